import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DueLine, dueLineCents, dueSum } from './due-price.ts';

const aLine = (parts: Partial<DueLine> = {}): DueLine => ({
  quantity: 2,
  totalCents: 99,
  cancelledQuantity: 0,
  pickedQuantity: null,
  taxClass: 'exento',
  ...parts,
});

describe('what is charged for what comes', () => {
  it('is the line’s price while all of it comes', () => {
    expect(dueLineCents(aLine())).toBe(99);
    expect(dueLineCents(aLine({ pickedQuantity: 2 }))).toBe(99);
  });

  it('keeps the offer for a unit of a two-for-one that came alone', () => {
    expect(dueLineCents(aLine({ pickedQuantity: 1 }))).toBe(49);
    expect(dueLineCents(aLine({ cancelledQuantity: 1 }))).toBe(49);
  });

  it('is no more than ordering those units alone costs', () => {
    const threeOfTwoForOne = aLine({ quantity: 3, totalCents: 198, agreedCents: [79, 99, 198] });
    expect(dueLineCents({ ...threeOfTwoForOne, pickedQuantity: 2 })).toBe(99);
  });

  it('is nothing for what was left out', () => {
    expect(dueLineCents(aLine({ pickedQuantity: 0 }))).toBe(0);
  });

  it('taxes what is taxed and comes', () => {
    const lines = [aLine({ totalCents: 1_000, taxClass: 'gravado', pickedQuantity: 1 }), aLine()];
    // 11.5 % of $5.00 is 57.5 cents.
    expect(dueSum(lines, 1_150)).toEqual({ subtotalCents: 599, taxCents: 58, totalCents: 657 });
  });

  it('never rises when less comes', () => {
    const anyLine = fc
      .record({
        quantity: fc.integer({ min: 1, max: 40 }),
        totalCents: fc.nat(20_000),
        isTaxed: fc.boolean(),
      })
      .chain(({ quantity, totalCents, isTaxed }) =>
        fc.nat(quantity).map((pickedQuantity) => ({
          ...aLine({ quantity, totalCents, pickedQuantity }),
          taxClass: isTaxed ? ('gravado' as const) : ('exento' as const),
        })),
      );
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
        const whole = dueSum(
          lines.map((line) => ({ ...line, pickedQuantity: null })),
          1_150,
        );
        expect(dueSum(lines, 1_150).totalCents).toBeLessThanOrEqual(whole.totalCents);
      }),
    );
  });
});
