import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '../kit/ids.ts';
import { type LimitedOrder, maxUnits, type OrderUsage, orderLimitIssue } from './order-limit-issue.ts';
import { orderLimitText } from './order-limit-text.ts';
import { defaultOrderLimits } from './order-limits.ts';

const NOW_MS = Date.parse('2026-11-23T12:00:00Z');
const MINUTE_MS = 60_000;
const rice = 'arroz' as ProductId;

const anOrder = (values: Partial<LimitedOrder> = {}): LimitedOrder => ({
  totalCents: 10_000,
  lines: [{ productId: rice, title: 'Arroz', quantity: 2, stock: 500 }],
  ...values,
});
const someUsage = (values: Partial<OrderUsage> = {}): OrderUsage => ({
  openOrders: 0,
  openUnpaidCents: 0,
  placesInWindow: 0,
  placedAtMs: [],
  openUnits: new Map(),
  ...values,
});
const issueOf = (
  order: Partial<LimitedOrder>,
  usage: Partial<OrderUsage> = {},
  limits = defaultOrderLimits,
) => orderLimitIssue(anOrder(order), someUsage(usage), limits, NOW_MS);

const lines = (quantity: number, stock = 500) => ({
  lines: [{ productId: rice, title: 'Arroz', quantity, stock }],
});

describe('what one person may have on order', () => {
  it('lets a nurse order, and a ward secretary four times more', () => {
    expect(issueOf({})).toBeNull();
    expect(issueOf({}, { openOrders: 4, openUnpaidCents: 80_000, placesInWindow: 2 })).toBeNull();
  });

  it.each([
    ['a sixth open order', {}, { openOrders: 5 }, 'open-orders'],
    ['a fourth order for one window', {}, { placesInWindow: 3 }, 'places-per-window'],
    ['41 units of a product', lines(41), {}, 'units-per-product'],
    [
      'units that make 81 with her open orders',
      lines(21),
      { openUnits: new Map([[rice, 60]]) },
      'units-per-product',
    ],
    ['more than half of what is left', lines(16, 30), {}, 'units-per-product'],
    ['more than $1,500 to pay', { totalCents: 100_001 }, { openUnpaidCents: 50_000 }, 'open-value'],
  ] as const)('refuses %s, and says what to do', (_, order, usage, kind) => {
    const issue = issueOf(order, usage);
    expect(issue?.kind).toBe(kind);
    expect(issue && orderLimitText(issue)).toMatch(/Espera|Escoge|Baja|Quita/);
  });

  it.each<[string, Partial<LimitedOrder>, Partial<OrderUsage>]>([
    ['40 units', lines(40), {}],
    ['20 units more beside 60', lines(20), { openUnits: new Map([[rice, 60]]) }],
    ['half of what is left', lines(15, 30), {}],
    ['the last ones of a product that says «Quedan 9»', lines(9, 9), {}],
    ['$1,500 exactly', { totalCents: 100_000 }, { openUnpaidCents: 50_000 }],
  ])('lets %s pass', (_, order, usage) => expect(issueOf(order, usage)).toBeNull());

  it('counts six orders an hour, and says when there is room again', () => {
    const placedAtMs = [1, 5, 9, 20, 40, 50].map((minutes) => NOW_MS - minutes * MINUTE_MS);
    expect(issueOf({}, { placedAtMs: placedAtMs.slice(1) })).toBeNull();
    const issue = issueOf({}, { placedAtMs });
    expect(issue).toEqual({ kind: 'orders-per-hour', placed: 6, retryAfterSeconds: 600 });
    expect(issue && orderLimitText(issue)).toContain('en 10 minutos');
    expect(
      orderLimitIssue(anOrder(), someUsage({ placedAtMs }), defaultOrderLimits, NOW_MS + 600_000),
    ).toBeNull();
  });

  it('names every product that is too many, with how many may be ordered', () => {
    const of = (title: string, quantity: number, stock: number) => ({
      productId: title as ProductId,
      title,
      quantity,
      stock,
    });
    const issue = issueOf({ lines: [of('Arroz', 50, 500), of('Leche', 2, 500), of('Agua', 30, 40)] });
    expect(issue).toMatchObject({
      lines: [
        { title: 'Arroz', most: 40 },
        { title: 'Agua', most: 20 },
      ],
    });
  });
});

/** Units that one user gets by ordering repeatedly, always as many as allowed. */
const openUnitsOf = (stock: number, tries: number, limits: typeof defaultOrderLimits): number => {
  let openUnits = 0;
  for (let n = 0; n < tries; n += 1)
    openUnits += Math.min(stock - openUnits, maxUnits(stock - openUnits, limits, openUnits));
  return openUnits;
};

describe('units of one product', () => {
  const limits = fc.record({
    unitsPerProduct: fc.integer({ min: 1, max: 200 }),
    openUnitsPerProduct: fc.integer({ min: 1, max: 400 }),
    scarceUnits: fc.integer({ min: 1, max: 50 }),
    stockSharePercent: fc.integer({ min: 1, max: 100 }),
  });

  it('can’t be had beyond the share by ordering in many small orders', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 30 }), limits, (stock, tries, some) => {
        const all = { ...defaultOrderLimits, ...some };
        const share = Math.max(some.scarceUnits, Math.floor((stock * some.stockSharePercent) / 100));
        expect(openUnitsOf(stock, tries, all)).toBeLessThanOrEqual(Math.min(some.openUnitsPerProduct, share));
      }),
    );
  });

  it('may always be at least one where there is one and nothing is on order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), limits, (stock, some) => {
        expect(maxUnits(stock, { ...defaultOrderLimits, ...some })).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('are refused exactly when they are more than may be had', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.nat(2000),
        fc.nat(100),
        (quantity, stock, openUnits) => {
          const usage = { openUnits: new Map([[rice, openUnits]]) };
          const isRefused = issueOf(lines(quantity, stock), usage)?.kind === 'units-per-product';
          expect(isRefused).toBe(quantity > maxUnits(stock, defaultOrderLimits, openUnits));
        },
      ),
    );
  });
});
