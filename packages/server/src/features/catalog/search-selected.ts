import type { Facets } from '@nutricion/domain/filter/facets';
import type { SearchHit } from '@nutricion/domain/search/search-answer';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { isPlain, type Selection } from './filter-query.ts';
import type { FoundProducts } from './search-index.ts';
import { selectEntries } from './select-entries.ts';

interface SelectedHits {
  readonly hits: readonly { readonly entry: CatalogEntry; readonly hit: SearchHit }[];
  readonly found: FoundProducts;
  readonly facets: Facets | null;
}

/** What a search finds and a filter lets through: the `limit` best of it, in the order asked for. */
export const searchSelected = (
  catalog: Catalog,
  { query, isLiteral }: { readonly query: string; readonly isLiteral: boolean },
  selection: Selection,
  limit: number,
): SelectedHits => {
  const { byId } = catalog.shelves();
  const isAsFound = isPlain(selection);
  const found = isAsFound ? catalog.search(query, isLiteral, limit) : catalog.searchAll(query, isLiteral);
  const hits = found.hits.flatMap((hit) => {
    const entry = byId.get(hit.id);
    return entry ? [{ entry, hit }] : [];
  });
  if (isAsFound) return { hits, found, facets: null };
  const hitOf = new Map(hits.map((one) => [one.entry, one]));
  const { entries, facets } = selectEntries([...hitOf.keys()], catalog.factsOf, selection, limit);
  return { hits: entries.flatMap((entry) => hitOf.get(entry) ?? []), found, facets };
};
