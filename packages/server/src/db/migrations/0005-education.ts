import { type Kysely, sql } from 'kysely';

/** What each person read, answered and kept of the articles; the articles themselves are files. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table education_progress (
      user_id uuid not null references profiles(id) on delete cascade,
      slug text not null check (length(slug) between 1 and 120),
      read_at timestamptz,
      quiz_answers smallint[],
      quiz_score smallint check (quiz_score between 0 and cardinality(quiz_answers)),
      bookmarked_at timestamptz,
      updated_at timestamptz not null default now(),
      primary key (user_id, slug),
      check ((quiz_answers is null) = (quiz_score is null))
    );
  `.execute(db);
};
