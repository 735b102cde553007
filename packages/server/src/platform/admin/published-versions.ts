import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** The append-only table of a subject's published versions, and its foreign key. */
export type VersionTable =
  | { readonly table: 'recipe_versions'; readonly of: 'recipe_id' }
  | { readonly table: 'article_versions'; readonly of: 'article_id' };

interface Publication<Content> {
  readonly id: string;
  /** The version published now. */
  readonly content: Content;
  /** The version published before; null: none. */
  readonly published: Content | null;
  readonly publishedAt: Date | null;
}

/** Stores the newly published version, and first the original one if this is the first publication over it. */
export const storeVersion = async <Content extends object>(
  trx: Transaction<Schema>,
  { table, of }: VersionTable,
  { id, content, published, publishedAt }: Publication<Content>,
  { actorId, nowMs }: { readonly actorId: string; readonly nowMs: number },
): Promise<void> => {
  const insert = (version: Content, actor: string | null, at: Date) => sql`
    insert into ${sql.table(table)} (${sql.ref(of)}, number, content, actor_id, published_at)
    select ${id}, coalesce(max(number), 0) + 1, ${JSON.stringify(version)}::jsonb, ${actor}::uuid, ${at}
    from ${sql.table(table)} where ${sql.ref(of)} = ${id}
  `;
  const stored = await sql`select from ${sql.table(table)} where ${sql.ref(of)} = ${id} limit 1`.execute(trx);
  if (stored.rows.length === 0 && published && publishedAt)
    await insert(published, null, publishedAt).execute(trx);
  await insert(content, actorId, new Date(nowMs)).execute(trx);
};

/** The published versions, the last first. A subject that was never published over has only its original version. */
export const readVersions = async <Content extends object>(
  db: Kysely<Schema>,
  { table, of }: VersionTable,
  { id, published, publishedAt }: Omit<Publication<Content>, 'content'>,
  parse: (content: unknown) => Content,
) => {
  const { rows } = await sql<{ number: number; content: unknown; published_at: Date; by: string | null }>`
    select v.number, v.content, v.published_at, p.full_name as by
    from ${sql.table(table)} v left join profiles p on p.id = v.actor_id
    where v.${sql.ref(of)} = ${id} order by v.number desc
  `.execute(db);
  if (rows.length > 0)
    return rows.map(({ content, published_at, ...row }) => ({
      ...row,
      published_at: published_at.toISOString(),
      content: parse(content),
    }));
  if (!published || !publishedAt) return [];
  return [{ number: 1, by: null, published_at: publishedAt.toISOString(), content: published }];
};
