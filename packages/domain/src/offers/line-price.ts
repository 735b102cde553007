import { lineTotalCents, type Priced, unitPriceCents } from '../catalog/price.ts';
import { formatUsd } from '../kit/money.ts';

/** The price of some units of a product. */
export interface LinePrice {
  readonly quantity: number;
  /** Price of one unit without a promotion. */
  readonly regularPriceCents: number;
  /** Price of one unit on the card. */
  readonly unitPriceCents: number;
  /** The total that is charged. */
  readonly totalCents: number;
}

export const linePrice = (product: Priced, quantity: number, nowMs: number): LinePrice =>
  addedPrice(product, 0, quantity, nowMs);

/** The price of `quantity` units added to those in the cart: with a promotion the second unit may be cheaper than the first. */
export const addedPrice = (product: Priced, inCart: number, quantity: number, nowMs: number): LinePrice => ({
  quantity,
  regularPriceCents: product.regularPriceCents,
  unitPriceCents: unitPriceCents(product, nowMs),
  totalCents: lineTotalCents(product, inCart + quantity, nowMs) - lineTotalCents(product, inCart, nowMs),
});

/** Whether the total is the card's price times the quantity. In a "2 for 1" it may not be: a third unit costs the regular price again. */
export const isByUnit = ({ quantity, unitPriceCents: unitCents, totalCents }: LinePrice): boolean =>
  unitCents * quantity === totalCents;

/** What is paid less than the regular price. */
export const savedCents = ({ quantity, regularPriceCents, totalCents }: LinePrice): number =>
  quantity * regularPriceCents - totalCents;

/** What several units together save against the regular price; 0 if each costs the card's price. */
export const savedTogetherCents = (line: LinePrice): number => (isByUnit(line) ? 0 : savedCents(line));

/** "3 × $1.59" by the card's price, or "3 × $1.99 − $2.00" if several together cost less. Its value is always the total. */
export const lineSumText = (line: LinePrice): string => {
  const { quantity, regularPriceCents, unitPriceCents: unitCents } = line;
  if (isByUnit(line)) return `${quantity} × ${formatUsd(unitCents)}`;
  const saved = savedTogetherCents(line);
  const regular = `${quantity} × ${formatUsd(regularPriceCents)}`;
  return saved === 0 ? regular : `${regular} − ${formatUsd(saved)}`;
};
