import type { ProductJson } from '@nutricion/contract/catalog';
import { productAllergens } from '@nutricion/contract/product-allergens';
import { isAllergenId } from '@nutricion/domain/catalog/allergen';
import { countFacets, type Facets } from '@nutricion/domain/filter/facets';
import { filterProducts, isFiltering, type ProductFilter } from '@nutricion/domain/filter/product-filter';
import { type SortOrder, sortOrders, sortProducts } from '@nutricion/domain/filter/sort-products';
import { centsFromDollars } from '@nutricion/domain/money/money';

/** Which products a call wants, in which order, as its query says. */
export interface Selection {
  readonly filter: ProductFilter;
  readonly order: SortOrder;
  readonly wantsFacets: boolean;
}

/** `category` counts as part of the filter only where a search asks for it. */
export const selectionOf = (query: URLSearchParams, isSearch: boolean): Selection => ({
  filter: {
    categories: isSearch ? listIn(query, 'category', ',') : [],
    kinds: listIn(query, 'kind', '|'),
    minCents: centsIn(query, 'min'),
    maxCents: centsIn(query, 'max'),
    diets: listIn(query, 'diet', ','),
    without: listIn(query, 'without', ',').filter(isAllergenId),
    withUnknown: query.get('unknown') === '1',
    inStock: query.get('stock') === '1',
    onOffer: query.get('offer') === '1',
  },
  order: sortOrders.find((order) => order === query.get('sort')) ?? 'relevance',
  wantsFacets: query.get('facets') === '1',
});

/** The part of a list that the filter lets through, as the server gives it: what is unknown last. */
export const selectProducts = <P extends ProductJson>(
  products: readonly P[],
  { filter, order, wantsFacets }: Selection,
  limit = Number.POSITIVE_INFINITY,
): { readonly products: readonly P[]; readonly facets: Facets | null } => {
  const facts = products.map(factsOf);
  const { known, unknown } = isFiltering(filter)
    ? filterProducts(facts, filter)
    : { known: facts, unknown: [] };
  const shown = [
    ...sortProducts(known.slice(0, limit), order),
    ...sortProducts(unknown.slice(0, Math.max(0, limit - known.length)), order),
  ];
  return {
    products: shown.map(({ product }) => product),
    facets: wantsFacets ? countFacets(facts, filter) : null,
  };
};

const factsOf = <P extends ProductJson>(product: P) => ({
  product,
  title: product.title,
  categoryId: product.normalized_category,
  kind: product.detected_subcategory,
  unitPriceCents: centsFromDollars(product.current_price),
  netContent: product.net_content,
  netUnit: product.net_unit,
  stock: product.stock,
  isOnOffer: product.promotion !== null,
  dietTags: [...product.nutritional_highlights, ...product.tags],
  ...productAllergens(product),
});

const listIn = (query: URLSearchParams, name: string, separator: string): readonly string[] =>
  (query.get(name) ?? '').split(separator).filter(Boolean);

const centsIn = (query: URLSearchParams, name: string): number | null => {
  const dollars = query.get(name);
  return dollars === null || Number.isNaN(Number(dollars)) ? null : centsFromDollars(Number(dollars));
};
