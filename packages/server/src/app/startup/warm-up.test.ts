import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopPasswords } from '../../accounts/password/passwords.ts';
import { openWholeShop, type WholeShop } from '../../testing/whole-shop.ts';
import { usualCosts } from './open-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop({ warmUpRounds: 2 });
});
afterAll(() => shop.close());

const figures = async (): Promise<string> => {
  const incoming = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };
  return (await shop.app.request('/metrics', {}, { incoming })).text();
};

describe('a shop that has warmed up', () => {
  it('counts requests of people, and none of the warm-up', async () => {
    expect(await figures()).not.toMatch(/GET \/api\/recipes|POST \/api\/orders/);
    for (const user of ['customer', 'anonymous'] as const)
      await shop.send({ method: 'GET', url: '/api/recipes', headers: {}, body: undefined }, user);
    const counted = (status: number) =>
      `http_request_duration_seconds_count{endpoint="GET /api/recipes",status="${status}"} 1`;
    expect(await figures()).toContain(counted(200));
    expect(await figures()).toContain(counted(401));
  });
});

it('a shop outside of tests has the full costs of warming up, planning and hashing', () => {
  // The cost of a hash itself is tested in passwords.test.ts and production-start.test.ts.
  expect(usualCosts).toEqual({ passwords: shopPasswords, plans: { limitMs: 20_000 }, warmUpRounds: 40 });
});
