import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueSum, dueUnits } from '../orders/due-price.ts';
import { type RefundableLine, refundOfLines } from './refund-lines.ts';

const aLine = (parts: Partial<RefundableLine> = {}): RefundableLine => ({
  id: 1,
  quantity: 3,
  totalCents: 1_000,
  cancelledQuantity: 0,
  pickedQuantity: 3,
  taxClass: 'gravado',
  refundedQuantity: 0,
  ...parts,
});

const someLines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      totalCents: fc.nat(20_000),
      short: fc.nat(3),
      isTaxed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((drawn) =>
    drawn.map(({ quantity, totalCents, short, isTaxed }, id) =>
      aLine({
        ...{ id, quantity, totalCents, taxClass: isTaxed ? 'gravado' : 'exento' },
        pickedQuantity: Math.max(0, quantity - short),
      }),
    ),
  );

describe('the refund of some units', () => {
  it('is their share of what was charged, with its tax', () => {
    expect(refundOfLines([aLine()], [{ id: 1, quantity: 1 }], 1_150)).toEqual([
      { id: 1, quantity: 1, cents: 333, taxCents: 38 },
    ]);
  });

  it('leaves the units that stay costing no more than if ordered alone', () => {
    const threeOfTwoForOne = aLine({ totalCents: 198, taxClass: 'exento', agreedCents: [79, 99, 198] });
    expect(refundOfLines([threeOfTwoForOne], [{ id: 1, quantity: 1 }], 1_150)).toMatchObject([{ cents: 99 }]);
  });

  it('is refused for more units than came and were not given back yet, though they are asked for in two pieces', () => {
    const line = aLine({ refundedQuantity: 2 });
    expect(refundOfLines([line], [{ id: 1, quantity: 2 }], 1_150)).toBeNull();
    const twice = [
      { id: 1, quantity: 1 },
      { id: 1, quantity: 1 },
    ];
    expect(refundOfLines([line], twice, 1_150)).toBeNull();
    expect(refundOfLines([aLine()], twice, 1_150)).toHaveLength(1);
    expect(refundOfLines([aLine()], [{ id: 2, quantity: 1 }], 1_150)).toBeNull();
  });

  it('comes to what was charged once all is given back, in whichever parts, and never to more before', () => {
    fc.assert(
      fc.property(
        someLines,
        fc.integer({ min: 0, max: 2_000 }),
        fc.infiniteStream(fc.nat(5)),
        (drawn, basisPoints, turns) => {
          let lines = drawn;
          const whole = dueSum(drawn, basisPoints).totalCents;
          const left = drawn.flatMap((line) => Array.from({ length: dueUnits(line) }, () => line.id));
          let given = 0;
          while (left.length > 0) {
            const [turn = 0] = [turns.next().value];
            const requested = left
              .splice((turn * 7) % left.length, 1 + (turn % 3))
              .map((id) => ({ id, quantity: 1 }));
            const refund = refundOfLines(lines, requested, basisPoints);
            for (const { cents, taxCents } of refund ?? []) {
              expect(Math.min(cents, taxCents)).toBeGreaterThanOrEqual(0);
              given += cents + taxCents;
            }
            expect(given).toBeLessThanOrEqual(whole);
            lines = lines.map((line) => ({
              ...line,
              refundedQuantity: line.refundedQuantity + requested.filter(({ id }) => id === line.id).length,
            }));
          }
          expect(given).toBe(whole);
        },
      ),
    );
  });
});
