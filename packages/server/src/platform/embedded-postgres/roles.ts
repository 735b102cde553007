import { createHmac } from 'node:crypto';
import pg from 'pg';

/** Owns the tables and changes them; the shop works as the other one. Neither is a superuser. */
export const ownerRole = 'nutricion_owner';
/** Reads and writes rows, as `db/grant-to-application.ts` says; makes and changes no table. */
export const applicationRole = 'nutricion_app';

/**
 * A role's password, worked out from the cluster's: nothing more to keep or to lose, and who learns it doesn't
 * learn the cluster's.
 */
export const rolePassword = (clusterPassword: string, role: string): string =>
  createHmac('sha256', clusterPassword).update(role).digest('base64url');

/** Makes both roles, or brings them back to what they must be. `client` is the cluster's superuser. */
export const ensureRoles = async (client: pg.Client, clusterPassword: string): Promise<void> => {
  for (const role of [ownerRole, applicationRole]) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await client.query(`create role ${role}`);
    const password = client.escapeLiteral(rolePassword(clusterPassword, role));
    await client.query(`alter role ${role} with ${rights} password ${password}`);
  }
};

const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** The shop's own database, its owner's and closed to everybody else; made by the first start that misses it. */
export const ensureDatabase = async (client: pg.Client, name: string): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  const database = client.escapeIdentifier(name);
  if (rowCount === 0) await client.query(`create database ${database} owner ${ownerRole}`);
  await client.query(`
    begin;
    alter database ${database} owner to ${ownerRole};
    revoke all on database ${database}, postgres, template1 from public;
    grant connect on database ${database} to ${applicationRole};
    commit`);
};

/**
 * Gives the owner what a shop before these roles made as the superuser, in one transaction: a start that is cut
 * off leaves all as it was, for the next one.
 */
export const handOver = async (adminUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'nutricion-plus owner' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(handOverAll);
  } finally {
    await client.end();
  }
};

/** `reassign owned` would do, but not for what the cluster's first superuser owns. */
const handOverAll = `
  do $$
  declare statement text;
  begin
    for statement in
      select format('alter schema %I owner to ${ownerRole}', nspname)
      from pg_namespace where nspname = 'pgboss' and nspowner <> '${ownerRole}'::regrole
      union all
      -- Sequences of a column follow their table.
      select format('alter table %s owner to ${ownerRole}', c.oid::regclass)
      from pg_class c
      where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
        and c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relowner <> '${ownerRole}'::regrole
        and not (c.relkind = 'S' and exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
      union all
      select format('alter routine %s owner to ${ownerRole}', p.oid::regprocedure)
      from pg_proc p
      where p.pronamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
        and p.proowner <> '${ownerRole}'::regrole
      union all
      select format('alter type %s owner to ${ownerRole}', t.oid::regtype)
      from pg_type t
      where t.typnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
        and t.typtype in ('e', 'd') and t.typowner <> '${ownerRole}'::regrole
    loop
      execute statement;
    end loop;
  end $$`;
