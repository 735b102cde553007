import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../accounts/demo/seed-demo-accounts.ts';
import { countLockWaits } from '../testing/lock-waits.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { openWholeShop, type TestCaller, type WholeShop } from '../testing/whole-shop.ts';
import { widenOrderLimits } from '../testing/wide-order-limits.ts';
import { anOrderOf, NURSE, orderHeaders } from './shop-processes.builders.ts';

const USER_LOCK = 'select from profiles where email = $1 for update';
const OTHER = 'admin@hospital-san-rafael.example';

/** Another connection holds a row, as a forgotten session of an administrator would; a whole shop meets it. */
describe('one locked row', () => {
  let shop: WholeShop;
  let holder: pg.Client;
  beforeAll(async () => {
    shop = await openWholeShop({
      warmUpRounds: 1,
      prepare: async (db) => {
        await widenOrderLimits(db);
        await db.updateTable('delivery_windows').set({ capacity: 100_000 }).execute();
      },
    });
    holder = new pg.Client({ connectionString: shop.url });
    await holder.connect();
    // Signed in before any row is held.
    for (const user of ['customer', 'admin'] as const) await send(user, 'GET', '/api/me');
    await shop.db.updateTable('sessions').set({ second_factor_at: new Date() }).execute();
  });
  afterAll(async () => {
    await holder.end();
    await shop.close();
  });

  const send = async (user: TestCaller, method: string, url: string, body?: object, headers = {}) => {
    const response = await shop.send(
      {
        method,
        url,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      },
      user,
    );
    const { type } = (await response.json()) as { readonly type?: string };
    return { status: response.status, type, retryAfter: response.headers.get('retry-after') };
  };
  const order = (user: TestCaller, productId: string, key: string) =>
    send(user, 'POST', '/api/orders', anOrderOf(productId, 4), orderHeaders(key));
  const signIn = (email: string) =>
    send('anonymous', 'POST', '/api/auth/sign-in/email', { email, password: demoPassword });

  it('meets a shop that opened its connections before it said that it is ready, and left no trace', async () => {
    const { rows } = await holder.query<Record<string, number>>(`select
      (select count(*)::int from pg_stat_activity where datname = current_database() and query like '%idempotency_key%') as connections,
      (select count(*)::int from orders) as orders, (select count(*)::int from searches) as searches,
      (select count(*)::int from pgboss.job where name = 'mail') as mails`);
    expect(rows[0]).toMatchObject({ orders: 0, searches: 0, mails: 0 });
    expect(rows[0]?.connections).toBeGreaterThan(0);
  });

  it.each([
    ['a product', 'select from products where id = $1 for update'],
    ['a person', USER_LOCK],
  ])('of %s holds up its own orders, which are told so, and nobody else', async (what, lock) => {
    const [stuck, free] = [
      await aProduct(shop.db, { price_cents: 400 }),
      await aProduct(shop.db, { price_cents: 400 }),
    ];
    await holder.query('begin');
    await holder.query(lock, [what === 'a product' ? stuck.id : NURSE]);
    const blocked = Array.from({ length: 60 }, (_, n) =>
      order('customer', stuck.id, `trabada-${n}-${stuck.id}`),
    );
    await expect.poll(() => countLockWaits(shop.pool)).toBeGreaterThan(0);
    const beside = await Promise.all([
      order('admin', free.id, `libre-${free.id}`),
      signIn(OTHER),
      send('admin', 'GET', '/api/orders'),
    ]);
    const responses = await Promise.all([...blocked, ...(lock === USER_LOCK ? [signIn(NURSE)] : [])]);
    // All were answered while the row was still held.
    await holder.query('rollback');

    expect(beside.map(({ status }) => status)).toEqual([201, 200, 200]);
    expect(
      new Set(responses.map(({ status, type, retryAfter }) => `${status} ${type} ${retryAfter}`)),
    ).toEqual(new Set(['503 /problemas/ocupado 1']));

    const again = await order('customer', stuck.id, `trabada-0-${stuck.id}`);
    expect(again.status).toBe(201);
  });

  it('of an address that registers again is told as pressure, not as a fault', async () => {
    const email = 'doble.toque@hospital-san-rafael.example';
    const register = () =>
      send('anonymous', 'POST', '/api/auth/sign-up/email', {
        name: 'Doble Toque',
        email,
        password: 'guardia-de-12-horas',
      });
    expect((await register()).status).toBe(200);
    await holder.query('begin');
    await holder.query('select from profiles where email = $1 for update', [email]);
    const registration = await register();
    await holder.query('rollback');

    expect(registration).toMatchObject({ status: 503, type: '/problemas/ocupado', retryAfter: '1' });
    expect((await register()).status).toBe(200);
  });
});
