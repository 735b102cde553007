import { randomUUID } from 'node:crypto';
import { pickingEndpoints } from '@nutricion/contract/fulfilment/picking';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { widenOrderLimits } from '../testing/wide-order-limits.ts';
import {
  accessTokenOf,
  anOrderOf,
  aShopProcess,
  type ShopProcess,
  sendOrder,
  signInNurse,
} from './shop-processes.builders.ts';

/** A power cut while somebody works for the shop, with real processes. */
describe('a process that is killed', () => {
  let database: TestDatabase;
  let shop: ShopProcess;
  let nurse: string;
  let admin: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    shop = await aShopProcess(database.url);
    nurse = await signInNurse(shop.url);
    admin = await accessTokenOf(shop.url, 'admin@hospital-san-rafael.example');
    await database.db.updateTable('sessions').set({ second_factor_at: new Date() }).execute();
    await widenOrderLimits(database.db);
  }, 120_000);
  afterAll(async () => {
    await shop.stop();
    await database.drop();
  });

  const request = (url: string, method: string, body?: object | string): Promise<Response> =>
    fetch(`${shop.url}${url}`, {
      method,
      headers: {
        authorization: `Bearer ${admin}`,
        'content-type': typeof body === 'string' ? 'text/csv' : 'application/json',
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const unbalanced = async () =>
    (
      await sql`
        select p.sku from products p
        where p.stock <> (select coalesce(sum(units), 0) from stock_movements m where m.product_id = p.id)
      `.execute(database.db)
    ).rows;

  it('while an order is picked loses no tap that was answered, and the same taps again make it ready', async () => {
    const products = await Promise.all(
      Array.from({ length: 30 }, () => aProduct(database.db, { price_cents: 200, stock: 50 })),
    );
    const { deliveryDate, deliveryWindow, ...order } = anOrderOf(products[0]?.id ?? '', 2);
    const items = products.map(({ id: productId }) => ({ productId, quantity: 2 }));
    const body = { ...order, deliveryDate, deliveryWindow, items, expectedTotal: 120 };
    expect((await sendOrder(shop.url, nurse, body, randomUUID())).status).toBe(201);
    const claimed = await request('/api/admin/picking/batches', 'POST', {
      date: deliveryDate,
      window: deliveryWindow,
    });
    const batch = pickingEndpoints['POST /api/admin/picking/batches'].response.parse(await claimed.json());
    const taps = batch.lines.map(({ key }) => ({
      id: randomUUID(),
      kind: 'pick' as const,
      line: key,
      units: 2,
    }));
    const address = `/api/admin/picking/batches/${batch.id}/actions`;

    const confirmed: string[] = [];
    const tapping = (async () => {
      for (const tap of taps) {
        const response = await request(address, 'POST', { actions: [tap] }).catch(() => null);
        if (!response?.ok) return;
        confirmed.push(tap.id);
      }
    })();
    while (confirmed.length < 5) await new Promise((resolve) => setTimeout(resolve, 2));
    await shop.kill();
    await tapping;
    expect(confirmed.length).toBeLessThan(taps.length);

    shop = await aShopProcess(database.url);
    const { rows } = await sql<{ id: string }>`select id from pick_actions`.execute(database.db);
    const stored = new Set(rows.map(({ id }) => id));
    expect(confirmed.filter((id) => !stored.has(id))).toEqual([]);
    const again = await request(address, 'POST', { actions: taps });
    expect(again.status).toBe(200);
    await request(address, 'POST', { actions: [{ id: randomUUID(), kind: 'check', bag: 1 }] });
    const bag = await request(`/api/admin/picking/batches/${batch.id}/bags/1/ready`, 'POST', {});
    expect(bag.status).toBe(200);
    const sums = await sql<{ picked: number; status: string }>`
      select sum(i.picked_quantity)::int as picked, min(o.status) as status
      from order_items i join orders o on o.id = i.order_id
    `.execute(database.db);
    expect(sums.rows).toEqual([{ picked: 60, status: 'listo' }]);
    expect(await unbalanced()).toEqual([]);
  }, 120_000);

  it('in the middle of a file of products leaves all of them as they were', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `corte-${n},Corte ${n},Café,1.25`);
    const importing = request(
      '/api/admin/products/import',
      'POST',
      ['sku,title,category,price', ...rows].join('\n'),
    ).catch(() => null);
    // Until it writes: rows of a transaction that isn't over are there for nobody but the table's size.
    const isWriting = async () =>
      (
        await sql<{ writes: number }>`
          select count(*)::int as writes from pg_stat_activity
          where datname = current_database() and state = 'active' and query like '%insert into products%'
            and query not like '%pg_stat_activity%'
        `.execute(database.db)
      ).rows[0]?.writes;
    while (!(await isWriting())) await new Promise((resolve) => setTimeout(resolve, 2));
    await shop.kill();
    expect((await importing)?.ok ?? false).toBe(false);
    shop = await aShopProcess(database.url);
    const left = await sql<{ products: number; batches: number }>`
      select (select count(*)::int from products where sku like 'corte-%') as products,
        (select count(*)::int from product_batches) as batches
    `.execute(database.db);
    expect(left.rows).toEqual([{ products: 0, batches: 0 }]);
  }, 120_000);
});
