import type { SearchHitCardJson } from '@nutricion/contract/catalog/catalog';
import { someFacets } from '../../catalog/public/filters/facets.builders.ts';
import { aProductCard } from '../../catalog/public/product-card.builders.ts';
import type { ApiResponse } from '../../kit/api/api.ts';

export const aHit = (title: string, values: Partial<SearchHitCardJson> = {}): SearchHitCardJson => ({
  ...aProductCard(title, []),
  score: 1,
  matchReasons: [],
  ...values,
});

type SearchResponse = ApiResponse<'GET /api/products/search'>;

/** What is found for a query: products by their titles, or as many of one kind. */
export const someResults = (
  query: string,
  found: number | readonly (string | SearchHitCardJson)[],
  values: Partial<SearchResponse> = {},
): SearchResponse => {
  const hits =
    typeof found === 'number' ? Array.from({ length: found }, (_, at) => `${query} ${at + 1}`) : found;
  return {
    query,
    results: hits.map((hit) => (typeof hit === 'string' ? aHit(hit) : hit)),
    facets: someFacets(hits.length),
    ...values,
  };
};
