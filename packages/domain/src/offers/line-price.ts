import { lineTotalCents, type Priced, unitPriceCents } from '../catalog/price.ts';
import { formatUsd } from '../kit/money.ts';

/** So many units of a product, and what they cost together. */
export interface LinePrice {
  readonly quantity: number;
  /** Of a unit without any promotion. */
  readonly regularPriceCents: number;
  /** Of a unit on the card. */
  readonly unitPriceCents: number;
  /** What is charged. */
  readonly totalCents: number;
}

export const linePrice = (product: Priced, quantity: number, nowMs: number): LinePrice =>
  addedPrice(product, 0, quantity, nowMs);

/** What `quantity` more cost beside those in the cart: a promotion may make the second unit cheaper than the first. */
export const addedPrice = (product: Priced, inCart: number, quantity: number, nowMs: number): LinePrice => ({
  quantity,
  regularPriceCents: product.regularPriceCents,
  unitPriceCents: unitPriceCents(product, nowMs),
  totalCents: lineTotalCents(product, inCart + quantity, nowMs) - lineTotalCents(product, inCart, nowMs),
});

/** Whether a line costs its units at the card's price; one more of a "2 for 1" may cost the regular price again. */
export const isByUnit = ({ quantity, unitPriceCents: unitCents, totalCents }: LinePrice): boolean =>
  unitCents * quantity === totalCents;

/** What several units save together against their regular price; 0 where each costs what the card shows. */
export const savedTogetherCents = (line: LinePrice): number =>
  isByUnit(line) ? 0 : line.regularPriceCents * line.quantity - line.totalCents;

/** "3 × $1.59" by the card's price, or "3 × $1.99 − $2.00" where several together cost less: always the line's total. */
export const lineSumText = (line: LinePrice): string => {
  const { quantity, regularPriceCents, unitPriceCents: unitCents } = line;
  if (isByUnit(line)) return `${quantity} × ${formatUsd(unitCents)}`;
  const savedCents = savedTogetherCents(line);
  const regular = `${quantity} × ${formatUsd(regularPriceCents)}`;
  return savedCents === 0 ? regular : `${regular} − ${formatUsd(savedCents)}`;
};
