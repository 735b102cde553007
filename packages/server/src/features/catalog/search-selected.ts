import type { Facets } from '@nutricion/domain/filter/facets';
import { unknownLast } from '@nutricion/domain/finding/unknown-last';
import type { SearchHit } from '@nutricion/search';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { isPlain, type Selection } from './filter-query.ts';
import type { FoundProducts } from './search-index.ts';
import { selectEntries } from './select-entries.ts';

interface SelectedHits extends Omit<FoundProducts, 'hits'> {
  readonly hits: readonly { readonly entry: CatalogEntry; readonly hit: SearchHit }[];
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
  const { hits: found, ...said } = isAsFound
    ? catalog.search(query, isLiteral, limit)
    : catalog.searchAll(query, isLiteral);
  const hits = found.flatMap((hit) => {
    const entry = byId.get(hit.id);
    return entry ? [{ entry, hit }] : [];
  });
  if (isAsFound) return { hits, ...said, facets: null };
  const hitOf = new Map(hits.map((one) => [one.entry, one]));
  const { entries, facets } = selectEntries([...hitOf.keys()], catalog.factsOf, selection, limit);
  const selected = entries.flatMap((entry) => hitOf.get(entry) ?? []);
  return { hits: unknownLast(selected, ({ hit }) => hit.isFreedomUnknown), ...said, facets };
};
