import type { mealPlanEndpoints } from '@nutricion/contract/plans/meal-plans';
import { accept } from '@nutricion/domain/kit/result';
import { distinctSettings } from '@nutricion/domain/plans/setting';
import { distinctWishes, type PlanWish, wishKey } from '@nutricion/domain/plans/wish';
import { wordsOf } from '@nutricion/language';
import { foodLexiconOf, readWishes, type WishReading } from '@nutricion/planner';
import type { Handler } from '../platform/http/mount.ts';
import type { ModelRefusal } from '../platform/language-model/language-model.ts';
import type { MealPlanDependencies } from './dependencies.ts';
import { modelInstructions, modelReplyJsonSchema } from './model-reply.ts';
import { readModelReply } from './read-model-reply.ts';

/**
 * Reads free text by the language model if there is one, and by the shop's own reader if there is none or it fails.
 * The text is sent without its author.
 */
export const readFreeText =
  ({
    words,
    readPantry,
    languageModel,
    limits,
  }: MealPlanDependencies): Handler<(typeof mealPlanEndpoints)['POST /api/meal-plans/wishes']> =>
  async ({ caller, body: { text } }) => {
    const lexicon = foodLexiconOf(words, await readPantry());
    const own = readWishes(text, lexicon);
    if (!languageModel || (await limits.consume('modelReadsPerPerson', caller.profileId)) !== null)
      return accept({ ...own, withoutModel: null });
    const reply = await languageModel.complete({
      instructions: modelInstructions,
      text,
      responseFormat: { name: 'deseos', jsonSchema: modelReplyJsonSchema() },
    });
    const read = reply.ok ? readModelReply(reply.value, text, lexicon) : null;
    if (read) return accept({ ...withFreeFromWishes(read, own), withoutModel: null });
    return accept({ ...own, withoutModel: reasonOf(reply) });
  };

const reasonOf = (reply: { readonly ok: boolean; readonly refusal?: ModelRefusal }): ModelRefusal['kind'] =>
  reply.refusal?.kind ?? 'unavailable';

/** Kinds of wishes that must not be lost. */
const promised: ReadonlySet<string> = new Set<PlanWish['kind']>([
  'without',
  'days-without',
  'allergy',
  'sum',
  'condition',
]);

/** Allergies, exclusions and sums that the shop's own reader found stay, even if the model overlooked them. */
const withFreeFromWishes = (read: WishReading, own: WishReading): WishReading => {
  const promises = own.wishes.filter(({ kind }) => promised.has(kind));
  const keys = new Set(promises.map(wishKey));
  return {
    wishes: distinctWishes([...read.wishes.filter((wish) => !keys.has(wishKey(wish))), ...promises]),
    settings: distinctSettings([
      ...read.settings,
      ...own.settings.filter(
        (each) => each.setting === 'allergy' || each.setting === 'diet' || each.setting === 'budget',
      ),
    ]),
    // The model knows no health conditions, and reports their words as not understood.
    notUnderstood: read.notUnderstood.filter(
      (quote) => !promises.some((wish) => wordsOf(wish.said).join() === wordsOf(quote).join()),
    ),
  };
};
