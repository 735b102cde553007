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

/** Results for a query: the given titles or hits, or that many products. */
export const someResults = (
  query: string,
  given: number | readonly (string | SearchHitCardJson)[],
  values: Partial<SearchResponse> = {},
): SearchResponse => {
  const hits =
    typeof given === 'number' ? Array.from({ length: given }, (_, at) => `${query} ${at + 1}`) : given;
  return {
    query,
    results: hits.map((hit) => (typeof hit === 'string' ? aHit(hit) : hit)),
    facets: someFacets(hits.length),
    ...values,
  };
};
