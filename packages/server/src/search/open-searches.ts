import { SEARCH_RETENTION_DAYS } from '@nutricion/domain/search/search-retention';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';
import { countDroppedSearches } from '../platform/http/metrics.ts';
import { createPopularQueries, type PopularQueries } from './popular-queries.ts';
import { openSearchLog, type SearchLog } from './search-log.ts';
import { readPopularQueries, writeSearches } from './search-store.ts';

export interface Searches extends Pick<SearchLog, 'note'>, Pick<PopularQueries, 'beginningWith'> {
  /** Writes what is still waiting. */
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

/** What people search for: written down in batches, and the most frequent of it in memory. */
export const openSearches = ({ db, now, logger }: SearchesOptions): Searches => {
  const log = openSearchLog({
    write: (searches) => writeSearches(db, searches),
    onDropped: countDroppedSearches,
    onError: (error) => logger.warn({ err: error }, 'searches not written; kept for the next time'),
  });
  const popular = createPopularQueries({
    read: () => readPopularQueries(db, new Date(now() - POPULAR_MS)),
    onError: (error) => logger.warn({ err: error }, 'popular searches not read; the last ones serve'),
  });
  // Nobody waits for them: a shop that has just opened suggests without.
  let refreshing = popular.refresh();
  const flushes = setInterval(log.flush, FLUSH_EVERY_MS);
  const refreshes = setInterval(() => {
    refreshing = popular.refresh();
  }, REFRESH_EVERY_MS);
  flushes.unref();
  refreshes.unref();
  return {
    note: log.note,
    beginningWith: popular.beginningWith,
    close: async () => {
      clearInterval(flushes);
      clearInterval(refreshes);
      // The one under way may have begun before the last search came.
      await log.flush();
      await Promise.all([log.flush(), refreshing]);
    },
  };
};
