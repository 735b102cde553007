import type { Facets } from '../catalog/filter/facets.ts';
import type { CatalogIndex } from '../catalog/index/catalog-index.ts';
import type { IndexedProduct, ProductFacts } from '../catalog/index/indexed-product.ts';
import { selectProducts } from '../catalog/index/select-products.ts';
import { isPlain, type Selection } from '../catalog/index/selection.ts';
import type { ProductMatches, SearchEngine } from './search-engine.ts';

/** The card already shows title and category; other names and free-from claims it doesn't. */
const isWorthShowing = (reason: string): boolean => !/^(?:En |Por |Título exacto$)/.test(reason);

/** Most match reasons per result. */
const MAX_REASONS = 2;

export interface SearchRequest {
  readonly query: string;
  readonly isLiteral: boolean;
  readonly selection: Selection;
  readonly limit: number;
}

export interface SearchResult<P> {
  readonly product: P;
  readonly score: number;
  readonly matchReasons: readonly string[];
  readonly isFreedomUnknown: boolean;
}

interface SearchedProducts<P>
  extends Pick<ProductMatches, 'correctedQuery' | 'freeFrom' | 'isFreedomUnclear' | 'near'> {
  readonly results: readonly SearchResult<P>[];
  readonly facets: Facets | null;
}

/**
 * Searches and filters: the `limit` best matches, sorted as requested. In a free-from search, results with unknown allergens come last in every
 * order.
 */
export const searchProducts = <P extends IndexedProduct>(
  { byId }: CatalogIndex<P>,
  factsOf: (product: P) => ProductFacts<P>,
  engine: Pick<SearchEngine, 'search' | 'searchAll'>,
  { query, isLiteral, selection, limit }: SearchRequest,
): SearchedProducts<P> => {
  const { hits, because, correctedQuery, freeFrom, isFreedomUnclear, near } = isPlain(selection)
    ? engine.search(query, isLiteral, limit)
    : engine.searchAll(query, isLiteral);
  const hitOf = new Map(
    hits.flatMap((hit) => {
      const product = byId.get(hit.id);
      return product ? [[product, hit] as const] : [];
    }),
  );
  const { products, facets } = selectProducts([...hitOf.keys()], factsOf, selection, limit);
  const results = products.flatMap((product) => {
    const hit = hitOf.get(product);
    if (!hit) return [];
    const { id, score, isFreedomUnknown } = hit;
    return [
      {
        product,
        score,
        matchReasons: because(id).filter(isWorthShowing).slice(0, MAX_REASONS),
        isFreedomUnknown,
      },
    ];
  });
  if (selection.order === 'relevance') results.sort(bySoldOutAmongEquals);
  return {
    results: [
      ...results.filter(({ isFreedomUnknown }) => !isFreedomUnknown),
      ...results.filter(({ isFreedomUnknown }) => isFreedomUnknown),
    ],
    correctedQuery,
    freeFrom,
    ...(isFreedomUnclear && { isFreedomUnclear }),
    ...(near && { near }),
    facets,
  };
};

/** Of equal scores, sold-out products come last; the sort is stable. */
const bySoldOutAmongEquals = (
  one: SearchResult<IndexedProduct>,
  other: SearchResult<IndexedProduct>,
): number => other.score - one.score || Number(one.product.stock <= 0) - Number(other.product.stock <= 0);
