import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { aProfile } from '../../testing/shop.builders.ts';
import { openDatabase } from '../database.ts';
import { up } from './0014-second-factor.ts';

it('keeps the sessions of a shop of the version before, as old as they are', async () => {
  const database = await createTestDatabase();
  const { db, pool } = database;
  await database.asOwner(`
    drop table two_factors;
    alter table profiles drop column two_factor_enabled;
    alter table sessions drop column second_factor_at, drop column authenticated_at;
  `);
  const { id } = await aProfile(db);
  await pool.query(
    `insert into sessions (user_id, token, expires_at, created_at)
     values ($1, 'one', now() + interval '1 day', now() - interval '3 days')`,
    [id],
  );
  const owner = openDatabase(database.ownerUrl, { maxConnections: 1 });
  await up(owner.db as unknown as Kysely<unknown>);
  await owner.close();
  const { rows } = await pool.query<object>(
    `select s.authenticated_at = s.created_at as "isAsOld", s.second_factor_at, p.two_factor_enabled
     from sessions s join profiles p on p.id = s.user_id`,
  );
  // Nobody proved anything by the shop's being brought up to date.
  expect(rows).toEqual([{ isAsOld: true, second_factor_at: null, two_factor_enabled: false }]);
  await database.drop();
});
