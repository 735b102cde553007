import {
  type CatalogIndex,
  emptyCatalogIndex,
  removeProduct,
  upsertProduct,
} from '@nutricion/domain/catalog/index/catalog-index';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { type CatalogEntry, createEntry, updateCounts } from './catalog-entry.ts';
import { readProducts, readProductsAfter, readStock } from './product-rows.ts';

/** Rows that are read and indexed at a time, so that requests are served in between. */
const PAGE_SIZE = 250;

/** The catalog in memory. Each function reads from the database and updates it. */
export interface CatalogMemory {
  /** Call it each time: a reload replaces the index. */
  readonly index: () => CatalogIndex<CatalogEntry>;
  /** Increases after each change, stock and counters included. */
  readonly version: () => number;
  readonly reload: () => Promise<void>;
  /** Reads these products again; inactive ones are removed. */
  readonly refresh: (ids: readonly string[]) => Promise<void>;
  /** Reads stock and counters of these products; without ids of all, which also repairs missed changes. */
  readonly recount: (ids?: readonly string[]) => Promise<void>;
}

/** Called with products that were added, removed or changed, or with 'all' after a reload; not for stock. */
export type OnContentChange = (changed: readonly string[] | 'all') => void;

export const createCatalogMemory = (
  db: Kysely<Schema>,
  now: () => number,
  onContent: OnContentChange,
): CatalogMemory => {
  let catalogIndex = emptyCatalogIndex<CatalogEntry>();
  let version = 0;

  const reload = async (): Promise<void> => {
    const fresh = emptyCatalogIndex<CatalogEntry>();
    let after = '';
    for (let isLast = false; !isLast; ) {
      const page = await readProductsAfter(db, after, PAGE_SIZE, new Date(now()));
      for (const source of page) upsertProduct(fresh, createEntry(source));
      after = page.at(-1)?.product.id ?? '';
      isLast = page.length < PAGE_SIZE;
    }
    catalogIndex = fresh;
    version += 1;
    onContent('all');
  };

  const refresh = async (ids: readonly string[]): Promise<void> => {
    for (let start = 0; start < ids.length; start += PAGE_SIZE) {
      const page = ids.slice(start, start + PAGE_SIZE);
      const sources = await readProducts(db, page, new Date(now()));
      const activeIds = new Set(sources.map(({ product }) => product.id));
      for (const id of page) if (!activeIds.has(id)) removeProduct(catalogIndex, id);
      for (const source of sources) upsertProduct(catalogIndex, createEntry(source));
      version += 1;
      onContent(page);
    }
  };

  const recount = async (ids?: readonly string[]): Promise<void> => {
    const stocks = await readStock(db, ids);
    let isChanged = false;
    const missed: string[] = [];
    for (const row of stocks) {
      const entry = catalogIndex.byId.get(row.id);
      if (!entry) missed.push(row.id);
      else if (updateCounts(entry, row)) isChanged = true;
    }
    if (isChanged) version += 1;
    if (!ids && catalogIndex.byId.size + missed.length !== stocks.length) {
      const activeIds = new Set(stocks.map(({ id }) => id));
      missed.push(...[...catalogIndex.byId.keys()].filter((id) => !activeIds.has(id)));
    }
    if (missed.length > 0) await refresh(missed);
  };

  // One read at a time, so that an older result never overwrites a newer one.
  let last: Promise<unknown> = Promise.resolve();
  const runSerially =
    <Args extends readonly unknown[]>(read: (...args: Args) => Promise<void>) =>
    (...args: Args): Promise<void> => {
      const run = last.then(() => read(...args));
      last = run.catch(() => {});
      return run;
    };

  return {
    index: () => catalogIndex,
    version: () => version,
    reload: runSerially(reload),
    refresh: runSerially(refresh),
    recount: runSerially(recount),
  };
};
