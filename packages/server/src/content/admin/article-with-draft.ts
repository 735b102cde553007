import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import {
  type ArticleContentJson,
  articleContentFields,
  articleContentSchema,
} from '@nutricion/contract/content/article-content';
import { articleState } from '@nutricion/domain/content/article-state';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { differingFields } from '../../platform/admin/differing-fields.ts';
import type { VersionTable } from '../../platform/admin/published-versions.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';

export const unknownArticle: Refusal = { kind: 'not-found', what: 'ese artículo' };

export const articleVersions: VersionTable = { table: 'article_versions', of: 'article_id' };

/** An article with its draft. */
export interface ArticleWithDraft {
  readonly id: string;
  readonly version: number;
  /** The draft's content, or the published one if there is no draft. */
  readonly content: ArticleContentJson;
  /** Null: it never was. */
  readonly published: ArticleContentJson | null;
  readonly publishedAt: Date | null;
  readonly hasDraft: boolean;
  /** The user who changed the draft last: another user publishes it. */
  readonly writtenBy: string | null;
  readonly writer: string | null;
  /** The user who published it; null if it came with the seed. */
  readonly reviewer: string | null;
  readonly isInReview: boolean;
  readonly returnedBecause: string | null;
  readonly isArchived: boolean;
  readonly changedAt: Date;
}

/** Articles for which a condition on `a` holds. One whose row is invalid is left out. */
export const readArticlesWithDraft = async (
  db: Kysely<Schema>,
  condition: RawBuilder<boolean>,
  { isLocked = false } = {},
): Promise<readonly ArticleWithDraft[]> => {
  const rows = await db
    .selectFrom('articles as a')
    .leftJoin('profiles as p', 'p.id', 'a.written_by')
    .selectAll('a')
    .select(({ selectFrom }) => [
      'p.full_name as writer',
      selectFrom('article_versions as v')
        .leftJoin('profiles as reviewer', 'reviewer.id', 'v.actor_id')
        .select('reviewer.full_name')
        .whereRef('v.article_id', '=', 'a.id')
        .orderBy('v.number', 'desc')
        .limit(1)
        .as('reviewer'),
    ])
    .where(condition)
    .orderBy('a.id')
    .$if(isLocked, (query) => query.forNoKeyUpdate('a'))
    .execute();
  return rows.flatMap((row): ArticleWithDraft[] => {
    const published = row.content ? articleContentSchema.safeParse(row.content).data : null;
    const content = row.draft ? articleContentSchema.safeParse(row.draft).data : published;
    if (published === undefined || !content) return [];
    return [
      {
        id: row.id,
        version: row.version,
        content,
        published,
        publishedAt: row.published_at,
        hasDraft: row.draft !== null,
        writtenBy: row.written_by,
        writer: row.writer,
        reviewer: row.reviewer,
        isInReview: row.review_asked_at !== null,
        returnedBecause: row.returned_because,
        isArchived: row.archived_at !== null,
        changedAt: row.updated_at,
      },
    ];
  });
};

export const stateOf = ({ published, hasDraft, isInReview, isArchived }: ArticleWithDraft) =>
  articleState({ isPublished: published !== null, hasDraft, isInReview, isArchived });

/** Whether article `a` is past the day that customers' text names; of what was never published the draft's counts. */
export const isOverdueInSql = (nowMs: number): RawBuilder<boolean> =>
  sql<boolean>`(a.archived_at is null and coalesce(a.content, a.draft) ->> 'review_by' < ${puertoRicoDate(nowMs)})`;

/** An article by its id, for the administration. */
export const readAdminArticle = async (
  db: Kysely<Schema>,
  id: string,
  readerId: string,
): Promise<AdminArticleJson | null> => {
  const [stored] = await readArticlesWithDraft(db, sql<boolean>`a.id = ${id}`);
  return stored
    ? {
        id,
        version: stored.version,
        state: stateOf(stored),
        content: stored.content,
        published: stored.published,
        written_by: stored.writer,
        reviewed_by: stored.reviewer,
        is_mine: stored.hasDraft && stored.writtenBy === readerId,
        returned_because: stored.returnedBecause,
      }
    : null;
};

/** The fields in which two contents differ. */
export const changedIn = (one: ArticleContentJson, other: ArticleContentJson) =>
  differingFields(articleContentFields, one, other);
