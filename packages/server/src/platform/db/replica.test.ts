import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openDatabase } from './database.ts';
import { type ReplicaRead, readFromReplica } from './replica.ts';
import type { Schema } from './schema.ts';
import { sharesBackends } from './shared-backends.ts';

let leader: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  [leader, other] = [await createTestDatabase(), await createTestDatabase()];
});
afterAll(() => Promise.all([leader.drop(), other.drop()]));

/** Reads by a clock of its own, and notes who served. */
const reading = (replica: Kysely<Schema> | undefined) => {
  const served: ReplicaRead[] = [];
  let nowMs = 0;
  const read = readFromReplica({
    leader: leader.db,
    replica,
    count: (each) => served.push(each),
    clock: () => nowMs,
  });
  const nameOf = async (db: Kysely<Schema>) =>
    (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name;
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { served, read, nameOf, pass };
};
const nameIn = (url: string) => new URL(url).pathname.slice(1);

it('reads from the replica, and from the leader where there is none', async () => {
  const { served, read, nameOf } = reading(other.db);
  expect(await read(nameOf)).toBe(nameIn(other.url));
  expect(served).toEqual(['replica']);
  const alone = reading(undefined);
  expect(await alone.read(alone.nameOf)).toBe(nameIn(leader.url));
  expect(alone.served).toEqual([]);
});

it('reads all again from the leader when the replica is lost in the middle, and leaves it alone for a while', async () => {
  const { served, read, nameOf, pass } = reading(other.db);
  const lostOnTheWay = async (db: Kysely<Schema>) => {
    const name = await nameOf(db);
    if (name === nameIn(other.url)) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    return name;
  };
  expect(await read(lostOnTheWay)).toBe(nameIn(leader.url));
  expect(await read(nameOf)).toBe(nameIn(leader.url));
  pass(60_000);
  expect(await read(nameOf)).toBe(nameIn(other.url));
  expect(served).toEqual(['replica-away', 'replica-away', 'replica']);
});

it('reads from the leader while the replica can’t be reached', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', { patience: 'report' });
  const { served, read, nameOf } = reading(away.db);
  expect(await read(nameOf)).toBe(nameIn(leader.url));
  expect(served).toEqual(['replica-away']);
  await away.close();
});

it('hides no fault of what is read', async () => {
  const { served, read } = reading(other.db);
  await expect(read((db) => sql`select no_such_column`.execute(db))).rejects.toThrow('no_such_column');
  expect(served).toEqual([]);
});

it('finds that connections of a server itself have a process each', async () => {
  expect(await sharesBackends(leader.pool)).toBe(false);
});
