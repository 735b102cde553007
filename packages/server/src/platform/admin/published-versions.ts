import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Where what was published of a subject is kept, append-only, and by what column it is found. */
export type VersionTable =
  | { readonly table: 'recipe_versions'; readonly of: 'recipe_id' }
  | { readonly table: 'article_versions'; readonly of: 'article_id' };

interface Publication<Content> {
  readonly id: string;
  /** What is published now. */
  readonly content: Content;
  /** What was until now; null: nothing was. */
  readonly published: Content | null;
  readonly publishedAt: Date | null;
}

/** Keeps what is published now, and before it, where nobody had published over it yet, what it came with. */
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

/** What was published, the last first. What nobody has published over has the version that it came with. */
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
