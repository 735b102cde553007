import { type FoodGroup, GRAMS_OF_EGG, GRAMS_OF_FRUIT_CUP, GRAMS_OF_VEGETABLE_CUP } from './food-groups.ts';

/** How much of a food group somebody who needs 2,000 kcal eats, in grams a day as it is bought to be cooked. */
export interface FoodGuideline {
  readonly group: FoodGroup;
  /** Less is too little; absent: none is needed. */
  readonly leastG?: number;
  /** More is too much; absent: it has no bound. */
  readonly mostG?: number;
}

const WEEK = 7;
const OUNCE_G = 28.35;
/** A serving of two ounces. */
const SERVING_G = 2 * OUNCE_G;

/**
 * Dietary Guidelines for Americans, 2020–2025, table A3-2 (healthy US-style pattern of 2,000 kcal): fruit 2 cups a day; dark
 * green, red and orange and other vegetables 1½ + 5½ + 4 cups a week; beans, peas and lentils 1½ cups, as half as much dry or
 * 255 g from the can; fish 8 oz; meat, poultry and eggs 26 oz of lean ones. Beyond it: red meat at most 18 oz cooked, some
 * 700 g raw, and of processed meat "very little, if any" (World Cancer Research Fund, 2018), here a serving; an egg a day
 * (American Heart Association, Circulation 2020;141:e39–e53); of salted fish a serving, for its salt.
 */
export const foodGuidelines: readonly FoodGuideline[] = [
  { group: 'fruit', leastG: 2 * GRAMS_OF_FRUIT_CUP },
  { group: 'vegetables', leastG: (11 / WEEK) * GRAMS_OF_VEGETABLE_CUP },
  { group: 'legumes', leastG: 255 / WEEK },
  { group: 'fish', leastG: (8 * OUNCE_G) / WEEK },
  { group: 'salted-fish', mostG: SERVING_G / WEEK },
  { group: 'red-meat', mostG: 700 / WEEK },
  { group: 'processed-meat', mostG: SERVING_G / WEEK },
  { group: 'eggs', mostG: GRAMS_OF_EGG },
];
