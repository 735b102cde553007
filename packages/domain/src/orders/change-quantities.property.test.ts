import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPromotion, NOW_MS } from '../cart/cart.builders.ts';
import type { Sellable } from '../catalog/product.ts';
import { cases } from '../kit/cases.builders.ts';
import type { ProductId } from '../kit/ids.ts';
import { agreedPrices } from './agreed-price.ts';
import {
  type ChangeableLine,
  changeQuantities,
  type NewLine,
  type RequestedUnits,
} from './change-quantities.ts';
import { dueLineCents, dueSum, dueUnits } from './due-price.ts';
import { priceOrder } from './price-order.ts';

const IVU = 1_150;
const ids = ['arroz', 'habichuelas', 'dulces', 'café'] as const;

/** A product's price at one moment, with an offer or without. */
const anyPrice = fc.record({
  regularPriceCents: fc.integer({ min: 1, max: 5_000 }),
  promotion: fc.option(anyPromotion),
});
/** The products when the order is placed (`before`) and when it is changed (`after`). */
const anyShelves = fc
  .tuple(...ids.map(() => fc.tuple(anyPrice, fc.option(anyPrice), fc.boolean())))
  .map((drawn) => {
    const shelf = (isLater: boolean): ReadonlyMap<string, Sellable> =>
      new Map(
        drawn.map(([before, after, isTaxed], at) => {
          const id = ids[at] as string as ProductId;
          const price = isLater ? (after ?? before) : before;
          const facts = { id, title: id, stock: 99, categoryId: null } as const;
          return [id, { ...facts, ...price, taxClass: isTaxed ? 'gravado' : 'exento' } as const];
        }),
      );
    return { before: shelf(false), after: shelf(true) };
  });
type Shelves = typeof anyShelves extends fc.Arbitrary<infer T> ? T : never;

const anyQuantities = fc.tuple(...ids.map(() => fc.integer({ min: 0, max: 12 })));
const anyChanges = fc.array(
  fc.array(fc.record({ productId: fc.constantFrom(...ids), quantity: fc.integer({ min: 0, max: 12 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 6 },
);

const placed = ({ before }: Shelves, quantities: readonly number[]): readonly ChangeableLine[] =>
  priceOrder(
    {
      lines: wantedOf(quantities).filter(({ quantity }) => quantity > 0) as never,
      incentiveProductIds: [],
      expectedTotalCents: Number.POSITIVE_INFINITY,
    },
    before as ReadonlyMap<ProductId, Sellable>,
    { nowMs: NOW_MS, ivuBasisPoints: IVU },
  ).order.lines.map((line, id) => ({
    ...{ ...line, id, cancelledQuantity: 0, pickedQuantity: null, isFree: false },
    taxClass: before.get(line.productId)?.taxClass ?? 'exento',
  }));

const wantedOf = (quantities: readonly number[]): readonly RequestedUnits[] =>
  quantities.map((quantity, at) => ({ productId: ids[at] as string, quantity }));

/** The order after one change; a change that is refused leaves it as it was. */
const after = (
  lines: readonly ChangeableLine[],
  wanted: readonly RequestedUnits[],
  { after: products }: Shelves,
): readonly ChangeableLine[] => {
  const changed = changeQuantities(lines, wanted, IVU, { products, nowMs: NOW_MS });
  if (!changed.ok) return lines;
  return [...changed.value.lines, ...changed.value.newLines.map(stored(changed.value.lines.length))];
};
const stored = (from: number) => (line: NewLine, at: number) => ({ ...line, id: from + at });

const unitsIn = (lines: readonly ChangeableLine[]): readonly number[] =>
  ids.map((id) =>
    lines.filter(({ productId }) => productId === id).reduce((sum, line) => sum + dueUnits(line), 0),
  );
const centsOf = (lines: readonly ChangeableLine[]): number => dueSum(lines, IVU).totalCents;

test('what a changed order costs doesn’t depend on which changes led to it', () => {
  fc.assert(
    fc.property(anyShelves, anyQuantities, anyChanges, (shelves, quantities, changes) => {
      const first = placed(shelves, quantities);
      const roundabout = changes.reduce((lines, wanted) => after(lines, wanted, shelves), first);
      const straight = after(first, wantedOf(unitsIn(roundabout)), shelves);
      fc.pre(roundabout !== first && unitsIn(straight).join() === unitsIn(roundabout).join());
      expect(centsOf(roundabout)).toBe(centsOf(straight));
    }),
    cases(1_000),
  );
});

test('a changed order costs no more than a new order of the same units', () => {
  fc.assert(
    fc.property(anyShelves, anyQuantities, anyChanges, (shelves, quantities, changes) => {
      const first = placed(shelves, quantities);
      const changed = changes.reduce((lines, wanted) => after(lines, wanted, shelves), first);
      fc.pre(changed !== first);
      const anew = placed({ ...shelves, before: shelves.after }, unitsIn(changed));
      expect(centsOf(changed)).toBeLessThanOrEqual(centsOf(anew));
    }),
    cases(1_000),
  );
});

test('units that were ordered never cost more than agreed, nor does an order changed there and back', () => {
  fc.assert(
    fc.property(anyShelves, anyQuantities, anyChanges, (shelves, quantities, changes) => {
      const first = placed(shelves, quantities);
      const changed = changes.reduce((lines, wanted) => after(lines, wanted, shelves), first);
      for (const line of first) {
        const units = unitsIn(changed)[ids.indexOf(line.productId as (typeof ids)[number])] ?? 0;
        const cents = changed.filter(({ id }) => id === line.id).map(dueLineCents);
        const agreed = line.agreedCents?.[units - 1];
        if (agreed !== undefined) expect(cents[0]).toBeLessThanOrEqual(agreed);
      }
      const back = after(changed, wantedOf(quantities), shelves);
      if (unitsIn(back).join() === quantities.join())
        expect(centsOf(back)).toBeLessThanOrEqual(centsOf(first));
    }),
    cases(1_000),
  );
});

test('after a shortage the rest costs no more than an order of the rest alone', () => {
  fc.assert(
    fc.property(anyPrice, fc.integer({ min: 1, max: 12 }), fc.nat(12), (price, quantity, less) => {
      const agreedCents = agreedPrices(price, quantity, NOW_MS);
      const line = { quantity, totalCents: agreedCents[quantity - 1] ?? 0, agreedCents };
      const comes = Math.max(0, quantity - less);
      const cents = dueLineCents({
        ...{ ...line, cancelledQuantity: 0, pickedQuantity: comes, taxClass: 'exento' },
      });
      expect(cents).toBeLessThanOrEqual(agreedPrices(price, comes, NOW_MS)[comes - 1] ?? 0);
      expect(cents).toBeLessThanOrEqual(line.totalCents);
    }),
    cases(500),
  );
});
