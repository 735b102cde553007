import { type Kysely, sql } from 'kysely';

/**
 * Lets a connection say which moment it is (`shop.moment`), so that what is played for a demonstration gets the times of
 * its own days. A connection that says nothing has the database's clock. Sessions and their keys stay with that clock.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function shop_now() returns timestamptz language sql stable as
      $$ select coalesce(nullif(current_setting('shop.moment', true), '')::timestamptz, now()) $$`.execute(
    db,
  );
  await sql`
    create function shop_clock() returns timestamptz language sql volatile as
      $$ select coalesce(nullif(current_setting('shop.moment', true), '')::timestamptz, clock_timestamp()) $$`.execute(
    db,
  );
  await sql`
    do $$
    declare stamped record;
    begin
      for stamped in
        select c.table_name, c.column_name, replace(replace(c.column_default, 'clock_timestamp()', 'shop_clock()'), 'now()', 'shop_now()') as new_default
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
          and c.column_default in ('now()', 'clock_timestamp()')
          and c.table_name not in ('sessions', 'retired_session_tokens', 'verifications', 'jwks', 'rate_limits')
      loop
        execute format('alter table %I alter column %I set default %s', stamped.table_name, stamped.column_name, stamped.new_default);
      end loop;
    end $$`.execute(db);
  for (const subject of ['recipe', 'article'])
    await sql`
      create or replace function ${sql.id(`touch_${subject}`)}() returns trigger language plpgsql as $$
      begin
        new.updated_at = shop_clock();
        return new;
      end $$`.execute(db);
};
