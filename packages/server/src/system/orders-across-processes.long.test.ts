import { orderSchema } from '@nutricion/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { widenOrderLimits } from '../testing/wide-order-limits.ts';
import {
  anOrderOf,
  aShopProcess,
  type ShopProcess,
  sendOrder,
  signInNurse,
} from './shop-processes.builders.ts';

/** Design, section 1: nothing lost; section 2: overselling is impossible. With real processes. */
describe('orders through several server processes', () => {
  let database: TestDatabase;
  let shops: ShopProcess[] = [];
  let token: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const first = await aShopProcess(database.url);
    shops = [first, await aShopProcess(database.url)];
    token = await signInNurse(first.url);
    await database.db.updateTable('delivery_windows').set({ capacity: 100_000 }).execute();
    await widenOrderLimits(database.db);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await database.drop();
  });

  const shopNumber = (n: number): ShopProcess => {
    const shop = shops[n % shops.length];
    if (!shop) throw new Error('no shop is open');
    return shop;
  };
  const stockOf = async (id: string): Promise<number> =>
    (await database.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
      .stock;

  /** As long as the shop is too busy the customer comes back, with the same key. */
  const insist = async (...order: Parameters<typeof sendOrder>): Promise<Response> => {
    const response = await sendOrder(...order);
    if (response.status !== 503) return response;
    expect(response.headers.get('retry-after')).toBe('1');
    await new Promise((resolve) => setTimeout(resolve, 200));
    return insist(...order);
  };

  it('sells 10 of 10 to 200 who ask at once, and tells 190 clearly', async () => {
    const product = await aProduct(database.db, { price_cents: 400, stock: 10 });
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        insist(shopNumber(n).url, token, anOrderOf(product.id, 4), `carrera-${n}-${product.id}`),
      ),
    );
    const apiResponses = await Promise.all(
      responses.map(async (r) => ({ status: r.status, body: await r.json() })),
    );
    expect(apiResponses.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = apiResponses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(190);
    for (const { body } of refused)
      expect(body).toMatchObject({ type: '/problemas/orden-cambio', changes: [{ kind: 'unavailable' }] });
    expect(await stockOf(product.id)).toBe(0);
  });

  it('answers one key once, even when its repeats reach different processes', async () => {
    const product = await aProduct(database.db, { price_cents: 400, stock: 1 });
    const body = anOrderOf(product.id, 4);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        sendOrder(shopNumber(n).url, token, body, `repetida-${product.id}`),
      ),
    );
    const orders = await Promise.all(responses.map(async (r) => orderSchema.parse(await r.json())));
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
    expect(await stockOf(product.id)).toBe(0);
  });

  it('keeps every answered order and no half one when a process is killed in the middle', async () => {
    const product = await aProduct(database.db, { price_cents: 400, stock: 10_000 });
    const victim = await aShopProcess(database.url);
    const confirmed: string[] = [];
    let isAlive = true;
    const stream = async (lane: number): Promise<void> => {
      for (let n = 0; isAlive; n += 1) {
        const key = `corriente-${lane}-${n}-${product.id}`;
        const response = await sendOrder(victim.url, token, anOrderOf(product.id, 4), key).catch(() => null);
        const order = response?.ok ? await response.json().catch(() => null) : null;
        if (order) confirmed.push(orderSchema.parse(order).id);
        if (!response) return;
      }
    };
    const lanes = Array.from({ length: 8 }, (_, lane) => stream(lane));
    while (confirmed.length < 60) await new Promise((resolve) => setTimeout(resolve, 5));
    await victim.kill();
    isAlive = false;
    await Promise.all(lanes);

    const restarted = await aShopProcess(database.url);
    shops.push(restarted);
    const missing = [];
    for (const id of confirmed) {
      const response = await fetch(`${restarted.url}/api/orders/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (response.status !== 200) missing.push(id);
    }
    expect(missing).toEqual([]);

    const { rows } = await sql<{ orders: number; items: number; histories: number; mails: number }>`
      with mine as (select distinct order_id as id from order_items where product_id = ${product.id})
      select (select count(*) from mine) as orders,
        (select coalesce(sum(quantity), 0) from order_items where product_id = ${product.id}) as items,
        (select count(*) from order_status_history where order_id in (select id from mine)) as histories,
        (select count(*) from pgboss.job j join orders o on j.data->>'orderId' = o.id::text
         where j.name = 'mail' and o.id in (select id from mine)) as mails
    `.execute(database.db);
    const [counts] = rows;
    expect(counts?.orders).toBeGreaterThanOrEqual(confirmed.length);
    expect(counts).toMatchObject({
      items: counts?.orders,
      histories: counts?.orders,
      mails: counts?.orders,
    });
    expect(await stockOf(product.id)).toBe(10_000 - (counts?.orders ?? 0));
    const { rows: halves } = await sql`
      select number from orders o
      where not exists (select from order_items i where i.order_id = o.id)
    `.execute(database.db);
    expect(halves).toEqual([]);
  }, 60_000);
});
