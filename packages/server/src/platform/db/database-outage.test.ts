import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Database, openDatabase } from './database.ts';
import { databaseOutage } from './database-outage.ts';

/** What the driver really throws, so that a new version of it that words or codes differently is noticed. */
describe('trouble with the database', () => {
  let testDatabase: TestDatabase;
  let other: pg.Client;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    await testDatabase.asOwner(
      'create table held (id int primary key); insert into held values (1); grant all on held to public',
    );
    other = new pg.Client({ connectionString: testDatabase.url });
    other.on('error', () => {});
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await testDatabase.drop();
  });

  const opened = async <T>(work: (database: Database) => Promise<T>, maxConnections = 1): Promise<T> => {
    const database = openDatabase(testDatabase.url, { maxConnections, patience: 'request' });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const errorOf = (failing: Promise<unknown>): Promise<unknown> =>
    failing.then(
      () => 'nothing failed',
      (error: unknown) => error,
    );
  const endConnectionsOf = (pid: number) => other.query('select pg_terminate_backend($1)', [pid]);
  const livingOf = async (pids: readonly number[]) =>
    (await other.query('select from pg_stat_activity where pid = any($1)', [pids])).rowCount;
  const pidOf = async ({ pool }: Database): Promise<number> =>
    (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

  it('is a server that nobody hears at', async () => {
    const url = new URL(testDatabase.url);
    url.port = '1';
    const database = openDatabase(url.href, { patience: 'request' });
    expect(databaseOutage(await errorOf(database.pool.query('select 1')))).toBe('away');
    await database.close();
  });

  it('is a connection lost in the middle of a statement, of a transaction, or while nobody used it', () =>
    opened(async (database) => {
      const inStatement = errorOf(database.pool.query('select pg_backend_pid(), pg_sleep(60)'));
      await expect
        .poll(async () => {
          const { rows } = await other.query(
            `select pid from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()
               and datname = current_database()`,
          );
          for (const { pid } of rows) await endConnectionsOf(pid);
          return rows.length;
        })
        .toBe(1);
      expect(databaseOutage(await inStatement)).toBe('away');

      const inTransaction = errorOf(
        database.db.transaction().execute(async (trx) => {
          await trx.selectFrom('products').select('id').execute();
          const { rows } = await other.query(
            `select pid from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
          );
          for (const { pid } of rows) await endConnectionsOf(pid);
          await expect.poll(() => livingOf(rows.map(({ pid }) => pid))).toBe(0);
          return trx.selectFrom('products').select('id').execute();
        }),
      );
      expect(databaseOutage(await inTransaction)).toBe('away');

      await endConnectionsOf(await pidOf(database));
      await expect.poll(() => database.pool.totalCount).toBe(0);
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    }));

  it('is a row that somebody else holds for longer than a request waits', () =>
    opened(async ({ pool }) => {
      await other.query('begin');
      await other.query('select from held for update');
      const error = await errorOf(pool.query('select from held for update'));
      await other.query('rollback');
      expect(databaseOutage(error)).toBe('busy');
    }));

  it('is a connection that was not to be had while a request waited', () =>
    opened(async ({ pool }) => {
      const client = await pool.connect();
      const error = await errorOf(pool.query('select 1'));
      client.release();
      expect(databaseOutage(error)).toBe('busy');
    }));

  it('is none where the question was wrong', () =>
    opened(async ({ pool }) => {
      expect(databaseOutage(await errorOf(pool.query('select no_such_column')))).toBeNull();
      expect(databaseOutage(await errorOf(pool.query('insert into held values (1)')))).toBeNull();
      expect(databaseOutage(new Error('a bug'))).toBeNull();
      expect(databaseOutage('not even an error')).toBeNull();
    }));

  it('is found in what caused an error too', () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(databaseOutage(new Error('the library failed', { cause }))).toBe('away');
  });

  it('is a full disk, which no waiting customer would empty', () => {
    expect(databaseOutage(Object.assign(new Error('no space left'), { code: '53100' }))).toBe('away');
    expect(databaseOutage(Object.assign(new Error('too many clients'), { code: '53300' }))).toBe('busy');
  });

  it('is a password that was changed under a process that serves', () => {
    expect(databaseOutage(Object.assign(new Error('password'), { code: '28P01' }))).toBe('away');
  });

  it('binds requests to limits, and gives work all the time it needs', async () => {
    const limitsOf = async ({ pool }: Database) =>
      (
        await pool.query(`select current_setting('lock_timeout') as lock,
          current_setting('statement_timeout') as statement`)
      ).rows[0];
    expect(await opened(limitsOf)).toEqual({ lock: '700ms', statement: '3s' });
    expect(await limitsOf(testDatabase)).toEqual({ lock: '0', statement: '0' });
  });
});
