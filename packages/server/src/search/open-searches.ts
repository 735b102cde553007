import { SEARCH_RETENTION_DAYS } from '@nutricion/domain/search/search-retention';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';
import { countDroppedSearches } from '../platform/figures/process-figures.ts';
import { createPopularQueries, type PopularQueries } from './popular-queries.ts';
import { openSearchLog, type SearchLog } from './search-log.ts';
import { readPopularQueries, writeSearches } from './search-store.ts';

export interface Searches extends Pick<SearchLog, 'add'>, Pick<PopularQueries, 'beginningWith'> {
  /** Writes what is waiting, and stops the timers. */
  readonly close: () => Promise<void>;
}

interface SearchesOptions {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

const FLUSH_EVERY_MS = 3_000;
const REFRESH_EVERY_MS = 5 * 60_000;
const POPULAR_MS = SEARCH_RETENTION_DAYS * 86_400_000;

/** The log of searches, written in batches, and the popular queries in memory. */
export const openSearches = ({ db, now, logger }: SearchesOptions): Searches => {
  const log = openSearchLog({
    write: (searches) => writeSearches(db, searches),
    onDropped: countDroppedSearches,
    onError: (error) => logger.warn({ err: error }, 'searches not written; trying again with the next'),
  });
  const popular = createPopularQueries({
    read: () => readPopularQueries(db, new Date(now() - POPULAR_MS)),
    onError: (error) => logger.warn({ err: error }, 'popular searches not read; using the last ones'),
  });
  // Not awaited: until then there are suggestions without popular queries.
  let refreshing = popular.refresh();
  const flushes = setInterval(log.flush, FLUSH_EVERY_MS);
  const refreshes = setInterval(() => {
    refreshing = popular.refresh();
  }, REFRESH_EVERY_MS);
  flushes.unref();
  refreshes.unref();
  return {
    add: log.add,
    beginningWith: popular.beginningWith,
    close: async () => {
      clearInterval(flushes);
      clearInterval(refreshes);
      // A flush that is running may have started before the last search was added.
      await log.flush();
      await Promise.all([log.flush(), refreshing]);
    },
  };
};
