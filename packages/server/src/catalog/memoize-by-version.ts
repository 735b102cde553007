import type { CatalogIndex } from '@nutricion/domain/catalog/index/catalog-index';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** Caches a value computed from the whole catalog until the catalog's version changes. */
export const memoizeByVersion = <T>(
  catalog: Catalog,
  work: (catalogIndex: CatalogIndex<CatalogEntry>) => T,
): (() => T) => {
  let version = catalog.version();
  let value = work(catalog.index());
  return () => {
    if (version !== catalog.version()) {
      version = catalog.version();
      value = work(catalog.index());
    }
    return value;
  };
};
