import { lineTotalCents } from '../catalog/price.ts';
import type { Sellable } from '../catalog/product.ts';

/** One or two products that lift the subtotal to the threshold. */
export interface GapCloser<P> {
  readonly products: readonly P[];
  /** Cents that they add to the subtotal. */
  readonly cents: number;
  /** Cents above the threshold. */
  readonly overCents: number;
}

/** With a larger gap nothing is suggested: it takes a shopping list, and one or two products would have to be expensive. */
export const GAP_CLOSABLE_CENTS = 2_500;

/** Candidates whose pairs are compared; more would take a noticeable moment on an old phone. */
export const GAP_CANDIDATES = 40;
/** Most options that are shown. */
export const GAP_CLOSERS_SHOWN = 3;

/** Cost of one position further down the customer's preferences, in cents above the threshold. */
const CENTS_PER_POSITION = 20;
/** Cost of a second product, which is one more decision. */
const CENTS_FOR_A_PAIR = 100;

/**
 * Options to reach the threshold, the best first: little above it, products that the customer prefers, rather one product than two. No product is in
 * two options. `candidates`: the most bought first; those in the cart or out of stock are ignored. Empty if no one or two of them reach the
 * threshold, or it is too far away.
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
    // The sort is stable: equal options stay in the order of the candidates, so the result is deterministic.
    .sort((a, b) => a.cost - b.cost);
  return disjoint(ranked).map(({ products, cents }) => ({
    products: products.map(({ product }) => product),
    cents,
    overCents: cents - missingCents,
  }));
};

/** The candidates that may be suggested, each once, up to the limit. */
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

/** False if a product reaches the threshold alone: a second one isn't needed. */
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
