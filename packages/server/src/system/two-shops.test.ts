import { orderSchema } from '@nutricion/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoEmailOf } from '../accounts/demo/seed-demo-accounts.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { openWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { widenOrderLimits } from '../testing/wide-order-limits.ts';
import { anOrderOf, orderHeaders } from './shop-processes.builders.ts';

const asking = (method: string, url: string) => ({ method, url, headers: {}, body: undefined });

/**
 * Two shops on one database, as two processes of it: each has connections, caches and turns of its own. With real
 * processes, and killed ones: `orders-across-processes.long.test.ts`.
 */
describe('orders through two shops of one database', () => {
  let shops: readonly WholeShop[] = [];
  beforeAll(async () => {
    const first = await openWholeShop({ prepare: widenOrderLimits });
    shops = [first, await openWholeShop({ database: first.database })];
    // Signed in once, before all ask at once.
    for (const shop of shops) expect(await shop.isAlive()).toBe(true);
  });
  afterAll(async () => {
    for (const shop of shops.toReversed()) await shop.close();
  });

  const aStocked = async (stock: number) => {
    const [first] = shops;
    if (!first) throw new Error('no shop is open');
    return (await aProduct(first.db, { price_cents: 400, stock })).id;
  };
  const order = async (n: number, productId: string, key: string): Promise<Response> => {
    const shop = shops[n % shops.length];
    if (!shop) throw new Error('no shop is open');
    const sent = {
      method: 'POST',
      url: '/api/orders',
      headers: orderHeaders(key),
      body: JSON.stringify(anOrderOf(productId, 4)),
    };
    const response = await shop.send(sent, 'customer');
    // As long as the shop is too busy the customer comes back, with the same key.
    return response.status === 503 ? order(n, productId, key) : response;
  };
  const stockOf = async (id: string) =>
    (await shops[0]?.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
      ?.stock;

  it('sell what there is and no more, and tell everybody else clearly', async () => {
    const productId = await aStocked(5);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => order(n, productId, `carrera-${n}-${productId}`)),
    );
    const refused = responses.filter(({ status }) => status === 409);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(refused).toHaveLength(35);
    for (const response of refused)
      expect(await response.json()).toMatchObject({
        type: '/problemas/orden-cambio',
        changes: [{ kind: 'unavailable' }],
      });
    expect(await stockOf(productId)).toBe(0);
  });

  it('know nobody any more whose account the other deactivated', async () => {
    const [first, second] = shops;
    if (!first || !second) throw new Error('no shop is open');
    const statusIn = async (shop: WholeShop) => (await shop.send(asking('GET', '/api/me'), 'almacen')).status;
    expect([await statusIn(first), await statusIn(second)]).toEqual([200, 200]);
    const { id } = await first.db
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', demoEmailOf('almacen'))
      .executeTakeFirstOrThrow();
    const deactivation = asking('POST', `/api/admin/users/${id}/deactivate`);
    expect((await first.send(deactivation, 'admin')).status).toBe(200);
    expect(await statusIn(first)).toBe(401);
    await expect.poll(() => statusIn(second), { timeout: 30_000 }).toBe(401);
  });

  it('answer one key once, though its repeats reach both', async () => {
    const productId = await aStocked(1);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => order(n, productId, `repetida-${productId}`)),
    );
    const orders = await Promise.all(responses.map(async (each) => orderSchema.parse(await each.json())));
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
    expect(await stockOf(productId)).toBe(0);
  });
});
