import { type Kysely, sql } from 'kysely';

/** What the columns of a supplier's files are, as somebody matched them last. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table import_columns (
      supplier_id uuid not null references suppliers on delete cascade,
      heading text not null check (length(heading) between 1 and 120),
      column_name text,
      primary key (supplier_id, heading)
    )`.execute(db);
  await sql`comment on column import_columns.heading is 'Without case, accents and signs.'`.execute(db);
  await sql`comment on column import_columns.column_name is 'Null: the column is left out.'`.execute(db);
};
