import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Database, openDatabase } from './database.ts';

let database: TestDatabase;
let played: Database;
let nowMs = Date.parse('2026-10-01T08:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  played = openDatabase(database.url, { maxConnections: 1, moment: () => nowMs });
});
afterAll(async () => {
  await played.close();
  await database.drop();
});

const moment = async ({ db }: Pick<Database, 'db'>): Promise<string> => {
  const { rows } = await sql<{ at: Date }>`select shop_now() as at`.execute(db);
  return rows[0]?.at.toISOString() ?? '';
};

it('counts as now in every statement, also after a transaction that was undone', async () => {
  expect(await moment(played)).toBe('2026-10-01T08:00:00.000Z');
  nowMs += 60_000;
  const undone = played.db.transaction().execute(async (trx) => {
    expect(await moment({ db: trx })).toBe('2026-10-01T08:01:00.000Z');
    nowMs += 60_000;
    await sql`select shop_now()`.execute(trx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await moment(played)).toBe('2026-10-01T08:02:00.000Z');
});

it('is the database’s own for everybody else', async () => {
  const { rows } = await sql<{ is_now: boolean }>`select shop_now() = now() as is_now`.execute(database.db);
  expect(rows).toEqual([{ is_now: true }]);
});

it('stamps each table but those of sessions and their keys', async () => {
  const { rows } = await sql<{ names: string[] }>`
    select array_agg(distinct table_name::text order by table_name::text) as names from information_schema.columns
    where table_schema = 'public' and column_default in ('now()', 'clock_timestamp()')
  `.execute(database.db);
  expect(rows[0]?.names).toEqual(['jwks', 'retired_session_tokens', 'sessions', 'verifications']);
});
