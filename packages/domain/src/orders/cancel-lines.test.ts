import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CancellableLine, cancelLines, cancellableUnits, mayLeaveBags } from './cancel-lines.ts';
import { dueSum } from './due-price.ts';
import { orderStatuses } from './order-status.ts';

const aLine = (parts: Partial<CancellableLine> = {}): CancellableLine => ({
  id: 1,
  quantity: 4,
  totalCents: 1_000,
  cancelledQuantity: 0,
  pickedQuantity: null,
  taxClass: 'exento',
  ...parts,
});
const afterOf = (lines: readonly CancellableLine[], itemId: number, units: number) => {
  const cancelled = cancelLines(lines, [{ itemId, units }]);
  if (!cancelled.ok) throw new Error(cancelled.refusal.kind);
  return cancelled.value;
};

describe('cancelling units that are in their bag', () => {
  const fromBags = { isFromBags: true };

  test('takes them out of what was packed, and of what is charged', () => {
    const line = aLine({ pickedQuantity: 3 });
    const cancelled = cancelLines([line, aLine({ id: 2 })], [{ itemId: 1, units: 2 }], fromBags);
    if (!cancelled.ok) throw new Error(cancelled.refusal.kind);
    expect(cancelled.value.lines[0]).toMatchObject({ cancelledQuantity: 2, pickedQuantity: 1 });
    expect(dueSum(cancelled.value.lines, 0).totalCents).toBe(1_250);
  });

  test('never takes more than came, and with all of it cancels the whole order', () => {
    const line = aLine({ pickedQuantity: 3 });
    expect(cancellableUnits(line, true)).toBe(3);
    expect(cancellableUnits(line, false)).toBe(0);
    expect(cancelLines([line], [{ itemId: 1, units: 4 }], fromBags)).toMatchObject({
      refusal: { kind: 'too-many-units', left: 3 },
    });
    expect(cancelLines([line], [{ itemId: 1, units: 3 }], fromBags)).toMatchObject({
      value: { isWhole: true },
    });
  });

  test('is for a packed order at the shop whose money is still to be collected', () => {
    const open = orderStatuses.filter((status) => mayLeaveBags(status, 0));
    expect(open).toEqual(['listo', 'no_entregado']);
    expect(orderStatuses.some((status) => mayLeaveBags(status, 600))).toBe(false);
  });
});

describe('cancelling units of a line', () => {
  test('lowers what the order costs by their share, tax included', () => {
    const { lines, isWhole } = afterOf([aLine({ taxClass: 'gravado' }), aLine({ id: 2 })], 1, 1);
    // $7.50 of the taxed line and its 11.5 %, and the other line whole.
    expect(dueSum(lines, 1_150)).toEqual({ subtotalCents: 1_750, taxCents: 86, totalCents: 1_836 });
    expect(isWhole).toBe(false);
  });

  test('twice adds up, and never takes more than there is', () => {
    const { lines } = afterOf([aLine()], 1, 3);
    expect(cancelLines(lines, [{ itemId: 1, units: 2 }])).toMatchObject({
      refusal: { kind: 'too-many-units', left: 1 },
    });
    expect(afterOf(lines, 1, 1).isWhole).toBe(true);
    const twiceAtOnce = [
      { itemId: 1, units: 3 },
      { itemId: 1, units: 3 },
    ];
    expect(cancelLines([aLine()], twiceAtOnce).ok).toBe(false);
  });

  test('leaves what came free, even when nothing else is left', () => {
    const free = aLine({ id: 2, quantity: 1, totalCents: 0 });
    const { lines, isWhole } = afterOf([aLine(), free], 1, 4);
    expect(lines[1]).toEqual(free);
    expect(isWhole).toBe(false);
    expect(dueSum(lines, 1_150).totalCents).toBe(0);
    expect(afterOf(lines, 2, 1).isWhole).toBe(true);
  });

  test('is not for what is in its bag, nor for lines of another order', () => {
    expect(cancelLines([aLine({ pickedQuantity: 2 })], [{ itemId: 1, units: 1 }])).toMatchObject({
      refusal: { kind: 'picked-line' },
    });
    expect(cancelLines([aLine()], [{ itemId: 9, units: 1 }])).toMatchObject({
      refusal: { kind: 'unknown-line' },
    });
  });

  test('never makes the rest dearer, and all of it makes it free', () => {
    const anyLine = fc.record({ quantity: fc.integer({ min: 1, max: 40 }), totalCents: fc.nat(20_000) });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.nat(), (parts, seed) => {
        const lines = parts.map((part, id) => aLine({ ...part, id }));
        const chosen = lines[seed % lines.length] ?? aLine();
        const units = (seed % chosen.quantity) + 1;
        const less = dueSum(afterOf(lines, chosen.id, units).lines, 1_150).totalCents;
        expect(less).toBeLessThanOrEqual(dueSum(lines, 1_150).totalCents);
        const everything = lines.map(({ id, quantity }) => ({ itemId: id, units: quantity }));
        expect(cancelLines(lines, everything)).toMatchObject({ value: { isWhole: true } });
      }),
    );
  });
});
