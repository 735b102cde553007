import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { checkStockLedger } from './check-stock-ledger.ts';

describe('the nightly proof of stock', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const proof = async () => {
    const alarms: object[] = [];
    const differences = await checkStockLedger(database.db, {
      error: (details: object) => alarms.push(details),
    });
    return { differences, alarms };
  };

  it('is silent while each product has what its movements sum to', async () => {
    await aProduct(database.db, { stock: 12 });
    await aProduct(database.db, { stock: 0 });
    expect(await proof()).toEqual({ differences: [], alarms: [] });
  });

  it('raises the alarm for stock that was changed around the ledger', async () => {
    const { id } = await aProduct(database.db, { sku: 'a-la-sombra', stock: 12 });
    await database.db.updateTable('products').set({ stock: 9 }).where('id', '=', id).execute();
    const differences = [{ sku: 'a-la-sombra', stock: 9, proven: 12 }];
    expect(await proof()).toEqual({ differences, alarms: [{ differences }] });
  });
});
