import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';

export interface ViewCounts {
  readonly add: (productId: string) => void;
  /** Writes the views counted so far. */
  readonly flush: () => Promise<void>;
}

/** Counts views in memory and writes them together, so that a read doesn't cost a write. */
export const openViewCounts = (db: Kysely<Schema>, logger: Logger): ViewCounts => {
  const counted = new Map<string, number>();
  let flushing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (counted.size === 0) return;
    const entries = [...counted];
    try {
      const written = await addViews(db, entries);
      for (const [id, count] of entries) {
        if (!written.has(id)) continue;
        const remaining = (counted.get(id) ?? 0) - count;
        if (remaining > 0) counted.set(id, remaining);
        else counted.delete(id);
      }
    } catch (error) {
      logger.warn({ err: error }, 'view counts not written; trying again with the next');
    }
  };

  return {
    add: (productId) => void counted.set(productId, (counted.get(productId) ?? 0) + 1),
    flush: () => {
      flushing = flushing.then(write);
      return flushing;
    },
  };
};

/**
 * Adds to `view_count` in one statement; returns the ids that were written or don't exist any more. Rows locked by an order are skipped: a statement
 * that never waits for a lock can't be part of a deadlock, and views can wait.
 */
const addViews = async (
  db: Kysely<Schema>,
  entries: readonly (readonly [id: string, count: number])[],
): Promise<ReadonlySet<string>> => {
  const ids = entries.map(([id]) => id);
  const { rows } = await sql<{ id: string }>`
    with free as (
      select id from products where id = any(${ids}::uuid[]) for no key update skip locked
    ), written as (
      update products p set view_count = p.view_count + seen.count
      from free join unnest(${ids}::uuid[], ${entries.map(([, count]) => count)}::int[]) as seen (id, count)
        using (id)
      where p.id = free.id
      returning p.id
    )
    select id from written
    union all
    select id from unnest(${ids}::uuid[]) as gone (id)
    where not exists (select 1 from products where products.id = gone.id)
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
};
