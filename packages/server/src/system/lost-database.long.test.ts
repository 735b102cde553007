import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { aDatabaseServer, embeddedUrl, killServer } from './database-server.builders.ts';
import { anOrderStream, type OrderStream } from './order-stream.builders.ts';
import { aShopProcess, NURSE, type ShopProcess, signIn, signInNurse } from './shop-processes.builders.ts';
import { ordersOfStreams, prepareForStreams } from './stream-rows.builders.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Every order has been answered by now, each of them once, and those who were refused were told when to come back. */
const expectNothingLost = async (stream: OrderStream, databaseUrl: string): Promise<void> => {
  expect(new Set(stream.answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  const refused = stream.answers.filter(({ status }) => status === 503);
  for (const { retryAfter, type } of refused) {
    expect(retryAfter).toBe('1');
    expect(['/problemas/sin-base-de-datos', '/problemas/ocupado']).toContain(type);
  }
  // Within a second, on a machine that is busy with other tests too.
  expect(Math.max(...refused.map(({ durationMs }) => durationMs))).toBeLessThan(3_000);
  expect(stream.contradicted).toEqual([]);

  expect(await ordersOfStreams(databaseUrl)).toEqual(stream.placed);
};

const statusOf = async (shop: ShopProcess, path: string, token?: string): Promise<number> =>
  (await fetch(shop.url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })).status;

describe('a shop whose database is lost under orders', () => {
  it('lives on, answers 503, reads what it remembers, and serves again when the database is back', async () => {
    const server = await aDatabaseServer();
    closers.push(server.remove);
    const shop = await aShopProcess(server.url);
    closers.push(shop.stop);
    const token = await signInNurse(shop.url);
    const productIds = await prepareForStreams(server.url);
    const remembered = [
      `/api/products/${productIds[0]}`,
      '/api/products/search?q=arroz',
      '/api/recipes',
      '/api/education',
    ];
    for (const path of remembered) expect(await statusOf(shop, path, token)).toBe(200);
    const stream = anOrderStream({ url: shop.url, token, productIds, lanes: 6, name: 'prueba' });

    for (const lose of [server.kill, server.stop]) {
      await stream.placedMore(10);
      await lose();
      // Longer than callers are remembered in ordinary times.
      await sleep(lose === server.kill ? 6_000 : 500);
      expect(await statusOf(shop, '/api/health')).toBe(200);
      expect(await statusOf(shop, '/api/serving')).toBe(200);
      expect(await statusOf(shop, '/api/ready')).toBe(503);
      for (const path of remembered) expect([path, await statusOf(shop, path, token)]).toEqual([path, 200]);
      for (const path of ['/api/orders', '/api/me/lists', '/api/me', '/api/checkout'])
        expect([path, await statusOf(shop, path, token)]).toEqual([path, 503]);
      expect((await signIn(shop.url, NURSE)).status).toBe(503);
      await server.start();
      await stream.placedMore(10);
      expect(await statusOf(shop, '/api/ready')).toBe(200);
    }
    await stream.end();
    expect(shop.isAlive()).toBe(true);
    await expectNothingLost(stream, server.url);
  }, 240_000);

  it('brings the embedded one back by itself, as often as it is killed', async () => {
    const shop = await aShopProcess('embedded');
    closers.push(shop.stop);
    const token = await signInNurse(shop.url);
    const url = embeddedUrl(shop.dataDir);
    const productIds = await prepareForStreams(url);
    const stream = anOrderStream({ url: shop.url, token, productIds, lanes: 6, name: 'prueba' });
    for (let kill = 0; kill < 2; kill += 1) {
      await stream.placedMore(10);
      await killServer(join(shop.dataDir, 'postgres'));
      await stream.placedMore(10);
    }
    await stream.end();
    expect(shop.isAlive()).toBe(true);
    await expectNothingLost(stream, url);
  }, 240_000);
});
