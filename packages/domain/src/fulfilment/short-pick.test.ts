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

it('charges the lower of two prices', () => {
  expect(substituteTotalCents(rice, 2, at(150), settings)).toBe(300);
  expect(substituteTotalCents(rice, 2, at(290), settings)).toBe(400);
});

it('charges a substitute no more than that many of the missing units cost alone', () => {
  const threeOfTwoForOne = { ...rice, totalCents: 198, agreedCents: [79, 99, 198] };
  expect(substituteTotalCents(threeOfTwoForOne, 2, at(290), settings)).toBe(99);
});

it('takes the tax of a taxed substitute out of what was agreed', () => {
  expect(substituteTotalCents(rice, 1, at(290, 'gravado'), settings)).toBe(179);
});

it('gives what is free for nothing', () => {
  const free = { ...rice, quantity: 1, totalCents: 0 };
  expect(substituteTotalCents(free, 1, at(290), settings)).toBe(0);
});

it('never makes an order dearer than it was, tax and all', () => {
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
