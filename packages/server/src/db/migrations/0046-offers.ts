import { type Kysely, sql } from 'kysely';

/**
 * Offers that people write, stop and end: each saves over the version that they saw. What was not active before counts
 * as paused, which is how it was: it ran no more, and could again within its days.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table promotions
      add column version integer not null default 1 check (version > 0),
      add column hold text check (hold in ('borrador', 'pausada', 'terminada')),
      add column created_at timestamptz(3) not null default now(),
      add constraint promotions_held_not_active check (hold is null or not is_active);
    update promotions set hold = 'pausada' where not is_active;
    comment on column promotions.hold is 'Why it is not active; null and not active counts as paused.';
    create index promotions_by_start on promotions (start_date desc, id);
    create index promotions_of_product on promotions (product_id, end_date);
  `.execute(db);
};
