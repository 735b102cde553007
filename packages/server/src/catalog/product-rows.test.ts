import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { countLockWaits } from '../testing/lock-waits.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { readProducts } from './product-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 4 });
});
afterAll(() => database.drop());

it("rejects once if photos can't be read while promotions are slow, and leaves no unhandled rejection", async () => {
  const { db } = database;
  const { id } = await aProduct(db);
  await database.asOwner('alter table images rename to images_elsewhere');
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  const { read } = await db.transaction().execute(async (trx) => {
    await sql`lock table promotions in access exclusive mode`.execute(trx);
    const read = readProducts(db, [id], new Date());
    read.catch(() => {});
    await expect.poll(() => countLockWaits(database.pool)).toBe(1);
    return { read };
  });
  await expect(read).rejects.toThrow('images');
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});
