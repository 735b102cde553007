import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

export const hasTables = async (client: pg.ClientBase): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  );
  return (rowCount ?? 0) > 0;
};

/** The server forgets a connection a moment after its shop has closed it. */
const DISCONNECT_TIMEOUT_MS = 2_000;

/**
 * Whether a shop or one of its commands is connected, from any machine, and stays connected: they set an
 * application name.
 */
export const isShopConnected = async (client: pg.ClientBase): Promise<boolean> => {
  const deadline = Date.now() + DISCONNECT_TIMEOUT_MS;
  while (true) {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name like 'nutricion-plus%' limit 1`,
    );
    if (rowCount === 0) return false;
    if (Date.now() > deadline) return true;
    await sleep(50);
  }
};

/** Drops everything of the shop in the schema; the schema itself may belong to somebody else. */
export const clearDatabase = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`
    do $$
    declare statement text;
    begin
      for statement in
        select format('drop table if exists %s cascade', oid::regclass)
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      loop execute statement; end loop;
      -- What is left now belonged to no table.
      for statement in
        select format('drop sequence %s', oid::regclass)
        from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
        union all
        select format('drop routine %s', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      loop execute statement; end loop;
    end $$`);
};
