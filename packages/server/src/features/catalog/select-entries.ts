import { countFacets, type Facets } from '@nutricion/domain/filter/facets';
import { filterProducts } from '@nutricion/domain/filter/product-filter';
import { sortProducts } from '@nutricion/domain/filter/sort-products';
import type { CatalogEntry } from './catalog-entry.ts';
import type { EntryFacts } from './entry-facts.ts';
import type { Selection } from './filter-query.ts';

interface Selected {
  /** What is unknown where freedom from an allergen is asked for stands after the rest, in every order. */
  readonly entries: readonly CatalogEntry[];
  readonly facets: Facets | null;
}

/**
 * The part of a list that a filter lets through, in the order asked for. With a `limit` it is the first
 * so many of the list that are put in order: of a search the best, not the cheapest of what hardly fits.
 */
export const selectEntries = (
  entries: readonly CatalogEntry[],
  factsOf: (entry: CatalogEntry) => EntryFacts,
  { filter, order, wantsFacets }: Selection,
  limit = Number.POSITIVE_INFINITY,
): Selected => {
  const all = entries.map(factsOf);
  const { known, unknown } = filterProducts(all, filter);
  const shown = [
    ...sortProducts(known.slice(0, limit), order),
    ...sortProducts(unknown.slice(0, Math.max(0, limit - known.length)), order),
  ];
  return {
    entries: shown.map(({ entry }) => entry),
    facets: wantsFacets ? countFacets(all, filter) : null,
  };
};
