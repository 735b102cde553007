import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aProfile } from '../../testing/shop.builders.ts';
import { openDatabase } from '../database.ts';
import { up } from './0013-session-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.asOwner('alter table sessions drop column is_trusted, drop column ends_at');
});
afterAll(() => database.drop());

it('signs nobody out: open sessions keep their fortnight, and end with it or after thirty days', async () => {
  const { db, pool } = database;
  const { id } = await aProfile(db);
  await pool.query(
    `insert into sessions (user_id, token, created_at, expires_at) values
     ($1, 'young', now() - interval '1 day', now() + interval '13 days'),
     ($1, 'old', now() - interval '200 days', now() + interval '13 days')`,
    [id],
  );
  // What the tables held before is no longer in their types.
  const owner = openDatabase(database.ownerUrl, { maxConnections: 1 });
  await up(owner.db as unknown as Kysely<unknown>);
  await owner.close();
  const { rows } = await pool.query(
    `select token, is_trusted, expires_at > now() as is_alive,
       round(extract(epoch from ends_at - now()) / 86400) as days from sessions order by token`,
  );
  expect(rows).toEqual([
    { token: 'old', is_trusted: true, is_alive: true, days: 13 },
    { token: 'young', is_trusted: true, is_alive: true, days: 29 },
  ]);
});

it('leaves no session without an end, whoever makes it', async () => {
  const { db, pool } = database;
  const { id } = await aProfile(db);
  await pool.query(
    `insert into sessions (user_id, token, expires_at) values ($1, 'plain', now() + interval '1 minute')`,
    [id],
  );
  const { rows } = await pool.query(
    `select is_trusted, ends_at <= now() + interval '12 hours' as ends from sessions where token = 'plain'`,
  );
  expect(rows).toEqual([{ is_trusted: false, ends: true }]);
});
