import { lineTotalCents } from '../catalog/price.ts';
import type { Sellable } from '../catalog/product.ts';

/** One or two products that together lift the subtotal to the threshold. */
export interface GapCloser<P> {
  readonly products: readonly P[];
  /** What they add to the subtotal. */
  readonly cents: number;
  /** How far beyond the threshold that goes. */
  readonly overCents: number;
}

/** From further away it takes a shopping list, not one or two products; dear ones would only be pushed on them. */
export const GAP_CLOSABLE_CENTS = 2_500;

/** Pairs of so many candidates are looked at: more would cost an old phone a visible moment. */
export const GAP_CANDIDATES = 40;
/** Different ways that are shown. */
export const GAP_CLOSERS_SHOWN = 3;

/** One position further down the list of what they buy weighs as much as so many cents over the threshold. */
const CENTS_PER_POSITION = 20;
/** Two products are more to decide than one. */
const CENTS_FOR_A_PAIR = 100;

/**
 * Ways to reach the threshold, the most sensible first: little beyond it, what they like best, rather one
 * product than two. No product comes twice. `candidates` begin with what they buy most; those in the cart
 * or out of stock are passed over. Empty when no one or two of them reach it, or it is too far away.
 */
export const closeTheGap = <P extends Sellable>(
  missingCents: number,
  candidates: readonly P[],
  cart: { readonly items: readonly { readonly productId: string }[] },
  nowMs: number,
): readonly GapCloser<P>[] => {
  if (missingCents <= 0 || missingCents > GAP_CLOSABLE_CENTS) return [];
  const priced = gapCandidates(candidates, cart).map((product, position) => ({
    product,
    position,
    cents: lineTotalCents(product, 1, nowMs),
  }));
  const options = priced.flatMap((first, index) => [
    [first],
    ...priced.slice(index + 1).map((second) => [first, second]),
  ]);
  const ranked = options
    .map((products) => ({ products, cents: sum(products.map(({ cents }) => cents)) }))
    .filter(({ products, cents }) => cents >= missingCents && needsEach(products, missingCents))
    .map((option) => ({ ...option, cost: costOf(option, missingCents) }))
    // Equal ways stay in the order of the candidates: the same cart always gets the same answer.
    .sort((a, b) => a.cost - b.cost);
  return disjoint(ranked).map(({ products, cents }) => ({
    products: products.map(({ product }) => product),
    cents,
    overCents: cents - missingCents,
  }));
};

/** What may be suggested at all, each product once, as many as are looked at. */
export const gapCandidates = <P extends Sellable>(
  candidates: readonly P[],
  cart: { readonly items: readonly { readonly productId: string }[] },
): readonly P[] => {
  const excludedIds = new Set<string>(cart.items.map(({ productId }) => productId));
  const suggestible: P[] = [];
  for (const product of candidates) {
    if (suggestible.length === GAP_CANDIDATES) break;
    if (product.stock < 1 || excludedIds.has(product.id)) continue;
    excludedIds.add(product.id);
    suggestible.push(product);
  }
  return suggestible;
};

interface GapOption<P> {
  readonly products: readonly { readonly product: P; readonly position: number; readonly cents: number }[];
  readonly cents: number;
}

/** A second product beside one that reaches the threshold alone is pushed on them. */
const needsEach = (products: readonly { readonly cents: number }[], missingCents: number): boolean =>
  products.length === 1 || products.every(({ cents }) => cents < missingCents);

const costOf = <P>({ products, cents }: GapOption<P>, missingCents: number): number =>
  cents -
  missingCents +
  CENTS_PER_POSITION * sum(products.map(({ position }) => position)) +
  (products.length > 1 ? CENTS_FOR_A_PAIR : 0);

const disjoint = <P extends Sellable, W extends GapOption<P>>(options: readonly W[]): readonly W[] => {
  const seen = new Set<string>();
  const chosen: W[] = [];
  for (const option of options) {
    if (chosen.length === GAP_CLOSERS_SHOWN) break;
    if (option.products.some(({ product }) => seen.has(product.id))) continue;
    for (const { product } of option.products) seen.add(product.id);
    chosen.push(option);
  }
  return chosen;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
