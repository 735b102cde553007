import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFolder, anEmptyDatabase, digestsOf, onOwner } from '../platform/backup/backup.builders.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { type WrittenBackup, writeBackup } from '../platform/backup/write-backup.ts';
import { projectRoot } from '../settings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { widenOrderLimits } from '../testing/wide-order-limits.ts';
import { anOrderOf, aShopProcess, sendOrder, signInNurse } from './shop-processes.builders.ts';

const folder = aFolder();
let shop: TestDatabase;
let target: TestDatabase;
let whileSelling: WrittenBackup;
let confirmed = 0;
let productId: string;

beforeAll(async () => {
  shop = await createTestDatabase();
  await widenOrderLimits(shop.db);
  target = await anEmptyDatabase();
  const process = await aShopProcess(shop.url);
  await shop.db.updateTable('delivery_windows').set({ capacity: 100_000 }).execute();
  productId = (await aProduct(shop.db, { price_cents: 400, stock: 10_000 })).id;
  const token = await signInNurse(process.url);
  let isOpen = true;
  const lane = async (number: number) => {
    for (let n = 0; isOpen; n += 1) {
      const { status } = await sendOrder(
        process.url,
        token,
        anOrderOf(productId, 4),
        `copia-${number}-${n}-000`,
      );
      if (status === 201) confirmed += 1;
      else throw new Error(`an order was answered with ${status}`);
    }
  };
  const lanes = [0, 1, 2].map(lane);
  while (confirmed < 10) await sleep(10);
  whileSelling = await writeBackup({ url: shop.ownerUrl, folder: folder.path, nowMs: Date.now() });
  const sold = confirmed;
  while (confirmed < sold + 10) await sleep(10);
  isOpen = false;
  await Promise.all(lanes);
  await process.stop();
}, 240_000);
afterAll(async () => {
  await Promise.all([shop.drop(), target.drop()]);
  folder.remove();
});

/** A command of `commands/` on a database, as `npm run` starts it. */
const aCommand = (name: 'backup' | 'restore', { ownerUrl, url }: TestDatabase, ...args: string[]) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `packages/server/src/app/commands/${name}.ts`, ...args],
    {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }));
  return { child, ended };
};

/** Kills the command where it waits for a table that somebody else has locked: neither before nor after. */
const killAt = async (lock: string, { ownerUrl }: TestDatabase, start: () => ReturnType<typeof aCommand>) =>
  onOwner(ownerUrl, async (client) => {
    await client.query(`begin; ${lock}`);
    const { child, ended } = start();
    const isWaiting = async () =>
      (
        await client.query(
          `select 1 from pg_locks where not granted and relation is not null
             and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rowCount === 1;
    while (!(await isWaiting())) {
      if (child.exitCode !== null) throw new Error(`it did not wait: ${(await ended).output}`);
      await sleep(20);
    }
    child.kill('SIGKILL');
    await ended;
  });

describe('a backup of a shop that is selling', () => {
  it('holds one moment: each order with its lines and its history, and the stock that is left', async () => {
    const restored = await restoreBackup({
      ownerUrl: target.ownerUrl,
      file: whileSelling.file,
      replace: false,
    });
    expect(restored.ok).toBe(true);
    const { rows } = await onOwner(target.ownerUrl, (client) =>
      client.query(
        `select (select count(*)::int from orders) as orders, (select count(*)::int from order_items) as items,
           (select count(*)::int from order_status_history) as histories,
           (select 10000 - stock from products where id = $1) as taken,
           (select count(*)::int from orders o where not exists (
             select from order_items i where i.order_id = o.id)) as halves`,
        [productId],
      ),
    );
    const [{ orders }] = rows;
    expect(orders).toBeGreaterThanOrEqual(10);
    expect(orders).toBeLessThan(confirmed);
    expect(rows).toEqual([{ orders, items: orders, histories: orders, taken: orders, halves: 0 }]);
  });

  it('can be opened: the nurse signs in and her next order has a number that nobody had', async () => {
    const highest = await onOwner(target.ownerUrl, async (client) => {
      const { rows } = await client.query('select max(substr(number, 4)::int) as number from orders');
      return Number(rows[0].number);
    });
    const opened = await aShopProcess(target.url, target.ownerUrl);
    const token = await signInNurse(opened.url);
    const response = await sendOrder(opened.url, token, anOrderOf(productId, 4), 'despues-de-la-copia');
    const { number } = orderSchema.parse(await response.json());
    expect(Number(number.slice(3))).toBeGreaterThan(highest);
    await opened.stop();
  }, 120_000);
});

describe('commands that are killed', () => {
  it('leave no file with the name of a backup, and the next backup removes the draft', async () => {
    const killed = aFolder();
    const names = () => readdirSync(killed.path);
    await killAt('lock table searches', shop, () => aCommand('backup', shop, killed.path));
    expect(names()).toEqual([expect.stringMatching(/\.partial$/)]);

    const next = await aCommand('backup', shop, killed.path).ended;
    expect(next).toMatchObject({ code: 0 });
    expect(names()).toEqual([expect.stringMatching(/\.tar\.gz$/)]);
    expect(next.output).toContain(names()[0]);
    killed.remove();
  }, 120_000);

  it('leave a database that was to be replaced as it was, though all was loaded by then', async () => {
    const before = await digestsOf(target.ownerUrl);
    const start = () => aCommand('restore', target, whileSelling.file, '--replace');
    await killAt('lock table pgboss.job in exclusive mode', target, start);
    expect(await digestsOf(target.ownerUrl)).toEqual(before);

    expect(await start().ended).toMatchObject({ code: 0 });
    expect((await digestsOf(target.ownerUrl)).orders).not.toBe(before.orders);
  }, 120_000);
});
