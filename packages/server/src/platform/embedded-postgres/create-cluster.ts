import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { binaryEnvironment, binaryPath } from './binaries.ts';
import type { ServerPlace } from './server-place.ts';
import { isAlive } from './server-process.ts';

/**
 * The superuser of a new cluster, reachable by its password and from this computer alone. It maintains the
 * server; the shop works as `ownerRole` and `applicationRole`.
 */
export const superuser = 'nutricion';
/** Owns the tables and changes them. No superuser. */
export const ownerRole = 'nutricion_owner';
/** Reads and writes rows, as `grant-to-application.ts` permits; makes and changes no table. No superuser. */
export const applicationRole = 'nutricion_app';

/**
 * Makes an empty cluster at `place.cluster`. It is built beside its place and renamed into it, so
 * that an interrupted first start leaves no half-made folder and, of two at once, one wins.
 * @returns false when initdb failed (`logFile` tells why)
 */
export async function createCluster(
  place: ServerPlace,
  password: string,
  logFile: string,
  isDurable: boolean,
): Promise<boolean> {
  const draft = `${place.cluster}.new-${process.pid}`;
  const secret = `${draft}.password`;
  try {
    removeDraftsOfDeadStarts(place.cluster);
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(secret, `${password}\n`, { mode: 0o600 });
    const { uid, gid } = place.user.ids;
    if (uid !== undefined && gid !== undefined) {
      chownSync(draft, uid, gid);
      chownSync(secret, uid, gid);
    }
    if (!(await runInitdb(place, draft, secret, logFile, isDurable))) return false;
    renameSync(draft, place.cluster);
    return true;
  } catch (error) {
    if (existsSync(place.cluster)) return true;
    throw error;
  } finally {
    rmSync(secret, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

function runInitdb(
  place: ServerPlace,
  pgdata: string,
  pwfile: string,
  logFile: string,
  isDurable: boolean,
): Promise<boolean> {
  const log = openSync(logFile, 'a', 0o600);
  const initdb = spawn(
    binaryPath(place.binaries, 'initdb'),
    [
      `--pgdata=${pgdata}`,
      `--username=${superuser}`,
      `--pwfile=${pwfile}`,
      '--auth=scram-sha-256',
      // PostgreSQL's own C.UTF-8 sorts alike on every system; the operating system's may be missing.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(isDurable ? [] : ['--no-sync']),
    ],
    { ...place.user.ids, cwd: '/', env: binaryEnvironment(), stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const onExit = () => initdb.kill('SIGTERM');
  process.once('exit', onExit);
  initdb.once('close', () => process.off('exit', onExit));
  return new Promise((resolve) => {
    initdb.once('error', () => resolve(false));
    initdb.once('close', (code) => resolve(code === 0));
  });
}

function removeDraftsOfDeadStarts(cluster: string): void {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of readdirSync(dirname(cluster))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!name.startsWith(prefix) || (pid !== process.pid && isAlive(pid))) continue;
    rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

/**
 * A role's password, derived from the superuser's: nothing more has to be stored, and from a role's password nobody
 * can compute the superuser's.
 */
export const rolePassword = (clusterPassword: string, role: string): string =>
  createHmac('sha256', clusterPassword).update(role).digest('base64url');

/** Makes both roles where they are missing, and restores their attributes and passwords. `client` is the cluster's superuser. */
export const ensureRoles = async (client: pg.Client, clusterPassword: string): Promise<void> => {
  for (const role of [ownerRole, applicationRole]) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await client.query(`create role ${role}`);
    const password = client.escapeLiteral(rolePassword(clusterPassword, role));
    await client.query(`alter role ${role} with ${roleAttributes} password ${password}`);
  }
};

const roleAttributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** Makes the shop's database where it is missing. It belongs to the owner's role, and no role but these two may connect. */
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
 * Gives the owner's role everything that a shop of before these roles made as the superuser. It is one transaction,
 * so that an interrupted start changes nothing and the next one does it.
 */
export const transferOwnership = async (adminUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'nutricion-plus owner' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(transferAllSql);
  } finally {
    await client.end();
  }
};

/** `reassign owned` can't be used, because it refuses what the cluster's first superuser owns. */
const transferAllSql = `
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
