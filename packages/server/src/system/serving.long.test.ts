import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { aDatabaseServer } from './database-server.builders.ts';
import { aShopProcess } from './shop-processes.builders.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

it('a start waits for its database, and a stop serves until balancers have noticed', async () => {
  const server = await aDatabaseServer();
  closers.push(server.remove);
  await server.stop();
  const starting = aShopProcess(server.url, '', { DATABASE_WAIT_SECONDS: '120', DRAIN_SECONDS: '2' });
  await sleep(3_000);
  await server.start();
  const shop = await starting;
  closers.push(shop.kill);
  const statusOf = async (path: string) => (await fetch(shop.url + path)).status;
  expect(await statusOf('/api/serving')).toBe(200);

  const stopped = shop.stop();
  await expect.poll(() => statusOf('/api/serving')).toBe(503);
  expect((await fetch(`${shop.url}/api/serving`)).headers.get('retry-after')).toBe('1');
  // Whoever was on the way when the balancer noticed is served.
  expect(await statusOf('/api/health')).toBe(200);
  await stopped;
  expect(shop.isAlive()).toBe(false);
}, 180_000);
