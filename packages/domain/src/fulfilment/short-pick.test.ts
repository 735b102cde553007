import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueSum } from '../orders/due-price.ts';
import { substituteTotalCents } from './short-pick.ts';

const settings = { nowMs: 0, ivuBasisPoints: 1150 };
const rice = { quantity: 3, totalCents: 600, taxClass: 'exento' } as const;
const at = (regularPriceCents: number, taxClass: 'exento' | 'gravado' = 'exento') => ({
  regularPriceCents,
  promotion: null,
  taxClass,
});

it('charges the lower of the substitute’s and the missing product’s price', () => {
  expect(substituteTotalCents(rice, 2, at(150), settings)).toBe(300);
  expect(substituteTotalCents(rice, 2, at(290), settings)).toBe(400);
});

it('charges for a substitute at most the price of as many missing units', () => {
  const threeOfTwoForOne = { ...rice, totalCents: 198, agreedCents: [79, 99, 198] };
  expect(substituteTotalCents(threeOfTwoForOne, 2, at(290), settings)).toBe(99);
});

it('includes a taxed substitute’s tax in the agreed amount', () => {
  expect(substituteTotalCents(rice, 1, at(290, 'gravado'), settings)).toBe(179);
});

it('charges nothing for the substitute of a free item', () => {
  const free = { ...rice, quantity: 1, totalCents: 0 };
  expect(substituteTotalCents(free, 1, at(290), settings)).toBe(0);
});

it('never raises an order’s total, tax included', () => {
  const taxClass = fc.constantFrom('exento', 'gravado') as fc.Arbitrary<'exento' | 'gravado'>;
  const ordered = fc.record({
    quantity: fc.integer({ min: 1, max: 5 }),
    totalCents: fc.integer({ min: 0, max: 2_000 }),
    taxClass,
    missing: fc.nat(5),
    other: fc.record({ cents: fc.integer({ min: 1, max: 3_000 }), taxClass }),
  });
  fc.assert(
    fc.property(fc.array(ordered, { minLength: 1, maxLength: 6 }), (lines) => {
      const before = lines.map((line) => ({ ...line, cancelledQuantity: 0, pickedQuantity: null }));
      const after = before.flatMap((line) => {
        const units = Math.min(line.missing, line.quantity);
        if (units === 0) return [line];
        const other = at(line.other.cents, line.other.taxClass);
        const totalCents = substituteTotalCents(line, units, other, settings);
        return [
          { ...line, pickedQuantity: line.quantity - units },
          { ...line, quantity: units, totalCents, taxClass: line.other.taxClass },
        ];
      });
      const { totalCents } = dueSum(after, settings.ivuBasisPoints);
      expect(totalCents).toBeLessThanOrEqual(dueSum(before, settings.ivuBasisPoints).totalCents);
    }),
  );
});
