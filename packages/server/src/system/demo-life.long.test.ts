import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderStatuses } from '@nutricion/domain/orders/order-status';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cheapPasswords } from '../accounts/password/passwords.builders.ts';
import { seedEmptyShop } from '../app/startup/load-seed.ts';
import type { Schema } from '../platform/db/schema.ts';
import { checkStockLedger } from '../stock/check-stock-ledger.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runLife } from '../testing/life/run-life.ts';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'nutricion-plus-life-'));
/** Noon of a Wednesday in Puerto Rico. */
const nowMs = Date.parse('2026-11-25T12:00:00-04:00');
const run = (mode: 'development' | 'production' = 'development') =>
  runLife({
    settings: { mode, dataDir },
    database: { ...database, isSuperuser: false, close: async () => {} },
    ...{ nowMs, dayCount: 10, orderCount: 40, passwords: cheapPasswords },
  });
const count = async (table: 'orders' | 'audit_log' | 'stock_movements' | 'searches' | 'profiles') =>
  (
    await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
const counts = () =>
  Promise.all((['orders', 'audit_log', 'stock_movements', 'searches', 'profiles'] as const).map(count));

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 8 });
  await seedEmptyShop({ mode: 'development' }, database, cheapPasswords);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('refuses to be played in production, and writes nothing', async () => {
  const before = await counts();
  expect(await run('production')).toBe('production');
  expect(await counts()).toEqual(before);
});

it('leaves an order in each state, its own days in every row, and nothing that does not add up', async () => {
  expect(await run()).toBe('played');
  const { db } = database;
  const found = await db.selectFrom('orders').select('status').distinct().execute();
  expect(found.map(({ status }) => status).sort()).toEqual([...orderStatuses].sort());
  const { rows: stamped } = await sql<{ late: number; first: string }>`
    select (select count(*)::int from orders where created_at > ${new Date(nowMs + 3_600_000)}) as late,
      (select min(created_at at time zone 'America/Puerto_Rico')::date::text from audit_log) as first
  `.execute(db);
  expect(stamped).toEqual([{ late: 0, first: '2026-11-16' }]);
  const warnings: string[] = [];
  await checkStockLedger(db, pino({ level: 'warn' }, { write: (line) => void warnings.push(line) }));
  expect(warnings).toEqual([]);
  // What a provider holds or gave back is never more than what it took.
  const { rows: unsound } = await sql`
    select id from payments where refunded_cents > captured_cents or captured_cents > authorized_cents
  `.execute(db);
  expect(unsound).toEqual([]);
  const { rows: unpaid } = await sql`
    select o.id from orders o where o.status = 'entregado' and o.payment_status = 'pendiente'
  `.execute(db);
  expect(unpaid).toEqual([]);
}, 240_000);

const select = async (db: Kysely<Schema>, query: RawBuilder<unknown>) => (await query.execute(db)).rows;

it('is the same again for the same seed, down to the second', async () => {
  const lives = await Promise.all(
    ['one', 'other'].map(async () => {
      const own = await createTestDatabase({ maxConnections: 8 });
      await seedEmptyShop({ mode: 'development' }, own, cheapPasswords);
      await runLife({
        settings: { mode: 'development', dataDir },
        database: { ...own, isSuperuser: false, close: async () => {} },
        ...{ nowMs, dayCount: 4, orderCount: 24, passwords: cheapPasswords },
      });
      const { db } = own;
      const rows = {
        orders: await select(
          db,
          sql`
          select o.number, o.status, o.payment_status, o.total_cents, o.created_at, o.delivery_date, o.delivery_window, p.email,
            (select string_agg(concat_ws(' ', i.product_id, i.quantity, i.unit_price_cents), ', ' order by i.id) from order_items i where i.order_id = o.id) as items
          from orders o left join profiles p on p.id = o.user_id order by o.number`,
        ),
        payments: await select(
          db,
          sql`
          select o.number, p.provider, p.status, p.captured_cents, p.refunded_cents, p.created_at
          from payments p join orders o on o.id = p.order_id order by o.number, p.created_at, p.captured_cents`,
        ),
        purchases: await select(
          db,
          sql`select number, state, created_at, sent_at from purchase_orders order by number`,
        ),
        stock: await select(db, sql`select sku, stock, price_cents, cost_cents from products order by sku`),
        audit: await select(
          db,
          sql`select action, subject_type, reason, created_at from audit_log order by id`,
        ),
      };
      await own.drop();
      return rows;
    }),
  );
  const [one, other] = lives;
  expect(one?.orders.length).toBeGreaterThan(20);
  expect(one?.purchases.length).toBeGreaterThan(0);
  expect(other).toEqual(one);
}, 240_000);

it('adds nothing when it is run again', async () => {
  const before = await counts();
  expect(await run()).toBe('played-before');
  expect(await counts()).toEqual(before);
});
