import { lineTotalCents, type Priced } from '../promotion/price.ts';
import type { DueLine } from './due-price.ts';

/**
 * What 1, 2, 3… units of a line cost at the most, in cents, as the customer was promised when they ordered or changed it.
 * An entry may be below zero, where what was agreed saves more than so many cost now; nobody is charged that.
 */
export type AgreedCents = readonly number[];

/** A line as it stands, with what was promised for it. */
export interface PromisedLine extends DueLine {
  /** Of a unit on the card, when it was ordered. */
  readonly unitPriceCents: number;
}

/** The promise of an order that is made: each number of units by the rule of this moment, none dearer than all together. */
export const agreedPrices = (product: Priced, quantity: number, nowMs: number): AgreedCents => {
  const prices = rulePrices(product, quantity, nowMs);
  return prices.map((cents) => Math.min(cents, prices.at(-1) ?? cents));
};

/** The promise for what a change puts into an order: adding units and taking some out again must favour nobody. */
export const rulePrices = (product: Priced, quantity: number, nowMs: number): AgreedCents =>
  Array.from({ length: quantity }, (_, at) => lineTotalCents(product, at + 1, nowMs));

export interface ChangedPrice {
  readonly totalCents: number;
  readonly agreedCents: AgreedCents;
  /** By what was promised alone, however cheap it is now: what an earned incentive is judged by. */
  readonly promisedCents: number;
  /** In an order made now. */
  readonly newCents: number;
}

/**
 * What so many units of a line cost after a change: what the rule asks for so many now, and never more than was promised.
 * Beyond what was promised the rule's price counts, less what the promise saves. Whatever changes come before at the same
 * moment, so many cost the same.
 * @param product absent: it isn't sold any more, and no more than was promised can be wanted
 */
export const changedPrice = (
  line: PromisedLine,
  units: number,
  product: Priced | undefined,
  nowMs: number,
): ChangedPrice => {
  const promised = promiseOf(line);
  const most = promised.length;
  const now = (count: number): number =>
    product ? lineTotalCents(product, count, nowMs) : Number.POSITIVE_INFINITY;
  const savedCents = product && most > 0 ? Math.max(0, now(most) - (promised[most - 1] ?? 0)) : 0;
  const promisedOf = (count: number): number => promised[count - 1] ?? now(count) - savedCents;
  const centsOf = (count: number): number => Math.min(now(count), promisedOf(count));
  const agreedCents = Array.from({ length: Math.max(most, units) }, (_, at) =>
    at < units ? centsOf(at + 1) : (promised[at] ?? 0),
  );
  return {
    totalCents: Math.max(0, centsOf(units)),
    agreedCents,
    promisedCents: Math.max(0, promisedOf(units)),
    newCents: product ? now(units) : Math.max(0, promisedOf(units)),
  };
};

/** Of a line from before promises were stored: the card's price for each unit, and the line's for all of them. */
const promiseOf = (line: PromisedLine): AgreedCents => {
  const { quantity, totalCents, unitPriceCents, cancelledQuantity, agreedCents } = line;
  const promised =
    agreedCents ??
    Array.from({ length: quantity }, (_, at) =>
      at + 1 === quantity ? totalCents : Math.min(unitPriceCents * (at + 1), totalCents),
    );
  const left = quantity - cancelledQuantity;
  if (cancelledQuantity === 0 || left === 0) return promised;
  // What the shop couldn't bring costs the customer no offer.
  const shareCents = Math.floor((totalCents * left) / quantity);
  return promised.map((cents, at) => (at + 1 === left ? Math.min(cents, shareCents) : cents));
};
