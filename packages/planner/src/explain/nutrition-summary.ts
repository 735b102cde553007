import { GRAMS_OF_FRUIT_CUP, GRAMS_OF_VEGETABLE_CUP } from '@nutricion/domain/catalog/nutrition/food-groups';
import { foodGuidelines } from '@nutricion/domain/catalog/nutrition/food-guidelines';
import type { MealPlan } from '../compose/plan.ts';
import { ENOUGH_ENERGY_SHARE, MIN_ENERGY_SHARE, shareOfDay } from '../model/weights.ts';
import type { Candidate } from '../pantry/candidate.ts';
import { gramsADay } from './grams-a-day.ts';

/** The specification's three levels. */
export type Level = 'Alta' | 'Media' | 'Baja';

/** The specification's nutritionSummary (section 3). */
export interface NutritionSummary {
  /** Kcal per person and day; missing data count as zero. */
  readonly dailyCalories: number;
  /** 100 minus the points of all `healthLosses`. */
  readonly healthScore: number;
  /** 'Alta' at the protein target or more, 'Media' from 75 %. */
  readonly proteinFocus: Level;
  /** Different recipes as a share of all meals: 'Alta' from 80 %, 'Media' from 50 %. */
  readonly variety: Level;
}

/** Points that a plan loses for one thing, and its figure beside the target. */
export interface HealthLoss {
  readonly points: number;
  /** "el sodio: 2,210 mg al día, y el límite es 2,070" */
  readonly text: string;
}

/** Points for missing all of energy, protein, fiber, fruit or vegetables, or for unknown sodium at every meal. */
const PART_POINTS = 100 / 6;
/**
 * Sodium a quarter over its limit, or energy at the least that a plan may have, take a third of the score,
 * less of either proportionally less.
 */
const FAULT_POINTS = 31;
const FAULTY_SODIUM_SHARE = 0.25;

/**
 * What a plan's health score loses, in whole points, the most first. Energy counts in both directions, sodium
 * above its limit or unknown, everything else when missing.
 * @param recipes by id; must contain every recipe and side of the plan
 */
export const healthLosses = (
  plan: MealPlan,
  recipes: ReadonlyMap<string, Candidate>,
): readonly HealthLoss[] => {
  const { perDay, targets, meals, unknown, answers } = plan;
  const missing = (share: number) => PART_POINTS * Math.max(0, 1 - share);
  const grams = (group: 'fruit' | 'vegetables', gramsOfCup: number, name: string) => {
    const needed = (foodGuidelines.find((each) => each.group === group)?.minG ?? 0) * shareOfDay(answers);
    const eaten = gramsADay(plan, recipes, group);
    return {
      points: missing(eaten / needed),
      text: `${name}: ${decimal(eaten / gramsOfCup)} tazas al día, de ${decimal(needed / gramsOfCup)}`,
    };
  };
  const energy = perDay.kcal / targets.kcal;
  const tooLittle = Math.max(0, ENOUGH_ENERGY_SHARE - energy) / (ENOUGH_ENERGY_SHARE - MIN_ENERGY_SHARE);
  const excess = Math.max(0, perDay.sodium_mg / targets.sodium_mg - 1);
  const losses: readonly HealthLoss[] = [
    {
      points: Math.min(
        PART_POINTS + FAULT_POINTS,
        PART_POINTS * Math.abs(1 - energy) + FAULT_POINTS * tooLittle,
      ),
      text: `la energía: ${whole(perDay.kcal)} kcal al día, de ${whole(targets.kcal)}`,
    },
    {
      points: missing(perDay.protein_g / targets.protein_g),
      text: `la proteína: ${whole(perDay.protein_g)} g al día, de ${whole(targets.protein_g)}`,
    },
    {
      points: missing(perDay.fiber_g / targets.fiber_g),
      text: `la fibra: ${whole(perDay.fiber_g)} g al día, de ${whole(targets.fiber_g)}`,
    },
    {
      points: FAULT_POINTS * Math.min(1, excess / FAULTY_SODIUM_SHARE),
      text: `el sodio: ${whole(perDay.sodium_mg)} mg al día, y el límite es ${whole(targets.sodium_mg)}`,
    },
    {
      points: missing(1 - unknown.sodium_mg / meals.length),
      text: `lo que no se sabe del sodio en ${unknown.sodium_mg} de ${meals.length} comidas`,
    },
    grams('fruit', GRAMS_OF_FRUIT_CUP, 'las frutas'),
    grams('vegetables', GRAMS_OF_VEGETABLE_CUP, 'los vegetales'),
  ];
  return losses
    .map(({ points, text }) => ({ points: Math.round(points), text }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
};

const whole = (amount: number): string => Math.round(amount).toLocaleString('es-PR');
const decimal = (amount: number): string => amount.toLocaleString('es-PR', { maximumFractionDigits: 1 });

/**
 * Summarizes a plan's nutrition in the specification's four figures.
 * @param recipes by id; must contain every recipe and side of the plan
 */
export const nutritionSummary = (
  plan: MealPlan,
  recipes: ReadonlyMap<string, Candidate>,
): NutritionSummary => {
  const { perDay, targets, meals } = plan;
  const protein = perDay.protein_g / targets.protein_g;
  const lost = healthLosses(plan, recipes).reduce((sum, { points }) => sum + points, 0);
  const distinct = new Set(meals.map(({ recipeId }) => recipeId)).size / meals.length;
  return {
    dailyCalories: Math.round(perDay.kcal),
    healthScore: Math.max(0, 100 - lost),
    proteinFocus: protein >= 1 ? 'Alta' : protein >= 0.75 ? 'Media' : 'Baja',
    variety: distinct >= 0.8 ? 'Alta' : distinct >= 0.5 ? 'Media' : 'Baja',
  };
};
