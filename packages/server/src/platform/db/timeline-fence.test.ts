import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLogger } from '../../app/startup/open-logger.ts';
import { openListener } from '../../catalog/listener.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openDatabase } from './database.ts';
import { databaseOutage } from './database-outage.ts';
import { openTimelineFence, type ReadTimeline } from './timeline-fence.ts';

let database: TestDatabase;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const close of closers) await close();
  await database.drop();
});

/** A process whose next connections reach a server on `reached.timeline`; null: a standby. */
const aProcess = () => {
  const reached: { timeline: number | null } = { timeline: 1 };
  const readTimeline: ReadTimeline = async (client) => {
    const { timeline } = reached;
    await client.query('select 1');
    return timeline;
  };
  const admit = openTimelineFence(readTimeline);
  const aPool = () => {
    const { pool, close } = openDatabase(database.url, { maxConnections: 3, patience: 'request', admit });
    closers.push(close);
    return pool;
  };
  return { reached, admit, aPool };
};
const outageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => databaseOutage(error),
  );

it('a server is admitted on its own timeline, as the role that the shop works as', async () => {
  const { pool, close } = openDatabase(database.url, { admit: openTimelineFence() });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

it('a replaced leader is away for every pool of the process, and its successor is not', async () => {
  const { reached, aPool } = aProcess();
  const [requests, work] = [aPool(), aPool()];
  await requests.query('select 1');
  reached.timeline = 2;
  await work.query('select 1');
  reached.timeline = 1;
  expect(await outageOf(requests.query('select 1'))).toBe('away');
  expect(await outageOf(requests.query('select 1'))).toBe('away');
  // What is open to the successor goes on.
  expect(await outageOf(work.query('select 1'))).toBe('none');
  reached.timeline = 2;
  expect(await outageOf(requests.query('select 1'))).toBe('none');
});

it('what is under way on a replaced leader fails as soon as its successor is seen, a commit too', async () => {
  const { reached, aPool } = aProcess();
  const [requests, work] = [aPool(), aPool()];
  const client = await requests.connect();
  await client.query('begin');
  const waiting = outageOf(client.query('select pg_sleep(2)'));
  const idle = await requests.connect();
  idle.release();
  reached.timeline = 7;
  await work.query('select 1');
  expect(await waiting).toBe('away');
  expect(await outageOf(client.query('commit'))).toBe('away');
  client.release();
  // The dead ones are gone from the pool, so nobody gets one.
  expect(await Promise.all([1, 2, 3].map(() => outageOf(requests.query('select 1'))))).toEqual([
    'none',
    'none',
    'none',
  ]);
});

it('a standby is away until it leads', async () => {
  const { reached, aPool } = aProcess();
  const pool = aPool();
  reached.timeline = null;
  expect(await outageOf(pool.query('select 1'))).toBe('away');
  reached.timeline = 2;
  expect(await outageOf(pool.query('select 1'))).toBe('none');
});

it('a process without customers learns of the new leader by the connection that listens', async () => {
  const { reached, admit, aPool } = aProcess();
  reached.timeline = 2;
  const listener = await openListener({
    ...{ databaseUrl: database.url, channel: 'catalog', admit, logger: openLogger('silent') },
    ...{ onMessage: () => {}, onReconnected: () => {} },
  });
  closers.push(listener.close);
  reached.timeline = 1;
  expect(await outageOf(aPool().query('select 1'))).toBe('away');
});
