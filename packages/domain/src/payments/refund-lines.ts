import { shareOf } from '../kit/money.ts';
import { type DueLine, dueLineCents, dueUnits, standalonePriceCents } from '../orders/due-price.ts';

export interface RefundedLine {
  readonly id: number;
  readonly quantity: number;
  readonly cents: number;
  readonly taxCents: number;
}

export interface RefundableLine extends DueLine {
  readonly id: number;
  readonly refundedQuantity: number;
}

/**
 * The refund for some units of an order's lines, in cents: their share of what was charged for the line, with its
 * tax. Refunding all units, in however many parts, adds up to exactly what was charged. Null if more units are
 * requested than were delivered.
 */
export const refundOfLines = (
  lines: readonly RefundableLine[],
  requested: readonly { readonly id: number; readonly quantity: number }[],
  ivuBasisPoints: number,
): readonly RefundedLine[] | null => {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of requested) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  const refunded: RefundedLine[] = [];
  // Tax was rounded once, on the taxed sum, so the refunded tax is computed from sums up to each line too.
  let taxedCents = refundedTaxedCents(lines);
  for (const [id, quantity] of quantities) {
    const line = lines.find((each) => each.id === id);
    if (!line || line.refundedQuantity + quantity > dueUnits(line)) return null;
    const cents = centsUpTo(line, line.refundedQuantity + quantity) - centsUpTo(line, line.refundedQuantity);
    const taxedBefore = taxedCents;
    if (line.taxClass === 'gravado') taxedCents += cents;
    const taxCents = shareOf(taxedCents, ivuBasisPoints) - shareOf(taxedBefore, ivuBasisPoints);
    refunded.push({ id, quantity, cents, taxCents });
  }
  return refunded;
};

/**
 * The refund for the first `units` units of a line: their share of its charge or, if that is more, the charge less what the
 * units that stay cost alone.
 */
const centsUpTo = (line: DueLine, units: number): number => {
  if (units === 0) return 0;
  const dueCents = dueLineCents(line);
  const shareCents = Math.floor((dueCents * units) / dueUnits(line));
  return Math.max(shareCents, dueCents - standalonePriceCents(line, dueUnits(line) - units));
};

const refundedTaxedCents = (lines: readonly RefundableLine[]): number =>
  lines
    .filter(({ taxClass }) => taxClass === 'gravado')
    .reduce((sum, line) => sum + centsUpTo(line, line.refundedQuantity), 0);
