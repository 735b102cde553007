import { placeKey } from '../place.ts';
import { compareEqual } from '../search-answer.ts';
import type { SearchableProduct } from '../searchable-product.ts';
import { sortInSteps } from './sort-in-steps.ts';

/** Products put to their places between two pauses. */
const STEP = 20_000;

export interface SortedProduct {
  readonly product: SearchableProduct;
  /** Its place among all of equal scores, from 0. */
  readonly order: number;
}

/** A catalogue place by place, and in each in the order of equals; in steps of a few milliseconds. */
export function* sortCatalogue(
  products: readonly SearchableProduct[],
): Generator<void, readonly (readonly SortedProduct[])[]> {
  const numbers = Uint32Array.from(products, (_, number) => number);
  const sorted = yield* sortInSteps(numbers, (one, other) => {
    const [first, second] = [products[one], products[other]];
    return first !== undefined && second !== undefined && compareEqual(first, second) < 0;
  });
  const ofPlace = new Map<string, SortedProduct[]>();
  for (const [order, number] of sorted.entries()) {
    const product = products[number];
    if (!product) continue;
    const key = placeKey(product);
    const others = ofPlace.get(key);
    if (others) others.push({ product, order });
    else ofPlace.set(key, [{ product, order }]);
    if (order % STEP === STEP - 1) yield;
  }
  return [...ofPlace.values()];
}
