import { lineTotalCents, type Priced } from '../catalog/price.ts';
import { type DueLine, partialLineCents } from './due-price.ts';

/**
 * The most that 1, 2, 3… units of a line may cost, in cents: the promise made to the customer when the line was ordered or
 * last changed. An entry is negative where the promised saving is more than that many units cost today; the charge is then 0.
 */
export type AgreedCents = readonly number[];

/** An order's line as it is now, with the promise made for it. */
export interface PromisedLine extends DueLine {
  /** The price of one unit on the product's card when it was ordered. */
  readonly unitPriceCents: number;
}

/** The promise for a line of a new order: today's rule for each number of units, and never more than the whole line costs. */
export const agreedPrices = (product: Priced, quantity: number, nowMs: number): AgreedCents => {
  const prices = rulePrices(product, quantity, nowMs);
  return prices.map((cents) => Math.min(cents, prices.at(-1) ?? cents));
};

/** The promise for a product that a change adds: the rule's prices, so that adding units and removing some gains nothing. */
export const rulePrices = (product: Priced, quantity: number, nowMs: number): AgreedCents =>
  Array.from({ length: quantity }, (_, at) => lineTotalCents(product, at + 1, nowMs));

export interface ChangedPrice {
  readonly totalCents: number;
  readonly agreedCents: AgreedCents;
  /** The price by the promise alone, even if it is cheaper now: one of the sums that decide whether free products stay earned. */
  readonly promisedCents: number;
  /** The price in a new order made now. */
  readonly newCents: number;
}

/**
 * The price of `units` units of a line after a change, in cents: the current price by the pricing rule, and never
 * more than was promised. Units beyond the promised number cost the rule's price less what the promise saves.
 * Earlier changes at the same moment make no difference.
 * @param product undefined if it is no longer sold; then `units` can't be more than the promised number
 */
export const changedPrice = (
  line: PromisedLine,
  units: number,
  product: Priced | undefined,
  nowMs: number,
): ChangedPrice => {
  const promised = promiseOf(line);
  const promisedUnits = promised.length;
  const now = (count: number): number =>
    product ? lineTotalCents(product, count, nowMs) : Number.POSITIVE_INFINITY;
  const savedCents =
    product && promisedUnits > 0 ? Math.max(0, now(promisedUnits) - (promised[promisedUnits - 1] ?? 0)) : 0;
  const promisedOf = (count: number): number => promised[count - 1] ?? now(count) - savedCents;
  const centsOf = (count: number): number => Math.min(now(count), promisedOf(count));
  const agreedCents = Array.from({ length: Math.max(promisedUnits, units) }, (_, at) =>
    at < units ? centsOf(at + 1) : (promised[at] ?? 0),
  );
  return {
    totalCents: Math.max(0, centsOf(units)),
    agreedCents,
    promisedCents: Math.max(0, promisedOf(units)),
    newCents: product ? now(units) : Math.max(0, promisedOf(units)),
  };
};

/** A line stored before there were promises is promised the card's price for each unit, and for all of them its own total. */
const promiseOf = (line: PromisedLine): AgreedCents => {
  const { quantity, totalCents, unitPriceCents, cancelledQuantity, agreedCents } = line;
  const promised =
    agreedCents ??
    Array.from({ length: quantity }, (_, at) =>
      at + 1 === quantity ? totalCents : Math.min(unitPriceCents * (at + 1), totalCents),
    );
  const left = quantity - cancelledQuantity;
  if (cancelledQuantity === 0 || left === 0) return promised;
  // A shortage on the shop's side must not cost the customer an offer.
  const dueCents = partialLineCents(line, left);
  return promised.map((cents, at) => (at + 1 === left ? Math.min(cents, dueCents) : cents));
};
