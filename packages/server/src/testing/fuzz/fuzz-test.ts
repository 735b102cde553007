import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';
import { type FuzzShop, openFuzzShop } from './fuzz-shop.builders.ts';
import { neverAccepted } from './never-accepted.ts';

const { FUZZ_SEED, FUZZ_RUNS, FUZZ_ONLY } = process.env;
const seed = Number(FUZZ_SEED ?? 20_261_122);
const HOUR_MS = 3_600_000;
const MAX_NEVER_ACCEPTED = 10;
const MAX_SHOWN_FAULTS = 30;

/**
 * The fuzz tests with a number of requests; without one, every way of breaking every operation once. `npm run fuzz`
 * overrides it by FUZZ_RUNS, FUZZ_SEED, and FUZZ_ONLY for one operation.
 */
export const testByFuzzing = (usualRuns?: number): void => {
  let shop: FuzzShop;
  beforeAll(async () => {
    shop = await openFuzzShop();
  });
  afterAll(() => shop.close());

  it('accepts what is valid, and faults at nothing that anybody can send', { timeout: HOUR_MS }, async () => {
    const runs = FUZZ_RUNS === undefined ? usualRuns : Number(FUZZ_RUNS);
    const startedMs = performance.now();
    const { operations, sent, refused, faults } = await fuzz(shop, {
      runs,
      seed,
      only: FUZZ_ONLY || undefined,
    });
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    process.stdout.write(
      `${sent} requests of ${operations.length} operations in ${seconds} s, seed ${seed}\n`,
    );

    const again = `again: npm run fuzz -- --seed=${seed} --only="<operation>"`;
    expect(faults.slice(0, MAX_SHOWN_FAULTS).join('\n\n'), `${faults.length} faults; ${again}`).toBe('');
    const unexpected = [...refused].filter(([key]) => !(key in neverAccepted));
    expect(unexpected, `valid and refused; ${again}`).toEqual([]);
    const named = Object.keys(neverAccepted);
    const accepted = named.filter((key) => operations.includes(key) && !refused.has(key));
    expect(accepted, 'accepted after all: take it off the list').toEqual([]);
    expect(named.length).toBeLessThanOrEqual(MAX_NEVER_ACCEPTED);
    expect(shop.lines).toEqual([]);
    expect(await shop.isAlive()).toBe(true);
  });
};
