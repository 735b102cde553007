import type { ProductCardJson, ProductJson } from '@nutricion/contract/catalog/catalog';
import type { ProductFacts } from '@nutricion/domain/catalog/index/indexed-product';
import { withLearned } from '@nutricion/domain/catalog/words/learned-words';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { SearchEngine } from '@nutricion/domain/search/search-engine';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { retryDuringOutage } from '../platform/db/retry-during-outage.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { AdmitConnection } from '../platform/db/timeline-fence.ts';
import type { JsonText } from '../platform/http/json-text.ts';
import { CATALOG_CHANNEL, parseAnnouncement, stockPayloads } from './announcement.ts';
import { type CatalogEntry, entryJson, type View } from './catalog-entry.ts';
import { type CatalogMemory, createCatalogMemory } from './catalog-memory.ts';
import { collectUpdates } from './collect-updates.ts';
import { entryFacts } from './entry-facts.ts';
import { openListener } from './listener.ts';
import { createSearchIndex } from './search-index.ts';
import { openViewCounts } from './view-counts.ts';

/** Announcements of changed products within this time are read in one query. */
const COALESCE_MS = 50;
/** At most one announcement of changed stock in this time, however many orders are placed. */
const ANNOUNCE_EVERY_MS = 100;
/** Delay before everything is read again after an outage, so that waiting orders are served first. */
const RELOAD_AFTER_MS = 300;
/** If an announcement is lost, memory is stale for no longer than this. */
const RECHECK_EVERY_MS = 60_000;
const FLUSH_VIEWS_EVERY_MS = 3_000;

/** The active products in this process's memory. Stale by moments; orders are decided by the database instead. */
export interface Catalog extends Pick<CatalogMemory, 'index' | 'version'>, SearchEngine {
  /** The product's JSON as of now. */
  readonly jsonOf: (entry: CatalogEntry) => JsonText<ProductJson>;
  /** The product's JSON for a list: whole, or a card if `view` says so. */
  readonly listJsonOf: (entry: CatalogEntry, view: View | undefined) => JsonText<ProductCardJson>;
  /** Facts for filters and sorting as of now. */
  readonly factsOf: (entry: CatalogEntry) => ProductFacts<CatalogEntry>;
  /** Announces to every process, this one included, that a committed order changed these products' stock. */
  readonly announceStock: (ids: readonly string[]) => void;
  /** Counts a view of the product's page; written to `view_count` within seconds. */
  readonly countView: (productId: string) => void;
  /** Writes and announces what is still waiting, and stops listening. */
  readonly close: () => Promise<void>;
}

export interface CatalogOptions {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** For the connection that listens, which can't come from the pool. */
  readonly databaseUrl: string;
  readonly admit?: AdmitConnection | undefined;
  readonly now: () => number;
  readonly logger: Logger;
  /** Word tables of the search. */
  readonly words: WordTables;
}

/** Loads the catalog and updates it by the database's announcements. Rejects if it can't be read. */
export const openCatalog = async ({
  db,
  pool,
  databaseUrl,
  admit,
  now,
  logger,
  words,
}: CatalogOptions): Promise<Catalog> => {
  const onError = (error: unknown) => logger.warn({ err: error }, 'catalogue not refreshed; trying again');
  const views = openViewCounts(db, logger);
  let isOpen = false;
  const memory = createCatalogMemory(db, now, (ids) => {
    if (ids !== 'all') searchIndex.update(ids);
    // The first load is indexed below, where it is waited for.
    if (isOpen && ids === 'all') reindexed.add(['all']);
  });
  let currentWords = words;
  const learn = async (): Promise<void> => {
    currentWords = withLearned(
      words,
      await db.selectFrom('search_synonyms').select(['word', 'means']).execute(),
    );
  };
  const searchIndex = createSearchIndex(
    () => currentWords,
    () => memory.index().byId,
  );

  const reindexed = collectUpdates<'all'>({ delayMs: COALESCE_MS, work: searchIndex.rebuild, onError });
  const changed = collectUpdates<string>({ delayMs: COALESCE_MS, work: memory.refresh, onError });
  const changedCounts = collectUpdates<string>({ delayMs: COALESCE_MS, work: memory.recount, onError });
  const announced = collectUpdates<string>({
    delayMs: ANNOUNCE_EVERY_MS,
    work: async (ids) => {
      for (const payload of stockPayloads(ids))
        await pool.query('select pg_notify($1, $2)', [CATALOG_CHANNEL, payload]);
    },
    onError,
  });
  const learnAndReload = () => learn().then(memory.reload);
  const reloaded = collectUpdates<'all'>({ delayMs: RELOAD_AFTER_MS, work: learnAndReload, onError });
  const reworded = collectUpdates<'all'>({
    delayMs: COALESCE_MS,
    work: () => learn().then(searchIndex.rebuild),
    onError,
  });

  // Listen before the first read, so that no change between the two is missed.
  const listener = await openListener({
    databaseUrl,
    admit,
    channel: CATALOG_CHANNEL,
    onMessage: (payload) => {
      const { kind, ids } = parseAnnouncement(payload);
      if (kind === 'words') reworded.add(['all']);
      else (kind === 'stock' ? changedCounts : changed).add(ids);
    },
    onReconnected: () => reloaded.add(['all']),
    logger,
  });
  try {
    await retryDuringOutage(learnAndReload);
    await searchIndex.rebuild();
    isOpen = true;
  } catch (error) {
    await listener.close();
    throw error;
  }

  const recheck = setInterval(() => {
    listener
      .check()
      .then(() => memory.recount(), onError)
      .catch(onError);
  }, RECHECK_EVERY_MS);
  const flush = setInterval(views.flush, FLUSH_VIEWS_EVERY_MS);
  recheck.unref();
  flush.unref();

  return {
    index: memory.index,
    version: memory.version,
    jsonOf: (entry) => entryJson(entry, now()).whole,
    listJsonOf: (entry, view = 'whole') => entryJson(entry, now())[view],
    factsOf: (entry) => entryFacts(entry, now()),
    search: searchIndex.search,
    searchAll: searchIndex.searchAll,
    suggest: searchIndex.suggest,
    announceStock: announced.add,
    countView: views.add,
    close: async () => {
      clearInterval(recheck);
      clearInterval(flush);
      await Promise.all([announced.close('work'), views.flush(), listener.close()]);
      await Promise.all(
        [changed, changedCounts, reloaded, reindexed, reworded].map((collector) => collector.close('drop')),
      );
    },
  };
};
