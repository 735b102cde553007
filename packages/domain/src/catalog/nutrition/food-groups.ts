import groups from '../../../data/food-groups.json' with { type: 'json' };
import type { Nutrient } from './nutrient.ts';

/**
 * What dietary guidelines count: groups of the Dietary Guidelines for Americans, 2020–2025 (table A3-2), the meats apart as
 * the American Institute for Cancer Research has them, and salted fish, which the guidelines' table of 8 oz of fish doesn't mean.
 */
export const foodGroups = [
  'fruit',
  'vegetables',
  'starchy',
  'legumes',
  'fish',
  'salted-fish',
  'poultry',
  'red-meat',
  'processed-meat',
  'eggs',
] as const;
export type FoodGroup = (typeof foodGroups)[number];

/** What of a product tells its group. */
export interface GroupedFood {
  /** As `products.category` has it. */
  readonly category: string;
  readonly subcategory: string | null;
  /** Of 100 g; null where nobody knows. */
  readonly per100g: Readonly<Partial<Record<Nutrient, number | null>>> | null;
}

const subcategoryGroups = groups.subcategories as Readonly<Record<string, FoodGroup>>;
const categoryGroups = groups.categories as Readonly<Record<string, FoodGroup>>;

/** Above it a vegetable counts as starchy (potatoes 17 g, corn 19 g; pumpkin 7 g, carrots 10 g), g of carbohydrates in 100 g. */
const STARCHY_CARBS_G = 12;
/** Salted cod has about 7,000 mg in 100 g, canned tuna 250 mg. */
const SALTED_SODIUM_MG = 1_000;
/** A whole egg has about 370 mg in 100 g, its white none: only yolks are what is counted. */
const YOLK_CHOLESTEROL_MG = 50;

/** The group of a product; null: none that a guideline counts here. */
export const foodGroupOf = ({ category, subcategory, per100g }: GroupedFood): FoodGroup | null => {
  const group = subcategoryGroups[subcategory ?? ''] ?? categoryGroups[category] ?? null;
  if (group === 'vegetables' || group === 'starchy') {
    const carbs = per100g?.carbs_g ?? null;
    return carbs === null ? group : carbs > STARCHY_CARBS_G ? 'starchy' : 'vegetables';
  }
  if (group === 'fish' && (per100g?.sodium_mg ?? 0) > SALTED_SODIUM_MG) return 'salted-fish';
  if (group === 'eggs' && (per100g?.cholesterol_mg ?? YOLK_CHOLESTEROL_MG) < YOLK_CHOLESTEROL_MG) return null;
  return group;
};

/** Grams of each group in something eaten. */
export type GroupGrams = Readonly<Partial<Record<FoodGroup, number>>>;

/**
 * Grams of raw food that make a cup-equivalent (fruit, vegetables) or what the guidelines count by: typical weights of
 * USDA's Food Patterns Equivalents Database.
 */
export const GRAMS_OF_FRUIT_CUP = 150;
export const GRAMS_OF_VEGETABLE_CUP = 125;
export const GRAMS_OF_EGG = 50;
