import { accept } from '@nutricion/domain/kit/result';
import { describe, expect, it } from 'vitest';
import { type OrderClaim, openOrderQueue } from './order-queue.ts';

/** Orders that finish when the test lets them. */
const aShopOf = (concurrency: number, waitMs?: number) => {
  const queue = openOrderQueue({ concurrency, ...(waitMs !== undefined && { waitMs }) });
  const runningCount: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  return {
    atWork: runningCount,
    order: (name: string, claim: Partial<OrderClaim> = {}) =>
      queue.run({ profileId: name, productIds: [], ...claim }, async () => {
        runningCount.push(name);
        await new Promise<void>((resolve, reject) => {
          ends.set(name, (error) => (error ? reject(error) : resolve()));
        });
        return accept(name);
      }),
    end: async (name: string, error?: Error) => {
      ends.get(name)?.(error);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

const busy = { ok: false, refusal: { kind: 'busy', retryAfterSeconds: 1 } };
const lockTimeout = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

describe('the turns of orders', () => {
  it('are all taken at once while there is room, then one for each that ends', async () => {
    const shop = aShopOf(2);
    const orders = ['a', 'b', 'c'].map((name) => shop.order(name));
    await shop.end('nobody');
    expect(shop.atWork).toEqual(['a', 'b']);
    await shop.end('a');
    expect(shop.atWork).toEqual(['a', 'b', 'c']);
    await shop.end('b');
    await shop.end('c');
    expect(await Promise.all(orders)).toEqual([accept('a'), accept('b'), accept('c')]);
  });

  it("of another product don't wait behind a hot one's", async () => {
    const shop = aShopOf(8);
    const hot = ['1', '2', '3', '4', '5'].map((name) => shop.order(name, { productIds: ['arroz'] }));
    const other = shop.order('otro', { productIds: ['leche'] });
    await shop.end('nobody');
    expect(shop.atWork).toEqual(['1', '2', '3', 'otro']);
    for (const name of ['otro', '1', '2', '3', '4', '5']) await shop.end(name);
    expect(await Promise.all([...hot, other])).toHaveLength(6);
  });

  it('are one at a time for each person, however many orders one sends', async () => {
    const shop = aShopOf(4);
    const many = ['1', '2', '3', '4', '5'].map((name) => shop.order(name, { profileId: 'ana' }));
    const other = shop.order('otro');
    await shop.end('nobody');
    expect(shop.atWork).toEqual(['1', 'otro']);
    for (const name of ['otro', '1', '2', '3', '4', '5']) await shop.end(name);
    expect(await Promise.all([...many, other])).toHaveLength(6);
  });

  it('that do not come in time are refused as busy, and the next still get theirs', async () => {
    const shop = aShopOf(1, 30);
    const first = shop.order('a');
    expect(await shop.order('b')).toEqual(busy);
    await shop.end('a');
    const third = shop.order('c');
    await shop.end('nobody');
    await shop.end('c');
    expect(await Promise.all([first, third])).toEqual([accept('a'), accept('c')]);
    expect(shop.atWork).toEqual(['a', 'c']);
  });

  it('are given up at once behind a row that is stuck, by those who need it alone', async () => {
    const shop = aShopOf(3, 60_000);
    const blockedProductIds = ['1', '2', '3'].map((name) =>
      shop.order(name, { productIds: ['arroz'] }).catch(() => 'failed'),
    );
    const behind = shop.order('detrás', { productIds: ['leche', 'arroz'] });
    const beside = shop.order('aparte', { productIds: ['leche'] });
    await shop.end('nobody');
    await shop.end('1', lockTimeout);
    expect(await behind).toEqual(busy);
    await shop.end('2');
    await shop.end('3');
    await shop.end('aparte');
    expect(await beside).toEqual(accept('aparte'));
    expect(await Promise.all(blockedProductIds)).toEqual(['failed', accept('2'), accept('3')]);
  });

  it('are free again after a bug', async () => {
    const shop = aShopOf(1);
    const failing = shop.order('a').catch((error: Error) => error.message);
    await shop.end('nobody');
    await shop.end('a', new Error('a bug'));
    expect(await failing).toBe('a bug');
    const next = shop.order('b');
    await shop.end('nobody');
    await shop.end('b');
    expect(await next).toEqual(accept('b'));
  });
});
