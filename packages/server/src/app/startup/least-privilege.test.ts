import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { migrateToLatest } from '../../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/start-embedded-postgres.ts';
import { prepareQueue } from '../../platform/jobs/prepare-queue.ts';
import { parseSettings } from '../../settings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { urlOfDatabase } from '../../testing/server-database.ts';
import { aProfile } from '../../testing/shop.builders.ts';
import { aTemporaryFolder } from '../../testing/temporary-database.ts';
import { openAnyDatabase } from './open-any-database.ts';

/** On the server of DATABASE_URL the tests create no roles. */
const hasRoles = !process.env.DATABASE_URL;

describe('the audit log', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await note();
  });
  afterAll(() => database.drop());

  const note = () =>
    database.db
      .insertInto('audit_log')
      .values({
        actor_id: null,
        action: 'user.verify',
        subject_type: 'user',
        subject_id: '5d2e1f2c-57c5-4b8f-8f0e-0a8f6b4f0c11',
        before: JSON.stringify({ full_name: 'Ana', email: 'ana@hospital.example', state: 'pendiente' }),
        after: JSON.stringify({ full_name: 'Ana', email: 'ana@hospital.example', state: 'verificada' }),
      })
      .execute();
  const entries = async () => (await database.pool.query('select * from audit_log order by id')).rows;
  const changes = [
    'update audit_log set action = null',
    'delete from audit_log',
    'truncate audit_log',
    'delete from audit_log where false',
  ];

  it.each(changes)('is not changed by the shop: %s', async (change) => {
    const before = await entries();
    await expect(database.pool.query(change)).rejects.toMatchObject({ code: '42501' });
    expect(await entries()).toEqual(before);
  });

  it.each(changes)('is not changed by a mistake of its owner: %s', async (change) => {
    const before = await entries();
    await expect(database.asOwner(change)).rejects.toMatchObject({ code: '42501' });
    expect(await entries()).toEqual(before);
  });

  it.runIf(hasRoles)('is not changed by the shop, even with the maintenance setting', async () => {
    const claim = `set nutricion.audit_maintenance = on; update audit_log set action = 'user.reject'`;
    await expect(database.pool.query(claim)).rejects.toMatchObject({ code: '42501' });
  });

  it('is changed by its owner with the maintenance setting', async () => {
    await note();
    await database.asOwner(
      `begin; set local nutricion.audit_maintenance = on;
       delete from audit_log where id = (select max(id) from audit_log); commit`,
    );
    expect(await entries()).toHaveLength(1);
  });

  it('forgets the name of a deleted account, and refuses for an existing one', async () => {
    const user = await aProfile(database.db);
    await expect(database.pool.query('select forget_person_in_audit($1)', [user.id])).rejects.toThrow(
      'deleted',
    );
    const [{ subject_id }] = await entries();
    await database.pool.query('select forget_person_in_audit($1)', [subject_id]);
    expect(await entries()).toMatchObject([
      { action: 'user.verify', before: { state: 'pendiente' }, after: { state: 'verificada' } },
    ]);
    expect(JSON.stringify(await entries())).not.toContain('Ana');
  });

  it('has an index by actor', async () => {
    const { rows } = await database.pool.query(
      `select tablename from pg_indexes where indexdef like '%(actor_id%' order by tablename`,
    );
    expect(rows).toEqual([{ tablename: 'audit_log' }, { tablename: 'order_status_history' }]);
  });
});

describe.runIf(hasRoles)('the role that the shop works as', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each([
    'drop table products',
    'alter table products add column mine int',
    'alter table audit_log disable trigger user',
    'create table mine (id int)',
    'create schema mine',
    'create function public.mine() returns int language sql as $$ select 1 $$',
    'truncate orders',
    `copy products to program 'cat > /tmp/mine'`,
    `copy products to '/tmp/mine'`,
    `select pg_read_file('/etc/passwd')`,
    'create role mine',
    'create database mine',
    'alter role nutricion_app superuser',
    'set role nutricion_owner',
    'set session_replication_role = replica',
    `insert into kysely_migration (name, timestamp) values ('9999', '')`,
    'drop schema pgboss cascade',
  ])('may not %s', async (statement) => {
    const error = await database.pool.query(statement).then(
      () => null,
      (refused: { code?: string }) => refused,
    );
    expect(error?.code).toBe('42501');
  });

  it('may read and write the rows of every table, and use every sequence', async () => {
    const { rows } = await database.pool.query<{ name: string; lacks: string }>(`
      select c.oid::regclass::text as name, p.lacks
      from pg_class c cross join unnest(array['select', 'insert', 'update', 'delete']) as p(lacks)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not has_table_privilege(c.oid, p.lacks)
      order by 1, 2`);
    const lacking = (names: readonly string[], rights: readonly string[]) =>
      names.flatMap((name) => rights.map((lacks) => ({ name, lacks })));
    expect(rows).toEqual([
      ...lacking(['article_versions', 'audit_log'], ['delete', 'update']),
      ...lacking(['backups'], ['delete', 'insert', 'update']),
      ...lacking(['cash_entries', 'daily_closes'], ['delete', 'update']),
      ...lacking(['kysely_migration', 'kysely_migration_lock', 'least_code'], ['delete', 'insert', 'update']),
      ...lacking(
        [
          'price_history',
          'recall_lines',
          'recall_lots',
          'recalled_out',
          'recalls',
          'receipts',
          'recipe_versions',
          'stock_movements',
        ],
        ['delete', 'update'],
      ),
    ]);
    await database.pool.query(`select nextval('order_numbers')`);
  });
});

describe('a data folder from before there were roles', () => {
  const folder = aTemporaryFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('belongs to the owner role after the next start, with every row', async () => {
    const started = await startEmbeddedPostgres({ dataDir: folder });
    if (!started.ok) throw new Error(started.refusal.kind);
    const asBefore = urlOfDatabase(started.value.adminUrl, 'nutricion_plus');
    await makeAsSuperuser(asBefore);
    await started.value.stop();

    const settings = parseSettings({ NODE_ENV: 'test', DATA_DIR: folder });
    if (!settings.ok) throw new Error(settings.refusal.problems.join());
    const opened = await openAnyDatabase(settings.value, { whenOpenAlready: 'refuse' });
    if (!opened.ok) throw new Error(opened.refusal.kind);
    const { pool, db, close, isSuperuser } = opened.value;
    expect(isSuperuser).toBe(false);
    const { rows } = await pool.query(`
      select distinct pg_get_userbyid(relowner) as owner from pg_class
      where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`);
    expect(rows).toEqual([{ owner: 'nutricion_owner' }]);
    expect(await db.selectFrom('profiles').select('email').execute()).toEqual([
      { email: 'ana@antes.example' },
    ]);
    await db.updateTable('profiles').set({ full_name: 'Ana María' }).execute();
    await close();
  });
});

/** Makes the tables as versions before the roles did: the superuser owns them, and the cluster has no other role. */
async function makeAsSuperuser(url: string): Promise<void> {
  const { db, pool, close } = openDatabase(url, { maxConnections: 2 });
  await pool.query(`alter database nutricion_plus owner to current_user`);
  await migrateToLatest(db);
  await prepareQueue(pool);
  await aProfile(db, { email: 'ana@antes.example' });
  await close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'drop owned by nutricion_app, nutricion_owner; drop role nutricion_app, nutricion_owner',
  );
  await client.end();
}
