import { type FoodGroup, GRAMS_OF_EGG, GRAMS_OF_FRUIT_CUP, GRAMS_OF_VEGETABLE_CUP } from './food-groups.ts';

/** Amount of a food group for somebody who needs 2,000 kcal, in grams a day of the food as bought. */
export interface FoodGuideline {
  readonly group: FoodGroup;
  /** The recommended minimum; absent if none is needed. */
  readonly minG?: number;
  /** The recommended maximum; absent if there is none. */
  readonly maxG?: number;
}

const WEEK = 7;
const OUNCE_G = 28.35;
/** A serving of two ounces. */
const SERVING_G = 2 * OUNCE_G;

/**
 * Dietary Guidelines for Americans, 2020–2025, table A3-2 (healthy US-style pattern of 2,000 kcal): fruit 2 cups a day; dark green, red and orange
 * and other vegetables 1½ + 5½ + 4 cups a week; beans, peas and lentils 1½ cups a week, equal to half as much dry or 255 g canned; fish 8 oz a week.
 * In addition: red meat at most 18 oz cooked, about 700 g raw, and "very little, if any" processed meat (World Cancer Research Fund, 2018), here one
 * serving a week; one egg a day (American Heart Association, Circulation 2020;141:e39–e53); one serving of salted fish a week because of its salt.
 */
export const foodGuidelines: readonly FoodGuideline[] = [
  { group: 'fruit', minG: 2 * GRAMS_OF_FRUIT_CUP },
  { group: 'vegetables', minG: (11 / WEEK) * GRAMS_OF_VEGETABLE_CUP },
  { group: 'legumes', minG: 255 / WEEK },
  { group: 'fish', minG: (8 * OUNCE_G) / WEEK },
  { group: 'salted-fish', maxG: SERVING_G / WEEK },
  { group: 'red-meat', maxG: 700 / WEEK },
  { group: 'processed-meat', maxG: SERVING_G / WEEK },
  { group: 'eggs', maxG: GRAMS_OF_EGG },
];
