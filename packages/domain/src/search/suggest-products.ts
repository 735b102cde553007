import { categories } from '../catalog/category.ts';
import { type CatalogIndex, categoryProducts, productsOf } from '../catalog/index/catalog-index.ts';
import type { IndexedProduct } from '../catalog/index/indexed-product.ts';
import { categoriesThatBegin, type MergedSuggestions, mergeSuggestions } from './merge-suggestions.ts';
import type { SearchEngine } from './search-engine.ts';

interface SuggestedProducts<P> extends MergedSuggestions {
  readonly products: readonly P[];
}

/**
 * Suggestions for a query that is still being typed: categories that have products, texts, and the best products. `queries`: logged queries that
 * begin with the text, the most frequent first. `limit`: most products; absent for all matches.
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
