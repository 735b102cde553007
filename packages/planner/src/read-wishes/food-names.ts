import { fold, formsOf } from '@nutricion/language';
import rows from '../../data/food-names.json' with { type: 'json' };

/** What else a food name covers, in folded words. */
export interface FoodName {
  /** The name, its synonyms, and products made of the food. */
  readonly includes: readonly string[];
  /** Words that make a title another food, such as "queso" in "queso de papa". */
  readonly unless: readonly string[];
}

/**
 * Food names by every form of each name. They add to the search's word tables what counts for a promise to avoid a
 * food: a search for pork doesn't mean bacon, but a plan without pork must have none.
 */
export const foodNames: ReadonlyMap<string, FoodName> = new Map(
  rows.flatMap(({ names, includes, unless }) => {
    const all = names.map(fold);
    const entry = { includes: [...all, ...includes.map(fold)], unless: unless.map(fold) };
    return all.flatMap((name) => formsOf(name).map((form) => [form, entry] as const));
  }),
);
