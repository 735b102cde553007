import type { MealsPerDay, PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { dailyValues } from '@nutricion/domain/nutrition/daily-values';

/**
 * What a plan is weighed by, in points: one is a cent of a person and day. A tenth too much or too little
 * energy counts as much as four dollars: who works twelve hours has to have eaten, and money is in the same scale.
 */
export interface Weights {
  /** Of each cent that the packages cost. */
  readonly cost: number;
  /** Of each cent of packages that is left over, besides. */
  readonly waste: number;
  /** Of missing or exceeding the whole target. */
  readonly energy: number;
  readonly protein: number;
  readonly fiber: number;
  readonly sodium: number;
  /** Of missing all of the energy that is enough (`ENOUGH_ENERGY`), and all of that below which nothing is offered (`LEAST_ENERGY`); each beside `energy`. */
  readonly enough: number;
  readonly floor: number;
  /** Of each minute in the kitchen a day. */
  readonly minute: number;
}

const defaultWeights: Weights = {
  cost: 1,
  waste: 0.5,
  energy: 4000,
  protein: 500,
  fiber: 400,
  sodium: 2000,
  enough: 12_000,
  floor: 400_000,
  minute: 1,
};

/** Packages are made for families: what one or two people leave of them counts more, or half of their money would lie in the pantry. */
const wasteFactor = (people: number): number => (people === 1 ? 4 : people === 2 ? 2 : 1.25);

export const weightsOf = ({ goals, people }: Pick<PlanAnswers, 'goals' | 'people'>): Weights => ({
  cost: goals.includes('budget') ? 2 : defaultWeights.cost,
  waste: wasteFactor(people) * defaultWeights.waste + (goals.includes('budget') ? 0.5 : 0),
  energy: goals.includes('energy') ? 6000 : defaultWeights.energy,
  protein: goals.includes('energy') ? 900 : defaultWeights.protein,
  fiber: goals.includes('healthy') ? 1000 : defaultWeights.fiber,
  sodium: goals.includes('healthy') ? 3500 : defaultWeights.sodium,
  enough: defaultWeights.enough,
  floor: defaultWeights.floor,
  minute: goals.includes('quick') ? 6 : defaultWeights.minute,
});

export interface Targets {
  readonly kcal: number;
  readonly protein_g: number;
  readonly fiber_g: number;
  /** The most of it. */
  readonly sodium_mg: number;
}

/** The share of a day's food that so many meals are; who plans two eats something else besides. */
const DAY_SHARE: Readonly<Record<MealsPerDay, number>> = { 2: 0.7, 3: 0.9, 4: 1 };
const DAY_KCAL = 2000;
/**
 * The least share of the energy that is offered as a plan: 1,200 of 2,000 kcal a person and day, below which nobody
 * diets without a doctor (NHLBI, Practical Guide to obesity, NIH 00-4084).
 */
export const MIN_ENERGY_SHARE = 0.6;
/** Below it a plan says first that it isn't enough. */
export const ENOUGH_ENERGY_SHARE = 0.8;
/** Of a "high-protein" plan: 30 % of the energy at 4 kcal a gram, rounded down. */
const HIGH_PROTEIN_G = 100;

export const shareOfDay = ({ mealsPerDay }: Pick<PlanAnswers, 'mealsPerDay'>): number =>
  DAY_SHARE[mealsPerDay];

/** What a person and day of the plan is held against: FDA's Daily Values on 2,000 kcal. */
export const targetsOf = ({ mealsPerDay, dietaryPreferences }: PlanAnswers): Targets => {
  const share = DAY_SHARE[mealsPerDay];
  const protein = dietaryPreferences.includes('high-protein') ? HIGH_PROTEIN_G : dailyValues.protein_g;
  return {
    kcal: DAY_KCAL * share,
    protein_g: protein * share,
    fiber_g: dailyValues.fiber_g * share,
    sodium_mg: dailyValues.sodium_mg * share,
  };
};

/** What a person gets of the plan on a day. */
export type PerDay = Targets;
