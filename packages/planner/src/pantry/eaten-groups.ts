import {
  type FoodGroup,
  foodGroupOf,
  type GroupGrams,
} from '@nutricion/domain/catalog/nutrition/food-groups';
import type { Nutrient } from '@nutricion/domain/catalog/nutrition/nutrient';
import { usageOf } from '@nutricion/domain/recipes/measure';
import type { PlanProduct, PlanRecipe } from './pantry.ts';

/** What a serving consists of, in the terms of dietary guidelines. */
export interface Eaten {
  /** Grams by food group. */
  readonly groups: GroupGrams;
  /**
   * Food group or shelf that gives most of the protein or energy; dishes with the same one count as
   * repetition.
   */
  readonly mainFood: string;
  /**
   * Whether it has at least one serving of rice, bread, pasta or root vegetables: no two of these on one
   * plate.
   */
  readonly isFilling: boolean;
}

/** Groups that can be the main food of a dish. */
const MAIN_GROUPS: ReadonlySet<FoodGroup> = new Set([
  'legumes',
  'fish',
  'salted-fish',
  'poultry',
  'red-meat',
  'processed-meat',
  'eggs',
]);
/** About the protein of an egg: less of a main group only seasons a dish. */
const MIN_MAIN_PROTEIN_G = 5;
/** Shelves that never are the main food of a dish. */
const INGREDIENTS_ONLY = new Set(['Aceites', 'Azúcar y edulcorantes', 'Mantequilla']);

const FILLING_SUBCATEGORIES: ReadonlySet<string> = new Set([
  'Arroces',
  'Cereales calientes',
  'Granos',
  'Harinas',
  'Pan criollo',
  'Pan de hamburger y hot dog',
  'Pan de sándwich',
  'Panes planos',
  'Pastas',
  'Viandas',
  'Viandas congeladas',
]);
/**
 * About an ounce of bread or half a cup of rice, the Dietary Guidelines' ounce-equivalent of grains: less
 * only thickens a stew.
 */
const MIN_FILLING_KCAL = 70;

/**
 * Food groups and main food of one serving. Optional ingredients and those without a weight aren't counted.
 */
export const eatenOf = (recipe: PlanRecipe, products: readonly PlanProduct[]): Eaten => {
  const groups: Partial<Record<FoodGroup, number>> = {};
  const protein = new Map<string, number>();
  const energy = new Map<string, number>();
  const add = (sums: Map<string, number>, key: string, amount: number): void => {
    sums.set(key, (sums.get(key) ?? 0) + amount);
  };
  for (const [position, ingredient] of recipe.ingredients.entries()) {
    const product = products[position];
    if (!product || ingredient.isOptional) continue;
    const grams = (usageOf(ingredient, product.food).eatenG ?? 0) / recipe.servings;
    const { per100g } = product.food;
    const of = (nutrient: Nutrient): number => (grams * (per100g?.[nutrient] ?? 0)) / 100;
    const group = foodGroupOf({ ...product, per100g });
    if (group) groups[group] = (groups[group] ?? 0) + grams;
    if (group && MAIN_GROUPS.has(group)) add(protein, group, of('protein_g'));
    const shelf = product.subcategory ?? product.category;
    if (!INGREDIENTS_ONLY.has(shelf)) add(energy, shelf, of('kcal'));
  }
  const fillingKcal = [...energy].reduce(
    (sum, [shelf, kcal]) => (FILLING_SUBCATEGORIES.has(shelf) ? sum + kcal : sum),
    0,
  );
  const [byProtein] = byAmount(protein);
  const isNamed = byProtein !== undefined && byProtein[1] >= MIN_MAIN_PROTEIN_G;
  return {
    groups,
    mainFood: isNamed ? byProtein[0] : (byAmount(energy)[0]?.[0] ?? recipe.id),
    isFilling: fillingKcal >= MIN_FILLING_KCAL,
  };
};

const byAmount = (sums: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...sums].toSorted((one, other) => other[1] - one[1]);
