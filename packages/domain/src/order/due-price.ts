import type { TaxClass } from '../catalog/product.ts';
import { shareOf } from '../money/money.ts';

/** A line of an order as it stands now; a substitute is a line of its own. */
export interface DueLine {
  readonly quantity: number;
  readonly totalCents: number;
  readonly cancelledQuantity: number;
  /** Null: nobody has picked it yet. */
  readonly pickedQuantity: number | null;
  readonly taxClass: TaxClass;
}

export interface DueSum {
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/** Units of a line that the customer gets. */
export const dueUnits = ({ quantity, cancelledQuantity, pickedQuantity }: DueLine): number =>
  pickedQuantity ?? quantity - cancelledQuantity;

/**
 * What is charged for a line of which only some units come: their share of what the line cost, to the customer's
 * favour, so that the shop's shortage never costs them an offer, and never more than the line.
 */
export const dueLineCents = (line: DueLine): number =>
  Math.floor((line.totalCents * Math.min(dueUnits(line), line.quantity)) / line.quantity);

/** What an order costs by what it still holds; the tax by the same rule as when it was placed. */
export const dueSum = (lines: readonly DueLine[], ivuBasisPoints: number): DueSum => {
  const centsOf = (some: readonly DueLine[]) => some.reduce((sum, line) => sum + dueLineCents(line), 0);
  const subtotalCents = centsOf(lines);
  const taxCents = shareOf(centsOf(lines.filter(({ taxClass }) => taxClass === 'gravado')), ivuBasisPoints);
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
};
