import { randomUUID } from 'node:crypto';
import { syncedCartEndpoints } from '@nutricion/contract/cart/synced-cart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aNurse } from '../testing/shop.builders.ts';
import { syncedCartHandlers } from './synced-cart-handlers.ts';

describe('the cart that follows a person', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const aUser = async () => {
    const { caller } = await aNurse(database.db);
    const handlers = syncedCartHandlers({ db: database.db, now: Date.now });
    const ask = { caller } as never as Parameters<(typeof handlers)['GET /api/me/cart']>[0];
    return {
      read: async () => {
        const response = await handlers['GET /api/me/cart'](ask);
        if (!response.ok) throw new Error('refused');
        return syncedCartEndpoints['GET /api/me/cart'].response.parse(response.value);
      },
      put: (lines: readonly { productId: string; quantity: number }[], version: number) =>
        handlers['PUT /api/me/cart']({ ...ask, body: { lines: [...lines], version } }),
    };
  };
  const milk = { productId: randomUUID(), quantity: 2 };
  const bread = { productId: randomUUID(), quantity: 1 };

  it('is empty at first, and then what the last device left', async () => {
    const nurse = await aUser();
    expect(await nurse.read()).toEqual({ lines: [], version: 0 });
    expect(await nurse.put([milk], 0)).toEqual({ ok: true, value: { version: 1 } });
    expect(await nurse.put([milk, bread], 1)).toEqual({ ok: true, value: { version: 2 } });
    expect(await nurse.read()).toEqual({ lines: [milk, bread], version: 2 });
    expect(await (await aUser()).read()).toEqual({ lines: [], version: 0 });
  });

  it('is kept once of two devices that change it at the same moment', async () => {
    const nurse = await aUser();
    await nurse.put([milk], 0);
    const responses = await Promise.all([
      nurse.put([bread], 1),
      nurse.put([], 1),
      nurse.put([milk, bread], 1),
    ]);
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await nurse.read()).version).toBe(2);
    expect(await nurse.put([bread], 0)).toMatchObject({ ok: false, refusal: { kind: 'wrong-state' } });
  });
});
