import { sql } from 'kysely';
import { openDatabase } from '../../packages/server/src/platform/db/database.ts';
import { countYesterday } from '../../packages/server/src/reports/count-yesterday.ts';
import { storeDailyTotals } from '../../packages/server/src/reports/days/store-daily-totals.ts';
import { checkStockLedger } from '../../packages/server/src/stock/check-stock-ledger.ts';
import type { BenchDatabases } from '../api/databases.ts';
import { handOverPastOrders } from '../api/hand-over-past-orders.ts';
import { insertManyOrders } from '../api/many-orders.ts';
import { prepareShop } from '../api/prepare.ts';
import { startShop } from '../api/shop-process.ts';
import { signIn } from '../api/sign-in.ts';
import { median } from '../percentile.ts';

const SIZES = (process.env.BENCH_ORDERS ?? '20000,200000,1000000').split(',').map(Number);
const CALLS = 7;

export interface Growth {
  readonly orders: number;
  readonly bytesPerOrder: number;
  /** Each in ms: what a night does, and medians of pages. */
  readonly times: Readonly<Record<string, number>>;
}

const PAGES: Readonly<Record<string, string>> = {
  'queue, a page': '/api/admin/orders',
  'order found by number': '/api/admin/orders?q=NP-100123',
  'orders found by name': '/api/admin/orders?q=persona%20499',
  'payments, a page': '/api/admin/payments',
  'people, found by name': '/api/admin/users?q=persona',
  'audit, a page': '/api/admin/audit',
};

/** How pages and the night's work grow with the orders of a year. */
export const measureGrowth = async (
  databases: BenchDatabases,
  script: string,
  smtpUrl: string,
): Promise<readonly Growth[]> => {
  const growth: Growth[] = [];
  for (const orders of SIZES) {
    const url = await databases.create(`orders${orders}`);
    const prepared = await prepareShop(url);
    const shop = await startShop(script, url, smtpUrl);
    const token = await signIn(shop.url, 'admin@hospital-san-rafael.example');
    const { db, close } = openDatabase(url, { maxConnections: 1 });
    const sizeOf = async () =>
      Number(
        (await sql<{ size: string }>`select pg_database_size(current_database())::text as size`.execute(db))
          .rows[0]?.size,
      );
    const before = await sizeOf();
    await insertManyOrders(url, prepared.pointId, 1, orders);
    await sql`
      insert into stock_movements (product_id, kind, units, order_id, created_at)
      select i.product_id, 'venta', -i.quantity, i.order_id, o.created_at from order_items i join orders o on o.id = i.order_id
    `.execute(db);
    // As autovacuum does within minutes; until then the planner takes the tables for empty ones.
    await sql`vacuum analyze`.execute(db);
    const totalsMs = await timed(() => handOverPastOrders(url));
    const times: Record<string, number> = {
      'days summed again, a year': totalsMs,
      'night: bought yesterday': await timed(() => countYesterday(db, new Date())),
      'night: stock is the sum of its movements': await timed(() =>
        checkStockLedger(db, { error: () => {} }),
      ),
      'night: days summed': await timed(() => storeDailyTotals(db, Date.now())),
    };
    const bytesPerOrder = Math.round(((await sizeOf()) - before) / orders);
    for (const [what, path] of Object.entries(PAGES)) times[what] = await pageMs(shop.url + path, token);
    await shop.stop();
    await close();
    growth.push({ orders, bytesPerOrder, times });
  }
  return growth;
};

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const startedMs = performance.now();
  await run();
  return Math.round(performance.now() - startedMs);
};

const pageMs = async (address: string, token: string): Promise<number> => {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1)
    times.push(
      await timed(async () => {
        const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      }),
    );
  return median(times);
};
