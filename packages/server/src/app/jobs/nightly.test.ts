import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countYesterday } from '../../reports/count-yesterday.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { sweepExpired } from './sweep-expired.ts';

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const profile = await database.db
    .insertInto('profiles')
    .values({ full_name: 'Ana', email: 'ana@hospital.example', hospital_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  userId = profile.id;
});
afterAll(() => database.drop());
beforeEach(() => database.asOwner('truncate products, orders cascade'));

let numbers = 0;
const aProduct = async (countedBefore = 0) => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into products (sku, title, price_cents, purchased_yesterday_count) values ($1, 'Guineo', 100, $2) returning id`,
    [`sku-${++numbers}`, countedBefore],
  );
  return rows[0]?.id ?? '';
};
const anOrder = async (
  productId: string,
  {
    at,
    quantity = 1,
    status = 'confirmado',
    isFree = false,
  }: { at: string; quantity?: number; status?: string; isFree?: boolean },
) => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into orders (user_id, idempotency_key, request_hash, status, payment_method, subtotal_cents, tax_cents,
       total_cents, expected_total_cents, delivery_type, delivery_address, delivery_date, delivery_window, recipient_name,
       recipient_phone, substitution, created_at)
     values ($1, $2, '', $3, 'on-delivery', 0, 0, 0, 0, 'home', '{}', '2026-12-01', '07-09', 'Ana', '7875550142', 'none', $4)
     returning id`,
    [userId, `key-${++numbers}-0000`, status, at],
  );
  await database.pool.query(
    `insert into order_items (order_id, product_id, title, quantity, unit_price_cents, total_price_cents, is_incentive, created_at)
     values ($1, $2, 'Guineo', $3, 0, 0, $4, $5)`,
    [rows[0]?.id, productId, quantity, isFree, at],
  );
};
const counted = async (productId: string) =>
  (
    await database.db
      .selectFrom('products')
      .select('purchased_yesterday_count as count')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
  ).count;

/** Five minutes into the 21st in Puerto Rico. */
const night = new Date('2026-11-21T00:05:00-04:00');

describe('counting yesterday', () => {
  it('adds up the units bought on that day in Puerto Rico, to the minute', async () => {
    const product = await aProduct();
    await anOrder(product, { at: '2026-11-20T00:00:00-04:00', quantity: 2 });
    await anOrder(product, { at: '2026-11-20T23:59:59-04:00', quantity: 3 });
    await anOrder(product, { at: '2026-11-19T23:59:59-04:00', quantity: 100 });
    await anOrder(product, { at: '2026-11-21T00:00:00-04:00', quantity: 100 });
    await countYesterday(database.db, night);
    expect(await counted(product)).toBe(5);
  });

  it('leaves out free products and cancelled orders', async () => {
    const product = await aProduct();
    const at = '2026-11-20T12:00:00-04:00';
    await anOrder(product, { at, quantity: 4 });
    await anOrder(product, { at, isFree: true });
    await anOrder(product, { at, quantity: 7, status: 'cancelado' });
    await countYesterday(database.db, night);
    expect(await counted(product)).toBe(4);
  });

  it('takes back what was counted the day before', async () => {
    const [sold, unsold] = [await aProduct(9), await aProduct(9)];
    await anOrder(sold, { at: '2026-11-20T12:00:00-04:00' });
    await countYesterday(database.db, night);
    expect([await counted(sold), await counted(unsold)]).toEqual([1, 0]);
  });

  it('tells who keeps the catalogue in memory which products changed', async () => {
    const [sold] = [await aProduct(), await aProduct()];
    await anOrder(sold, { at: '2026-11-20T12:00:00-04:00' });
    const client = await database.pool.connect();
    const notified: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => notified.push(payload));
    await client.query('listen catalog');
    await countYesterday(database.db, night);
    await client.query('unlisten catalog');
    client.release();
    expect(notified).toEqual([sold]);
  });
});

describe('the nightly sweep', () => {
  it('removes what has expired and keeps what lives', async () => {
    const { pool, db } = database;
    await pool.query(
      `insert into verifications (identifier, value, expires_at) values ('old', 'x', $1), ('new', 'x', $2)`,
      ['2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z'],
    );
    await pool.query(
      `insert into sessions (user_id, token, expires_at) values ($1, 'old', $2), ($1, 'new', $3)`,
      [userId, '2026-11-20T00:00:00Z', '2026-12-01T00:00:00Z'],
    );
    await pool.query(
      `insert into retired_session_tokens (token_hash, session_id, retired_at)
       select hash, id, at::timestamptz from sessions, (values ('old', '2026-11-01'), ('new', '2026-11-20')) v(hash, at)
       where token = 'new'`,
    );
    await pool.query(
      `insert into email_codes (address_digest, purpose, code_digest, expires_at)
       values ('old', 'prove-email', 'x', $1), ('new', 'prove-email', 'x', $2)`,
      ['2026-11-21T04:04:59Z', '2026-11-21T04:05:01Z'],
    );
    // Each has a registration of a month before, but for who proved their address; two have another one, or were decided about.
    await pool.query(
      `with people as (
         insert into profiles (full_name, email, email_verified, rejected_at, created_at)
         select name, name || '@unproven.example', name = 'proven', case when name = 'rejected' then now() end, '2026-10-01'
         from unnest(array['gone', 'again', 'proven', 'rejected']) name
         returning id, full_name
       )
       insert into registrations (user_id, full_name, password_hash, expires_at)
       select id, full_name, 'old', '2026-11-20'::timestamptz from people where full_name <> 'proven'
       union all select id, full_name, 'new', '2026-11-22'::timestamptz from people where full_name = 'again'`,
    );
    await pool.query(`insert into rate_limits (key, points, expire) values ('old', 1, $1), ('new', 1, $2)`, [
      night.getTime() - 1,
      night.getTime() + 1,
    ]);
    await pool.query(
      `insert into searches (id, user_id, query, normalized, result_count, top_product_ids, is_entered, created_at)
       select gen_random_uuid(), $1, query, query, 0, '{}', true, at::timestamptz
       from (values ('old', '2026-08-23T00:04:59-04:00'), ('new', '2026-08-23T00:05:01-04:00')) v(query, at)`,
      [userId],
    );
    const product = await aProduct();
    await anOrder(product, { at: '2026-08-01T12:00:00-04:00' });
    await anOrder(product, { at: '2026-08-02T12:00:00-04:00' });
    await pool.query(
      `insert into handover_photos (order_id, jpeg, taken_at)
       select id, 'x', case when created_at < '2026-08-02' then $1 else $2 end::timestamptz from orders`,
      ['2026-08-23T00:04:59-04:00', '2026-08-23T00:05:01-04:00'],
    );
    await sweepExpired(db, night);
    const left = async (column: string, table: string) =>
      (await pool.query(`select ${column} as x from ${table}`)).rows;
    expect(await left('taken_at::text', 'handover_photos')).toHaveLength(1);
    expect(await left('identifier', 'verifications')).toEqual([{ x: 'new' }]);
    expect(await left('token', 'sessions')).toEqual([{ x: 'new' }]);
    expect(await left('token_hash', 'retired_session_tokens')).toEqual([{ x: 'new' }]);
    expect(await left('query', 'searches')).toEqual([{ x: 'new' }]);
    expect(await left('key', 'rate_limits')).toEqual([{ x: 'new' }]);
    expect(await left('address_digest', 'email_codes')).toEqual([{ x: 'new' }]);
    expect(await left('password_hash', 'registrations')).toEqual([{ x: 'new' }]);
    const users = await pool.query(
      `select full_name from profiles where email like '%@unproven.example' order by full_name`,
    );
    expect(users.rows.map(({ full_name }) => full_name)).toEqual(['again', 'proven', 'rejected']);
  });
});
