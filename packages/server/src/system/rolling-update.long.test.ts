import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationNames } from '../platform/db/migrations/all.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { widenOrderLimits } from '../testing/wide-order-limits.ts';
import { releaseBefore } from './release-before.builders.ts';
import {
  anOrderOf,
  aShopProcess,
  type ShopProcess,
  sendOrder,
  signInNurse,
} from './shop-processes.builders.ts';

const before = releaseBefore();
const AUTH_SECRET = 'the-secret-that-both-processes-share-0123';

let database: TestDatabase;
const opened: ShopProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(async () => {
  await Promise.all(opened.map((shop) => shop.kill()));
  await database.drop();
});

const open = async (release?: string): Promise<ShopProcess> => {
  const shop = await aShopProcess(database.url, database.ownerUrl, {}, release);
  opened.push(shop);
  return shop;
};

const recordedMigrations = async (): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database.db);
  return new Set(rows.map(({ name }) => name));
};

/** A product whose price no offer changes, in shelves that don't empty. */
const aSeededProduct = async (): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    update products set price_cents = 400, stock = 100000
    where id = (select id from products p where is_active
      and not exists (select from promotions where product_id = p.id) order by sku limit 1)
    returning id`.execute(database.db);
  return rows[0]?.id ?? '';
};

/** Orders without a pause through whatever process is open, until it is told to stop. */
const orderThrough = (token: string, productId: string) => {
  let target: ShopProcess | undefined;
  let isOver = false;
  const placed: string[] = [];
  const unexpected: number[] = [];
  const running = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const shop = target;
      const key = `paso-${n}-${productId}`;
      const response =
        shop && (await sendOrder(shop.url, token, anOrderOf(productId, 4), key).catch(() => null));
      if (response?.status === 201) placed.push(orderSchema.parse(await response.json()).id);
      else if (response && response.status !== 503) unexpected.push(response.status);
      await sleep(20);
    }
  })();
  return {
    placed,
    unexpected,
    through: async (shop: ShopProcess) => {
      target = shop;
      const count = placed.length;
      await expect.poll(() => placed.length, { timeout: 60_000 }).toBeGreaterThan(count + 5);
    },
    stop: async () => {
      isOver = true;
      await running;
    },
  };
};

it.runIf(before)(
  'an update rolls over a shop that sells, and goes back by one release, until the tables ask for the newer code',
  async () => {
    const release = before ?? '';
    const older = await open(release);
    await widenOrderLimits(database.db);
    await database.db.updateTable('delivery_windows').set({ capacity: 100_000 }).execute();
    const known = await recordedMigrations();
    const orders = orderThrough(await signInNurse(older.url), await aSeededProduct());
    await orders.through(older);

    // The newer one migrates while the older one sells, and both serve.
    const newer = await open();
    await orders.through(newer);
    await orders.through(older);

    const least = await sql<{ migration: string }>`select migration from least_code`.execute(database.db);
    const newest = migrationNames.findLast((name) => !known.has(name)) ?? '';
    expect((await recordedMigrations()).has(newest)).toBe(true);
    // A release that takes something away says so, and there is no way back over it but a restore.
    if (known.has(least.rows[0]?.migration ?? '')) {
      await older.stop();
      const back = await open(release);
      await orders.through(back);
      await back.stop();
    }
    await orders.through(newer);
    await orders.stop();

    await database.asOwner(`update least_code set migration = '${newest}'`);
    const refused = spawnSync(process.execPath, [join(release, 'packages/server/dist/main.js'), '--quiet'], {
      cwd: release,
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        ...process.env,
        ...{ NODE_ENV: 'development', DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl },
        ...{ AUTH_SECRET, PORT: '1', SMTP_URL: '', DATABASE_WAIT_SECONDS: '0' },
      },
    });
    expect(refused.status).toBe(1);
    expect(refused.stderr.trim().split('\n')).toEqual([
      expect.stringContaining('Los datos son de una versión más nueva de la tienda'),
    ]);

    expect(orders.unexpected).toEqual([]);
    const { rows } = await sql<{ id: string }>`select id from orders`.execute(database.db);
    const stored = new Set(rows.map(({ id }) => id));
    expect(orders.placed.filter((id) => !stored.has(id))).toEqual([]);
  },
  240_000,
);
