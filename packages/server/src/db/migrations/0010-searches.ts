import { type Kysely, sql } from 'kysely';

/**
 * What people searched for and what they chose of it, for ninety days. Products are named without a
 * reference: whoever writes here must never wait for an order that holds one, nor an order for him.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table searches (
      id uuid primary key,
      user_id uuid not null references profiles(id) on delete cascade,
      hospital_id uuid references hospitals(id) on delete set null,
      query text not null check (length(query) between 1 and 200),
      normalized text not null,
      corrected_query text,
      result_count integer not null check (result_count >= 0),
      top_product_ids uuid[] not null check (cardinality(top_product_ids) <= 10),
      chosen_product_id uuid,
      is_entered boolean not null,
      created_at timestamptz not null
    );
    comment on column searches.corrected_query is 'What was searched for in place of misspelt words.';
    comment on column searches.is_entered is 'Its results were opened; false: a product was chosen while typing.';
    create index searches_by_user on searches (user_id);
    create index searches_by_time on searches (created_at);
  `.execute(db);
};
