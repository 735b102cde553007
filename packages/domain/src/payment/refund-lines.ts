import { shareOf } from '../money/money.ts';
import { type DueLine, dueLineCents, dueUnits } from '../order/due-price.ts';

export interface RefundedLine {
  readonly id: number;
  readonly quantity: number;
  readonly cents: number;
  readonly taxCents: number;
}

/**
 * What goes back for some units of an order's lines: their share of what was charged for the line, with its tax, so
 * that all units of a line together give back exactly the line. Null where more units are asked than came.
 */
export const refundOfLines = (
  lines: readonly (DueLine & { readonly id: number; readonly refundedQuantity: number })[],
  asked: readonly { readonly id: number; readonly quantity: number }[],
  ivuBasisPoints: number,
): readonly RefundedLine[] | null => {
  const refunded: RefundedLine[] = [];
  for (const { id, quantity } of asked) {
    const line = lines.find((each) => each.id === id);
    if (!line || line.refundedQuantity + quantity > dueUnits(line)) return null;
    const upTo = (units: number) => Math.floor((dueLineCents(line) * units) / dueUnits(line));
    const cents = upTo(line.refundedQuantity + quantity) - upTo(line.refundedQuantity);
    const taxCents = line.taxClass === 'gravado' ? shareOf(cents, ivuBasisPoints) : 0;
    refunded.push({ id, quantity, cents, taxCents });
  }
  return refunded;
};
