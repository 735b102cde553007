import { MIN_SEARCHERS } from '@nutricion/domain/search/search-retention';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { LoggedSearch } from './logged-search.ts';

/**
 * Writes searches in one statement. An existing one is updated with later events if it is the same user's; searches of deleted users are left out.
 */
export const writeSearches = async (db: Kysely<Schema>, searches: readonly LoggedSearch[]): Promise<void> => {
  await sql`
    with batch as (
      select * from jsonb_to_recordset(${JSON.stringify(searches.map(toRow))}::jsonb) as t (
        id uuid, user_id uuid, hospital_id uuid, query text, normalized text, corrected_query text,
        result_count integer, top_product_ids uuid[], chosen_product_id uuid, is_entered boolean,
        created_at timestamptz)
    ), people as (
      -- Waits for a user's deletion that is in progress, and then skips her.
      select id from profiles where id in (select user_id from batch) order by id for key share
    )
    insert into searches (id, user_id, hospital_id, query, normalized, corrected_query, result_count,
      top_product_ids, chosen_product_id, is_entered, created_at)
    select n.id, p.id, h.id, n.query, n.normalized, n.corrected_query, n.result_count,
      n.top_product_ids, n.chosen_product_id, n.is_entered, n.created_at
    from batch n join people p on p.id = n.user_id left join hospitals h on h.id = n.hospital_id
    -- A fixed order prevents deadlocks between processes that write the same searches.
    order by n.id
    on conflict (id) do update set
      is_entered = searches.is_entered or excluded.is_entered,
      chosen_product_id = coalesce(searches.chosen_product_id, excluded.chosen_product_id)
    where searches.user_id = excluded.user_id
  `.execute(db);
};

const toRow = (search: LoggedSearch) => ({
  id: search.id,
  user_id: search.userId,
  hospital_id: search.hospitalId,
  query: search.query,
  normalized: search.normalized,
  corrected_query: search.correctedQuery,
  result_count: search.resultCount,
  top_product_ids: search.topIds,
  chosen_product_id: search.chosenId,
  is_entered: search.isEntered,
  created_at: search.at,
});

const MAX_QUERIES = 2_000;

/**
 * Queries that several different users searched since `since` with results, and whose last search had results; the most frequent first. Corrected
 * queries and those whose results weren't opened don't count.
 */
export const readPopularQueries = async (db: Kysely<Schema>, since: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ query: string }>`
    select mode() within group (order by query) as query
    from searches
    where created_at >= ${since} and is_entered and corrected_query is null and normalized <> ''
    group by normalized
    having count(distinct user_id) filter (where result_count > 0) >= ${MIN_SEARCHERS}
      and (array_agg(result_count order by created_at desc))[1] > 0
    order by count(distinct user_id) desc, normalized
    limit ${MAX_QUERIES}
  `.execute(db);
  return rows.map(({ query }) => query);
};
