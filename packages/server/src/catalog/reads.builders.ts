import { emptyCatalogIndex, upsertProduct } from '@nutricion/domain/catalog/index/catalog-index';
import { noRecentPurchases } from '@nutricion/domain/catalog/index/rank-products';
import type { HospitalId, ProfileId } from '@nutricion/domain/kit/ids';
import { Hono } from 'hono';
import { expect } from 'vitest';
import { mount } from '../platform/http/mount.ts';
import { aWordTable } from '../search/search-words.builders.ts';
import { type CatalogEntry, createEntry, entryJson, type View } from './catalog-entry.ts';
import { entryFacts } from './entry-facts.ts';
import type { ProductWithPromotions } from './product-rows.ts';
import { readHandlers } from './read-handlers.ts';
import { createSearchIndex } from './search-index.ts';

const caller = {
  profileId: 'persona' as ProfileId,
  sessionId: 'sesion',
  isVerified: true,
  roles: [],
  lacksSecondFactor: false,
  hospitalId: 'hospital' as HospitalId,
};

/** The server's read handlers over given products, without a database. */
export const readsOver = async (sources: readonly ProductWithPromotions[], nowMs: number) => {
  const catalogIndex = emptyCatalogIndex<CatalogEntry>();
  for (const source of sources) upsertProduct(catalogIndex, createEntry(source));
  const searchIndex = createSearchIndex(
    () => aWordTable,
    () => catalogIndex.byId,
  );
  await searchIndex.rebuild();
  const app = new Hono();
  const catalog = {
    ...searchIndex,
    index: () => catalogIndex,
    jsonOf: (entry: CatalogEntry) => entryJson(entry, nowMs).whole,
    listJsonOf: (entry: CatalogEntry, view: View = 'whole') => entryJson(entry, nowMs)[view],
    factsOf: (entry: CatalogEntry) => entryFacts(entry, nowMs),
    countView: () => {},
  };
  mount(
    app,
    async () => caller,
    readHandlers(
      catalog,
      () => [],
      async () => noRecentPurchases,
      async () => null,
    ),
  );
  return async (path: string): Promise<Record<string, unknown> | undefined> => {
    const response = await app.request(path);
    if (response.status === 404) return undefined;
    // The search id is random; only the server's log uses it.
    const { searchId: _, ...body } = (await response.json()) as Record<string, unknown>;
    expect(response.status, JSON.stringify(body)).toBe(200);
    return body;
  };
};
