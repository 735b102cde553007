import { categories } from '../catalog/category.ts';
import type { ShelvedProduct } from '../catalog/index/shelved-product.ts';
import { productsOf, type Shelves, shelfOf } from '../catalog/index/shelves.ts';
import type { Finder } from './finder.ts';
import { categoriesThatBegin, type MergedSuggestions, mergeSuggestions } from './merge-suggestions.ts';

interface ProposedProducts<P> extends MergedSuggestions {
  readonly products: readonly P[];
}

/**
 * Where a half-typed search may lead: categories that have products, words, and the first products.
 * @param queries what other people search for that begins so, the most frequent first
 * @param limit how many products; absent, as many as were found
 */
export const suggestProducts = <P extends ShelvedProduct>(
  shelves: Shelves<P>,
  finder: Pick<Finder, 'suggest'>,
  query: string,
  queries: readonly string[],
  limit?: number,
): ProposedProducts<P> => {
  const { texts, ids } = finder.suggest(query);
  const filled = categories.filter(({ id }) => shelfOf(shelves, id).length > 0);
  return {
    ...mergeSuggestions({ categories: categoriesThatBegin(query, filled), queries, phrases: texts }),
    products: productsOf(shelves, ids.slice(0, limit)),
  };
};
