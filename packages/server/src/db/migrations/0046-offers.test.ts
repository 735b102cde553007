import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aProduct } from '../../testing/shop.builders.ts';
import { openDatabase } from '../database.ts';
import { up } from './0046-offers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.asOwner(
    `drop index promotions_by_start, promotions_of_product;
     alter table promotions drop column version, drop column hold, drop column created_at`,
  );
});
afterAll(() => database.drop());

it('keeps every promotion as it was: days, badge and amounts, and what was not active as paused', async () => {
  const { db, pool } = database;
  const { id } = await aProduct(db);
  await pool.query(
    `insert into promotions (product_id, is_active, start_date, end_date, type, badge_text, discount_value, condition_quantity)
     values ($1, true, '2026-11-20T12:00Z', '2026-11-25T18:30Z', 'buy-x-save-y', 'Oferta de la semana', 1.50, 2),
       ($1, false, '2026-11-21T12:00Z', '2026-11-26T18:30Z', 'bogo', null, null, null)`,
    [id],
  );
  const columns = 'is_active, start_date, end_date, type, badge_text, discount_value, condition_quantity';
  const read = async (more = '') =>
    (await pool.query(`select ${columns}${more} from promotions order by start_date`)).rows;
  const before = await read();
  const owner = openDatabase(database.ownerUrl, { maxConnections: 1 });
  await up(owner.db as unknown as Kysely<unknown>);
  await owner.close();
  expect(await read()).toEqual(before);
  expect(await read(', version, hold')).toMatchObject([
    { version: 1, hold: null, is_active: true },
    { version: 1, hold: 'pausada', is_active: false },
  ]);
});
