import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from '../testing/fuzz/fuzz.ts';
import { openWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
});
afterAll(() => shop.close());

/** `npm run fuzz` sets them; without them one round is sent, every field broken in every way. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const runs = process.env.FUZZ_RUNS === undefined ? undefined : Number(process.env.FUZZ_RUNS);

const HOUR_MS = 3_600_000;

it('no request that anybody can make ends in a fault of ours', { timeout: HOUR_MS }, async () => {
  const startedMs = performance.now();
  const { operations, sent, faults, untaken } = await fuzz(shop, { runs, seed });
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  process.stdout.write(
    `${sent} requests in ${seconds} s with seed ${seed}; never taken: ${untaken.join(', ')}\n`,
  );
  expect(faults.slice(0, 50), `${faults.length} faults; again: npm run fuzz -- --seed=${seed}`).toEqual([]);
  expect(shop.lines).toEqual([]);
  expect(await shop.isAlive()).toBe(true);
  // Whoever is turned away at every door finds nothing behind them.
  expect(untaken.length).toBeLessThan(operations / 3);
});
