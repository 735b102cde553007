import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { placeKey } from '../score/place.ts';
import { compareEqual } from '../score/search-answer.ts';
import { sortInSteps } from './sort-in-steps.ts';

/** Products looked at between two pauses. */
const STEP = 2_000;

export interface SortedCatalogue {
  /** The products' numbers in the order of equals. */
  readonly sorted: Uint32Array;
  /** For each place where in `sorted` its products stand. */
  readonly places: Iterable<readonly number[]>;
}

/** Sorts a catalogue and tells its places apart; in steps of a few milliseconds. */
export function* sortCatalogue(products: readonly SearchableProduct[]): Generator<void, SortedCatalogue> {
  const sorted = yield* sortNumbers(products);
  const ofPlace = new Map<string, number[]>();
  for (let order = 0; order < sorted.length; order += 1) {
    const key = placeKey(products[sorted[order] as number] as SearchableProduct);
    const others = ofPlace.get(key);
    if (others) others.push(order);
    else ofPlace.set(key, [order]);
    if (order % STEP === STEP - 1) yield;
  }
  return { sorted, places: ofPlace.values() };
}

/** Most is decided by numbers that stand together in memory: products are looked at where those are equal. */
function* sortNumbers(products: readonly SearchableProduct[]): Generator<void, Uint32Array> {
  const numbers = new Uint32Array(products.length);
  const purchases = new Float64Array(products.length);
  const beginnings = new Float64Array(products.length);
  for (let number = 0; number < products.length; number += 1) {
    const { totalPurchases, title } = products[number] as SearchableProduct;
    numbers[number] = number;
    purchases[number] = totalPurchases;
    beginnings[number] = beginningOf(title);
    if (number % STEP === STEP - 1) yield;
  }
  return yield* sortInSteps(numbers, (one, other) => {
    const fewer = (purchases[other] as number) - (purchases[one] as number);
    if (fewer !== 0) return fewer < 0;
    const later = (beginnings[one] as number) - (beginnings[other] as number);
    if (later !== 0) return later < 0;
    return compareEqual(products[one] as SearchableProduct, products[other] as SearchableProduct) < 0;
  });
}

const BEGINNING = 6;
const LARGEST_LETTER = 255;

/** The first letters of a text as a number: one that is lower than another's comes before it. */
const beginningOf = (text: string): number => {
  let beginning = 0;
  let isPlain = true;
  for (let at = 0; at < BEGINNING; at += 1) {
    const code = isPlain && at < text.length ? Math.min(text.charCodeAt(at), LARGEST_LETTER) : 0;
    // Larger letters look alike: what follows one says nothing.
    if (code === LARGEST_LETTER) isPlain = false;
    beginning = beginning * 256 + code;
  }
  return beginning;
};
