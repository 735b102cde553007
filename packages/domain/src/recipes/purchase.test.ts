import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '../kit/ids.ts';
import { packagesFor, planPurchase } from './purchase.ts';

const rice = 'arroz' as ProductId;
const oil = 'aceite' as ProductId;
const plan = (packages: number | null, stock: number | null, inCart = 0) =>
  planPurchase([{ productId: rice, packages }], () => ({ stock, inCart }))[0];

describe('what to put into the cart for a recipe', () => {
  it('is what it takes, what the cart has and what the shop has', () => {
    const rows: readonly [string, ReturnType<typeof plan>, object][] = [
      ['a pinch buys a package', plan(0.001, 9), { needed: 1, toAdd: 1, state: 'enough' }],
      ['what is not computable buys one', plan(null, 9), { needed: 1, toAdd: 1, state: 'enough' }],
      ['a part rounds up', plan(2.1, 9), { needed: 3, toAdd: 3, state: 'enough' }],
      ['less than a spoon measures buys none more', plan(2.004, 9), { needed: 2, toAdd: 2, state: 'enough' }],
      ['the cart has it', plan(2, 9, 2), { needed: 2, toAdd: 0, state: 'in-cart' }],
      ['the cart has a part', plan(3, 9, 2), { needed: 3, toAdd: 1, state: 'enough' }],
      ['the stock ends', plan(5, 3), { needed: 5, toAdd: 3, state: 'short' }],
      ['the stock ends with what is in the cart', plan(5, 3, 2), { needed: 5, toAdd: 1, state: 'short' }],
      ['all the stock is in the cart', plan(5, 3, 3), { needed: 5, toAdd: 0, state: 'out-of-stock' }],
      ['there is none', plan(1, 0), { needed: 1, toAdd: 0, state: 'out-of-stock' }],
      ['it is not sold', plan(1, null), { needed: 1, toAdd: 0, state: 'not-sold' }],
    ];
    expect(rows.map(([where, line]) => [where, line])).toEqual(
      rows.map(([where, , expected]) => [where, { productId: rice, ...expected }]),
    );
  });

  it('sums a product that two ingredients use', () => {
    const needs = [
      { productId: rice, packages: 0.6 },
      { productId: oil, packages: 0.1 },
      { productId: rice, packages: 0.3 },
    ];
    const lines = planPurchase(needs, () => ({ stock: 9, inCart: 0 }));
    expect(lines.map(({ productId, needed }) => [productId, needed])).toEqual([
      [rice, 1],
      [oil, 1],
    ]);
  });
});

describe('packages', () => {
  it('cover the need, and one less would not', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0001, max: 200, noNaN: true }), (need) => {
        const packages = packagesFor(need);
        expect(packages).toBeGreaterThanOrEqual(need - 0.005);
        if (packages > 1) expect(packages - 1).toBeLessThan(need);
        expect(Number.isInteger(packages)).toBe(true);
      }),
    );
  });

  it('never go beyond the stock', () => {
    const count = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 40, noNaN: true }), count, count, (need, stock, inCart) => {
        const line = plan(need, stock, inCart);
        expect((line?.toAdd ?? Number.NaN) + inCart).toBeLessThanOrEqual(Math.max(stock, inCart));
      }),
    );
  });
});
