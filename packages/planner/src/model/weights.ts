import { dailyValues } from '@nutricion/domain/catalog/nutrition/daily-values';
import type { MealsPerDay, PlanAnswers } from '@nutricion/domain/plans/answers';
import { stageOf } from '@nutricion/domain/plans/condition';

/**
 * Points of what is weighed; one point is a cent of a person and day. Ten per cent too much or too little
 * energy counts like six dollars: somebody who works twelve hours has to eat enough.
 */
export interface Weights {
  /** For each cent that the packages cost. */
  readonly cost: number;
  /** For each cent of packages that is left over, in addition. */
  readonly waste: number;
  /** For missing or exceeding a whole target. */
  readonly energy: number;
  readonly protein: number;
  readonly fiber: number;
  readonly sodium: number;
  /** For missing all of `ENOUGH_ENERGY_SHARE` and all of `MIN_ENERGY_SHARE`, each in addition to `energy`. */
  readonly enough: number;
  readonly floor: number;
  /** For each minute of cooking a day. */
  readonly minute: number;
}

const defaultWeights: Weights = {
  cost: 1,
  waste: 0.5,
  energy: 6000,
  protein: 500,
  fiber: 400,
  sodium: 4000,
  enough: 12_000,
  floor: 400_000,
  minute: 1.8,
};

/**
 * Packages are made for families: leftovers of one or two people weigh more, or half of their money would go
 * into them.
 */
const wasteFactor = (people: number): number => (people === 1 ? 6 : people === 2 ? 3 : 1.25);

/** The weights for the goals and the number of people. */
export const weightsOf = ({ goals, people }: Pick<PlanAnswers, 'goals' | 'people'>): Weights => ({
  cost: defaultWeights.cost,
  waste: wasteFactor(people) * defaultWeights.waste,
  energy: goals.includes('energy') ? 9000 : defaultWeights.energy,
  protein: goals.includes('energy') ? 900 : defaultWeights.protein,
  fiber: goals.includes('healthy') ? 1000 : defaultWeights.fiber,
  sodium: goals.includes('healthy') ? 6000 : defaultWeights.sodium,
  enough: defaultWeights.enough,
  floor: defaultWeights.floor,
  minute: goals.includes('quick') ? 6 : defaultWeights.minute,
});

/** Weights when only money counts beside the floors. */
export const moneyWeights: Weights = {
  ...defaultWeights,
  waste: 0,
  energy: 0,
  protein: 0,
  fiber: 0,
  sodium: 0,
  enough: 60_000,
  minute: 0,
};

/** Daily targets of a person. */
export interface Targets {
  readonly kcal: number;
  readonly protein_g: number;
  readonly fiber_g: number;
  /** A maximum. */
  readonly sodium_mg: number;
}

/** Share of a day's food in so many meals; with two meals, something else is eaten besides. */
const DAY_SHARE: Readonly<Record<MealsPerDay, number>> = { 2: 0.7, 3: 0.9, 4: 1 };
const DAY_KCAL = 2000;
/**
 * Minimum share of the energy target of any plan: 1,200 of 2,000 kcal a person and day, the least for a diet
 * without medical supervision (NHLBI, Practical Guide to obesity, NIH 00-4084).
 */
export const MIN_ENERGY_SHARE = 0.6;
/** Below this share a plan begins with a warning. */
export const ENOUGH_ENERGY_SHARE = 0.8;
/** Target of a "high-protein" plan: 20 % of 2,000 kcal at 4 kcal a gram. */
const HIGH_PROTEIN_G = 100;

/** Share of a day's food in the meals of the plan. */
export const shareOfDay = ({ mealsPerDay }: Pick<PlanAnswers, 'mealsPerDay'>): number =>
  DAY_SHARE[mealsPerDay];

/**
 * Daily targets per person: FDA Daily Values for 2,000 kcal, scaled to the meals of the plan. What a pregnancy or
 * breastfeeding takes more is shared by everybody who eats, since all servings of a plan are alike.
 */
export const targetsOf = ({
  mealsPerDay,
  dietaryPreferences,
  people,
  wishes = [],
}: Pick<PlanAnswers, 'mealsPerDay' | 'dietaryPreferences' | 'people' | 'wishes'>): Targets => {
  const extraKcal = wishes.reduce(
    (sum, wish) =>
      wish.kind === 'condition' ? sum + (stageOf(wish.condition, wish.stage)?.extraKcal ?? 0) : sum,
    0,
  );
  const share = DAY_SHARE[mealsPerDay];
  const protein = dietaryPreferences.includes('high-protein') ? HIGH_PROTEIN_G : dailyValues.protein_g;
  return {
    kcal: (DAY_KCAL + extraKcal / people) * share,
    protein_g: protein * share,
    fiber_g: dailyValues.fiber_g * share,
    sodium_mg: dailyValues.sodium_mg * share,
  };
};

/** What a person eats per day of the plan. */
export type PerDay = Targets;
