import { categories } from '../catalog/category.ts';
import { type CatalogIndex, categoryProducts, productsOf } from '../catalog/index/catalog-index.ts';
import type { IndexedProduct } from '../catalog/index/indexed-product.ts';
import { categoriesThatBegin, type MergedSuggestions, mergeSuggestions } from './merge-suggestions.ts';
import type { SearchEngine } from './search-engine.ts';

interface SuggestedProducts<P> extends MergedSuggestions {
  readonly products: readonly P[];
}

/**
 * Where a half-typed search may lead: categories that have products, words, and the first products.
 * @param queries what other people search for that begins so, the most frequent first
 * @param limit how many products; absent, as many as were found
 */
export const suggestProducts = <P extends IndexedProduct>(
  catalog: CatalogIndex<P>,
  engine: Pick<SearchEngine, 'suggest'>,
  query: string,
  queries: readonly string[],
  limit?: number,
): SuggestedProducts<P> => {
  const { texts, ids } = engine.suggest(query);
  const nonEmptyCategories = categories.filter(({ id }) => categoryProducts(catalog, id).length > 0);
  return {
    ...mergeSuggestions({
      categories: categoriesThatBegin(query, nonEmptyCategories),
      queries,
      phrases: texts,
    }),
    products: productsOf(catalog, ids.slice(0, limit)),
  };
};
