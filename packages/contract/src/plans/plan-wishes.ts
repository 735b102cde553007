import { diets } from '@nutricion/domain/accounts/diet';
import { allergens } from '@nutricion/domain/catalog/allergen';
import {
  budgetBands,
  mealsPerDayOptions,
  planAllergies,
  planGoals,
  planLimits,
} from '@nutricion/domain/plans/answers';
import { conditionStages, conditions } from '@nutricion/domain/plans/condition';
import { planShifts } from '@nutricion/domain/plans/shift-meals';
import { wishLimits } from '@nutricion/domain/plans/wish';
import { z } from 'zod';
import { note } from '../kit/plain-text.ts';

/** The ids of options, as the union that they are. */
export const idsOf = <T extends string>(options: readonly { readonly id: T }[]) =>
  options.map(({ id }) => id);

const wrong = 'Ese deseo no es de los que entendemos.';
/** Their own words for it. */
const wishText = z.string(wrong).min(1, wrong).max(wishLimits.said, wrong);
const words = z
  .array(
    z
      .string(wrong)
      .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, wrong)
      .max(wishLimits.word, wrong),
    wrong,
  )
  .max(wishLimits.words, wrong)
  .readonly();

/** Folded words and phrases by which titles match the food, and by which they don't. */
const food = {
  said: wishText,
  food: z.string(wrong).min(1, wrong).max(wishLimits.food, wrong),
  words: words.refine((list) => list.length > 0, wrong),
  unless: words,
};
const { minutes, cents } = wishLimits;
const containedAllergens = z
  .array(z.enum(idsOf(allergens), wrong), wrong)
  .max(allergens.length, wrong)
  .readonly();
/** 0 is Sunday. */
const weekdays = z
  .array(z.number(wrong).int(wrong).min(0, wrong).max(6, wrong), wrong)
  .min(1, wrong)
  .max(7, wrong)
  .readonly();

const shiftOfDays = { weekdays, shift: z.enum(idsOf(planShifts), wrong) };
export const weekdayShiftSchema = z.strictObject(shiftOfDays);

/** A wish in free text, as understood. */
const wishSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('without'),
      ...food,
      contains: containedAllergens,
      /** Every product must have this tag; null: need not. */
      provenBy: z.literal('gluten-free', wrong).nullable(),
    }),
    z.strictObject({
      kind: z.enum(['more', 'less']),
      ...food,
    }),
    /** On these days of the week, as the three above on all of them. */
    z.strictObject({ kind: z.literal('days-without'), ...food, weekdays, contains: containedAllergens }),
    z.strictObject({ kind: z.enum(['days-more', 'days-less']), ...food, weekdays }),
    z.strictObject({
      kind: z.literal('minutes'),
      said: wishText,
      /** Of preparing and cooking a meal together. */
      most: z.number(wrong).int(wrong).min(minutes.min, wrong).max(minutes.max, wrong),
    }),
    z.strictObject({
      kind: z.literal('sum'),
      said: wishText,
      /** Of the whole plan. */
      mostCents: z.number(wrong).int(wrong).min(cents.min, wrong).max(cents.max, wrong),
    }),
    z.strictObject({ kind: z.literal('shift'), said: wishText, ...shiftOfDays }),
    z.strictObject({ kind: z.literal('allergy'), said: wishText, allergen: z.enum(idsOf(allergens), wrong) }),
    z.strictObject({
      kind: z.literal('condition'),
      said: wishText,
      condition: z.enum(idsOf(conditions), wrong),
      /** How far a pregnancy is, or how old the child at the breast; absent where it wasn't said. */
      stage: z.enum(idsOf(conditionStages), wrong).exactOptional(),
    }),
  ],
  wrong,
);

export const wishesSchema = z
  .array(wishSchema, wrong)
  .max(wishLimits.wishes, `Caben hasta ${wishLimits.wishes} deseos.`)
  .readonly();

/** A phrase that is an answer of the seven steps. */
const settingSchema = z.discriminatedUnion('setting', [
  z.object({
    setting: z.literal('days'),
    value: z.number().int().min(planLimits.days.min).max(planLimits.days.max),
    said: wishText,
  }),
  z.object({ setting: z.literal('mealsPerDay'), value: z.literal([...mealsPerDayOptions]), said: wishText }),
  z.object({
    setting: z.literal('people'),
    value: z.number().int().min(planLimits.people.min).max(planLimits.people.max),
    said: wishText,
  }),
  z.object({ setting: z.literal('budget'), value: z.enum(idsOf(budgetBands)), said: wishText }),
  z.object({ setting: z.literal('diet'), value: z.enum(idsOf(diets)), said: wishText }),
  z.object({ setting: z.literal('goal'), value: z.enum(idsOf(planGoals)), said: wishText }),
  z.object({ setting: z.literal('allergy'), value: z.enum(idsOf(planAllergies)), said: wishText }),
]);

export const wishReadingSchema = z.object({
  wishes: wishesSchema,
  settings: z.array(settingSchema).readonly(),
  /** Their own words of what wasn't understood. */
  notUnderstood: z.array(z.string()).readonly(),
  /**
   * Why the language model wasn't used: its quota is used up, or it didn't respond properly in time. Null: it was
   * used, or the shop has none.
   */
  withoutModel: z.enum(['payment_required', 'unavailable']).nullable(),
});
export type WishReadingJson = z.infer<typeof wishReadingSchema>;

const NOTHING = 'Escribe qué más debemos saber.';
export const wishTextSchema = note(NOTHING)
  .min(1, NOTHING)
  .max(wishLimits.text, `Usa ${wishLimits.text} letras o menos.`);
