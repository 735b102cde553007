import type { CatalogIndex } from '@nutricion/domain/catalog/index/catalog-index';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** What is worked out of the whole catalogue is worked out again only after a change. */
export const memoizeByVersion = <T>(
  catalog: Catalog,
  work: (catalogIndex: CatalogIndex<CatalogEntry>) => T,
): (() => T) => {
  let version = catalog.version();
  let worked = work(catalog.shelves());
  return () => {
    if (version !== catalog.version()) {
      version = catalog.version();
      worked = work(catalog.shelves());
    }
    return worked;
  };
};
