import { fold } from '@nutricion/language';
import type { DietId } from '../accounts/diet.ts';
import { type AllergenId, allergens } from '../catalog/allergen.ts';
import { listText } from '../kit/list-text.ts';
import { formatUsdShort } from '../kit/money.ts';
import { type ConditionId, type ConditionStageId, conditions, stageOf } from './condition.ts';
import { type PlanShift, planShifts } from './shift-meals.ts';
import { weekdayNames } from './weekdays.ts';

/** A food by the words that titles have for it. */
export interface WishedFood {
  /** As typed: "habichuelas negras". */
  readonly food: string;
  /** Folded words and phrases; a title has the food when it has one of them, plural or not. */
  readonly words: readonly string[];
  /** A title with one of these is another food: "queso de papa" is no potato. */
  readonly unless: readonly string[];
}

interface TypedWish {
  /** Their own words for it. */
  readonly said: string;
}

/** Hard: no recipe that is called so or has it in it. */
export interface WithoutWish extends WishedFood, TypedWish {
  readonly kind: 'without';
  /** Allergens that all its products contain, whatever they are called. */
  readonly contains: readonly AllergenId[];
  /** Every product must have this tag: of gluten, not knowing better is no proof. */
  readonly provenBy: 'gluten-free' | null;
}

/** Soft: points for recipes that have it, or against them. */
export interface TasteWish extends WishedFood, TypedWish {
  readonly kind: 'more' | 'less';
}

/** Hard on these days of the week: no recipe that is called so or has it in it. */
export interface DaysWithoutWish extends WishedFood, TypedWish {
  readonly kind: 'days-without';
  /** 0 is Sunday, as `Date` has it. */
  readonly weekdays: readonly number[];
  readonly contains: readonly AllergenId[];
}

/** Soft: points for recipes that have it on these days of the week, or against them. */
export interface DaysTasteWish extends WishedFood, TypedWish {
  readonly kind: 'days-more' | 'days-less';
  readonly weekdays: readonly number[];
}

/** Hard: the most minutes of preparing and cooking a meal together. */
export interface MinutesWish extends TypedWish {
  readonly kind: 'minutes';
  readonly most: number;
}

/** Hard: what the whole plan costs at most, beside the band of the wizard. */
export interface SumWish extends TypedWish {
  readonly kind: 'sum';
  readonly mostCents: number;
}

/** Hard: meals that fall into the shift can be eaten at work. Of two wishes for a day the later one counts. */
export interface ShiftWish extends TypedWish {
  readonly kind: 'shift';
  readonly weekdays: readonly number[];
  readonly shift: PlanShift;
}

/** Harder than hard, as an allergy of the wizard: for those that the wizard has no box for. */
export interface AllergyWish extends TypedWish {
  readonly kind: 'allergy';
  readonly allergen: AllergenId;
}

/** Never relaxed, as far as a plan can respect it (`conditionRules`); for the rest the plan gives a reference. */
export interface ConditionWish extends TypedWish {
  readonly kind: 'condition';
  readonly condition: ConditionId;
  /** Absent where it wasn't said. */
  readonly stage?: ConditionStageId;
}

/** A wish in the customer's own words, beyond the seven steps. */
export type PlanWish =
  | WithoutWish
  | TasteWish
  | DaysWithoutWish
  | DaysTasteWish
  | MinutesWish
  | SumWish
  | ShiftWish
  | AllergyWish
  | ConditionWish;

export const wishLimits = {
  wishes: 30,
  text: 1_000,
  said: 120,
  food: 60,
  words: 120,
  word: 40,
  minutes: { min: 5, max: 240 },
  cents: { min: 100, max: 9_999_999 },
} as const;

/**
 * Hard wishes that are relaxed, and reported, when there is no plan otherwise: a sum is relaxed with the budget, and what
 * somebody's health depends on never.
 */
export const isRelaxable = (
  wish: PlanWish,
): wish is WithoutWish | DaysWithoutWish | MinutesWish | ShiftWish =>
  ((wish.kind === 'without' || wish.kind === 'days-without') && !NOT_TOLERATED.test(fold(wish.said))) ||
  wish.kind === 'minutes' ||
  (wish.kind === 'shift' && wish.shift !== 'libre');

/** Whoever can't have milk has no other answer among the seven steps, so that it counts as an allergy. */
export const isRelaxableDiet = (diet: DietId): boolean => diet !== 'dairy-free';

/** Allergies to foods beyond the nine allergens, and celiac disease, are wishes without a food by these words alone. */
const NOT_TOLERATED = /alergi|anafila|celiac|intoler/;

/** What makes two wishes one. */
export const wishKey = (wish: PlanWish): string => {
  switch (wish.kind) {
    case 'without':
    case 'more':
    case 'less':
      return `food ${wish.words[0] ?? wish.food}`;
    case 'days-without':
    case 'days-more':
    case 'days-less':
      return `food ${wish.words[0] ?? wish.food} on ${wish.weekdays.join()}`;
    case 'minutes':
    case 'sum':
      return wish.kind;
    case 'shift':
      return `shift ${wish.weekdays.join()}`;
    case 'allergy':
      return `allergy ${wish.allergen}`;
    case 'condition':
      return `condition ${wish.condition}`;
  }
};

/** Each once; of two on the same thing the later counts, as a correction. */
export const distinctWishes = (wishes: readonly PlanWish[]): readonly PlanWish[] =>
  [...new Map(wishes.map((wish) => [wishKey(wish), wish])).values()].slice(0, wishLimits.wishes);

/** "Sin cerdo", "Viernes: más pescado", "Martes: 7 p. m. a 7 a. m.": the label of a chip. */
export const wishLabel = (wish: PlanWish): string => {
  switch (wish.kind) {
    case 'without':
      return `Sin ${wish.food}`;
    case 'more':
      return `Más ${wish.food}`;
    case 'less':
      return `Menos ${wish.food}`;
    case 'days-without':
      return `${weekdaysText(wish.weekdays)}: sin ${wish.food}`;
    case 'days-more':
      return `${weekdaysText(wish.weekdays)}: más ${wish.food}`;
    case 'days-less':
      return `${weekdaysText(wish.weekdays)}: menos ${wish.food}`;
    case 'minutes':
      return `Hasta ${wish.most} minutos`;
    case 'sum':
      return `Hasta ${formatUsdShort(wish.mostCents)} en total`;
    case 'shift':
      return `${weekdaysText(wish.weekdays)}: ${planShifts.find(({ id }) => id === wish.shift)?.label.replace(/^Libre$/, 'libre')}`;
    case 'allergy':
      return `Alergia: ${allergens.find(({ id }) => id === wish.allergen)?.label.toLowerCase()}`;
    case 'condition': {
      const label = conditions.find(({ id }) => id === wish.condition)?.label ?? '';
      return wish.stage ? `${label}, ${stageOf(wish.condition, wish.stage)?.label}` : label;
    }
  }
};

const weekdaysText = (weekdays: readonly number[]): string => {
  if (weekdays.length === 7) return 'Todos los días';
  // The week begins on Monday here.
  const ordered = weekdays.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7));
  const text = listText(ordered.map((weekday) => weekdayNames[weekday] ?? ''));
  return text.charAt(0).toUpperCase() + text.slice(1);
};
