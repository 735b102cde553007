import { type Kysely, sql } from 'kysely';

/** Who wants the mail of Mondays, and which week's they got last, so that nobody gets one twice. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table weekly_report_readers (
      user_id uuid primary key references profiles(id) on delete cascade,
      is_on boolean not null,
      last_week date,
      created_at timestamptz(3) not null default shop_now(),
      updated_at timestamptz(3) not null default shop_now()
    )`.execute(db);
  await sql`comment on column weekly_report_readers.last_week is 'Monday of the last week that was mailed.'`.execute(
    db,
  );
};
