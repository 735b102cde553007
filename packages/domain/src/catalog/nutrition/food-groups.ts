import groups from '../../../data/food-groups.json' with { type: 'json' };
import type { Nutrient } from './nutrient.ts';

/**
 * Food groups with a dietary guideline: those of the Dietary Guidelines for Americans, 2020–2025 (table A3-2), meats separate as in the guidelines of
 * the American Institute for Cancer Research, and salted fish, which isn't meant by the 8 oz of fish in the table.
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

/** The fields of a product that decide its group. */
export interface GroupedFood {
  /** `products.category`. */
  readonly category: string;
  readonly subcategory: string | null;
  /** Amounts in 100 g; null if unknown. */
  readonly per100g: Readonly<Partial<Record<Nutrient, number | null>>> | null;
}

const subcategoryGroups = groups.subcategories as Readonly<Record<string, FoodGroup>>;
const categoryGroups = groups.categories as Readonly<Record<string, FoodGroup>>;

/** More carbohydrates than this, in g per 100 g, make a vegetable starchy (potatoes 17 g, corn 19 g; pumpkin 7 g, carrots 10 g). */
const STARCHY_CARBS_G = 12;
/** Sodium in mg per 100 g above which fish counts as salted: salted cod has about 7,000 mg, canned tuna 250 mg. */
const SALTED_SODIUM_MG = 1_000;
/** Cholesterol in mg per 100 g below which eggs are whites, which don't count: a whole egg has about 370 mg, its white none. */
const YOLK_CHOLESTEROL_MG = 50;

/** The group of a product; null if no guideline counts it. */
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

/** Grams of each group in a meal or plan. */
export type GroupGrams = Readonly<Partial<Record<FoodGroup, number>>>;

/** Grams of raw food in a cup-equivalent (fruit, vegetables) or an egg: typical weights of USDA's Food Patterns Equivalents Database. */
export const GRAMS_OF_FRUIT_CUP = 150;
export const GRAMS_OF_VEGETABLE_CUP = 125;
export const GRAMS_OF_EGG = 50;
