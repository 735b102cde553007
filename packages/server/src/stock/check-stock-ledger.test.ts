import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { checkStockLedger } from './check-stock-ledger.ts';

describe('checkStockLedger', () => {
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

  it('logs nothing while each stock is the sum of its movements', async () => {
    await aProduct(database.db, { stock: 12 });
    await aProduct(database.db, { stock: 0 });
    expect(await proof()).toEqual({ differences: [], alarms: [] });
  });

  it('logs an error for stock that was changed without a movement', async () => {
    const { id } = await aProduct(database.db, { sku: 'a-la-sombra', stock: 12 });
    await database.db.updateTable('products').set({ stock: 9 }).where('id', '=', id).execute();
    const differences = [{ sku: 'a-la-sombra', stock: 9, proven: 12 }];
    expect(await proof()).toEqual({ differences, alarms: [{ differences }] });
  });
});
