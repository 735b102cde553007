import { allProducts, type CatalogIndex, categoryProducts, productsOf } from './catalog-index.ts';
import type { IndexedProduct, ProductFacts } from './indexed-product.ts';
import { type Selected, selectProducts } from './select-products.ts';
import type { Selection } from './selection.ts';

export interface ListRequest<P> {
  /** Comma-separated, in the requested order; used instead of a category. */
  readonly ids?: string | undefined;
  /** A category id or a database category; absent for all products. */
  readonly category?: string | undefined;
  readonly selection: Selection;
  /** Sorts a category's list if no other order is requested; absent for the order by title. */
  readonly rank?: ((shelf: readonly P[]) => readonly P[]) | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

interface ListedProducts<P> extends Selected<P> {
  /** All matching products, not only those of the page. */
  readonly total: number;
}

/** A page of a category, of given products, or of all products. */
export const listProducts = <P extends IndexedProduct>(
  catalog: CatalogIndex<P>,
  factsOf: (product: P) => ProductFacts<P>,
  { ids, category, selection, rank, offset = 0, limit = Number.POSITIVE_INFINITY }: ListRequest<P>,
): ListedProducts<P> => {
  const { products, facets } = selectProducts(
    rank && ids === undefined && category !== undefined
      ? rank(categoryProducts(catalog, category))
      : productsInScope(catalog, ids, category),
    factsOf,
    selection,
  );
  return { products: products.slice(offset, offset + limit), total: products.length, facets };
};

const productsInScope = <P extends IndexedProduct>(
  catalog: CatalogIndex<P>,
  ids: string | undefined,
  category: string | undefined,
): readonly P[] => {
  if (ids !== undefined) return productsOf(catalog, parseIds(ids));
  return category === undefined ? allProducts(catalog) : categoryProducts(catalog, category);
};

/** Each id once, in the given order, in lower case. */
export const parseIds = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((id) => id.trim().toLowerCase())
      .filter(Boolean),
  ),
];
