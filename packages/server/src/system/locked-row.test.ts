import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { widenOrderLimits } from '../testing/wide-order-limits.ts';
import {
  accessTokenOf,
  anOrderOf,
  aShopProcess,
  NURSE,
  type ShopProcess,
  sendOrder,
  signIn,
  signInNurse,
} from './shop-processes.builders.ts';

const PERSON_LOCK = 'select from profiles where email = $1 for update';
const OTHER = 'admin@hospital-san-rafael.example';

/** Another connection holds a row, as a forgotten session of an administrator would; a real shop meets it. */
describe('one locked row', () => {
  let database: TestDatabase;
  let shop: ShopProcess;
  let nurse: string;
  let other: string;
  let holder: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    await widenOrderLimits(database.db);
    shop = await aShopProcess(database.url);
    nurse = await signInNurse(shop.url);
    other = await accessTokenOf(shop.url, OTHER);
    await database.db.updateTable('delivery_windows').set({ capacity: 100_000 }).execute();
    holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
  }, 120_000);
  afterAll(async () => {
    await holder.end();
    await shop.stop();
    await database.drop();
  });

  const timed = async (request: Promise<Response>) => {
    const startedMs = performance.now();
    const response = await request;
    const body = (await response.json()) as { readonly type?: string };
    return {
      status: response.status,
      type: body.type,
      retryAfter: response.headers.get('retry-after'),
      tookMs: performance.now() - startedMs,
    };
  };

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
    ['a person', PERSON_LOCK],
  ])(
    'of %s holds up its own orders, for about a second, and nobody else',
    async (what, lock) => {
      const [stuck, free] = [
        await aProduct(database.db, { price: 4 }),
        await aProduct(database.db, { price: 4 }),
      ];
      await holder.query('begin');
      await holder.query(lock, [what === 'a product' ? stuck.id : NURSE]);
      const blocked = Array.from({ length: 60 }, (_, n) =>
        timed(sendOrder(shop.url, nurse, anOrderOf(stuck.id, 4), `trabada-${n}-${stuck.id}`)),
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      const beside = await Promise.all([
        timed(sendOrder(shop.url, other, anOrderOf(free.id, 4), `libre-${free.id}`)),
        timed(signIn(shop.url, OTHER)),
        timed(fetch(`${shop.url}/api/orders`, { headers: { authorization: `Bearer ${other}` } })),
      ]);
      const answers = await Promise.all([
        ...blocked,
        ...(lock === PERSON_LOCK ? [timed(signIn(shop.url, NURSE))] : []),
      ]);
      await holder.query('rollback');

      // Answered while the row is still held.
      expect(beside.map(({ status }) => status)).toEqual([201, 200, 200]);
      expect(
        new Set(answers.map(({ status, type, retryAfter }) => `${status} ${type} ${retryAfter}`)),
      ).toEqual(new Set(['503 /problemas/ocupado 1']));
      // About a second where the machine does nothing else; it was ten, and then a 500.
      expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(10_000);

      const again = await timed(sendOrder(shop.url, nurse, anOrderOf(stuck.id, 4), `trabada-0-${stuck.id}`));
      expect(again.status).toBe(201);
    },
    30_000,
  );

  it('of an address that registers again is told as pressure, not as a fault', async () => {
    const email = 'doble.toque@hospital-san-rafael.example';
    const register = () =>
      timed(
        fetch(`${shop.url}/api/auth/sign-up/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Doble Toque', email, password: 'guardia-de-12-horas' }),
        }),
      );
    expect((await register()).status).toBe(200);
    await holder.query('begin');
    await holder.query('select from profiles where email = $1 for update', [email]);
    const held = await register();
    await holder.query('rollback');

    expect(held).toMatchObject({ status: 503, type: '/problemas/ocupado', retryAfter: '1' });
    expect((await register()).status).toBe(200);
  });
});
