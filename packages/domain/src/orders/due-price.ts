import type { TaxClass } from '../catalog/product.ts';
import { shareOf } from '../kit/money.ts';

/** A line of an order as it is now; a substitute is a line of its own. */
export interface DueLine {
  readonly quantity: number;
  readonly totalCents: number;
  readonly cancelledQuantity: number;
  /** Null if it hasn't been picked yet. */
  readonly pickedQuantity: number | null;
  readonly taxClass: TaxClass;
  /** The most that 1, 2, 3… units may cost (`AgreedCents`); absent on substitutes and on lines stored before it existed. */
  readonly agreedCents?: readonly number[] | null;
}

export interface DueSum {
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/** Units of a line that the customer gets. */
export const dueUnits = ({ quantity, cancelledQuantity, pickedQuantity }: DueLine): number =>
  pickedQuantity ?? quantity - cancelledQuantity;

/** What is charged for a line of which only some units come. */
export const dueLineCents = (line: DueLine): number =>
  partialLineCents(line, Math.min(dueUnits(line), line.quantity));

/**
 * What is charged for `units` units of a line if the shop can't deliver the rest, in cents: their share of the
 * line's total, so that a shortage never costs the customer an offer, or the agreed price of that many units alone
 * if that is less. More units never cost less.
 */
export const partialLineCents = (line: AgreedLine, units: number): number =>
  Math.min(Math.floor((line.totalCents * units) / line.quantity), standalonePriceCents(line, units));

/** The agreed price of that many units alone, in cents, or of more units if those are cheaper; infinite if none was stored. */
export const standalonePriceCents = ({ quantity, agreedCents }: AgreedLine, units: number): number =>
  units === 0
    ? 0
    : Math.max(0, Math.min(...(agreedCents?.slice(units - 1, quantity) ?? []), Number.POSITIVE_INFINITY));

type AgreedLine = Pick<DueLine, 'quantity' | 'totalCents' | 'agreedCents'>;

/** What an order costs by what it still holds; the tax by the same rule as when it was placed. */
export const dueSum = (lines: readonly DueLine[], ivuBasisPoints: number): DueSum => {
  const centsOf = (some: readonly DueLine[]) => some.reduce((sum, line) => sum + dueLineCents(line), 0);
  const subtotalCents = centsOf(lines);
  const taxCents = shareOf(centsOf(lines.filter(({ taxClass }) => taxClass === 'gravado')), ivuBasisPoints);
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
};
