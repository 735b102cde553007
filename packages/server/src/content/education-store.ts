import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

const progressColumns = ['slug', 'read_at', 'quiz_score', 'quiz_answers', 'bookmarked_at'] as const;

/** What a person did with articles: with one of them, or with all. */
export const readProgress = (db: Kysely<Schema>, userId: string, slug?: string) =>
  db
    .selectFrom('education_progress')
    .select(progressColumns)
    .where('user_id', '=', userId)
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
    .execute();
export type ProgressRow = Awaited<ReturnType<typeof readProgress>>[number];

interface ProgressChange {
  readonly readAt?: Date;
  readonly quiz?: { readonly answers: readonly number[]; readonly score: number };
}

/** Merges progress: the first reading stays, the last quiz counts. */
export const saveProgress = (
  db: Kysely<Schema>,
  userId: string,
  slug: string,
  { readAt, quiz }: ProgressChange,
): Promise<ProgressRow> => {
  const answers = quiz && { quiz_answers: [...quiz.answers], quiz_score: quiz.score };
  return db
    .insertInto('education_progress')
    .values({ user_id: userId, slug, read_at: readAt ?? null, ...answers })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'slug']).doUpdateSet({
        ...(readAt && { read_at: sql<Date>`coalesce(education_progress.read_at, excluded.read_at)` }),
        ...answers,
        updated_at: sql<Date>`shop_now()`,
      }),
    )
    .returning(progressColumns)
    .executeTakeFirstOrThrow();
};

export const saveBookmark = async (
  db: Kysely<Schema>,
  userId: string,
  slug: string,
  bookmarkedAt: Date | null,
): Promise<void> => {
  await db
    .insertInto('education_progress')
    .values({ user_id: userId, slug, bookmarked_at: bookmarkedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'slug'])
        .doUpdateSet({ bookmarked_at: bookmarkedAt, updated_at: sql<Date>`shop_now()` }),
    )
    .execute();
};
