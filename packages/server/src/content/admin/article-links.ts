import type { adminArticleEndpoints } from '@nutricion/contract/content/admin-articles';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { AdminArticleDependencies } from './article-dependencies.ts';

type LinkedProducts = ResponseOf<
  (typeof adminArticleEndpoints)['POST /api/admin/articles/computed']
>['products'];

/** Products by the ids that articles name, each once and in their order; a merged one is replaced by its survivor. */
export const readLinkedProducts = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<LinkedProducts> => {
  const { rows } = await sql<LinkedProducts[number]>`
    select linked.id, p.title, p.is_active and p.archived_at is null as is_seen
    from unnest(${[...new Set(ids)]}::uuid[]) with ordinality as linked (id, position)
    left join product_redirects r on r.from_id = linked.id
    join products p on p.id = coalesce(r.to_id, linked.id)
    order by linked.position
  `.execute(db);
  return rows;
};

/** The same of recipes. */
export const readLinkedRecipes = async (
  { db, currentRecipes }: AdminArticleDependencies,
  ids: readonly string[],
): Promise<LinkedProducts> => {
  const { rows } = await sql<{ id: string; survivor: string; title: string | null }>`
    select linked.id, coalesce(d.to_id, linked.id) as survivor, r.title
    from unnest(${[...new Set(ids)]}::uuid[]) with ordinality as linked (id, position)
    left join recipe_redirects d on d.from_id = linked.id
    left join recipes r on r.id = coalesce(d.to_id, linked.id)
    order by linked.position
  `.execute(db);
  const seen = new Map(
    (await currentRecipes(rows.map(({ survivor }) => survivor))).map(({ id, title }) => [id, title]),
  );
  return rows.flatMap(({ id, survivor, title }) => {
    const announcedTitle = seen.get(survivor) ?? title;
    return announcedTitle === null ? [] : [{ id, title: announcedTitle, is_seen: seen.has(survivor) }];
  });
};
