import { fold } from '../kit/fold.ts';

/** The fields of a product that are compared. */
interface ComparedProduct {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly net_content: number;
  readonly net_unit: string;
}

/** Two products that may be one. `share`: words that both titles have, of all their words; 0.75 to 1. */
export interface Duplicate<Product> {
  readonly one: Product;
  readonly other: Product;
  readonly share: number;
}

/** The least share of common words. */
const MIN_SHARE = 0.75;

/**
 * Pairs of products with the same category and content and nearly the same title, the likeliest first. A number or a word such as «sin» in only one
 * of the titles makes them different products.
 */
export const duplicateProducts = <Product extends ComparedProduct>(
  products: readonly Product[],
): readonly Duplicate<Product>[] => {
  const groups = new Map<string, { product: Product; words: ReadonlySet<string> }[]>();
  for (const product of products) {
    const key = `${product.category} ${product.net_content} ${product.net_unit}`;
    const group = groups.get(key) ?? [];
    group.push({ product, words: titleWordsOf(product.title) });
    groups.set(key, group);
  }
  const pairs: Duplicate<Product>[] = [];
  for (const group of groups.values())
    for (const [index, one] of group.entries())
      for (const other of group.slice(index + 1)) {
        const share = shareOf(one.words, other.words);
        if (share >= MIN_SHARE) pairs.push({ one: one.product, other: other.product, share });
      }
  return pairs.sort((one, other) => other.share - one.share);
};

const fillers: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'y',
  'con',
  'en',
  'a',
  'al',
]);

/** With or without salt, 1 % or 2 %: such a word in only one of the titles means two products. */
const DISTINGUISHING_WORD = /^(?:\d+|sin|bajo|baja|light|integral|organic[oa]|dietetic[oa]|descremad[oa])$/;

const titleWordsOf = (title: string): ReadonlySet<string> =>
  new Set(
    fold(title)
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '' && !fillers.has(word))
      .map((word) => word.replace(/(?<=\w{3})(?:e?s|e)$/, '')),
  );

const shareOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  // Most pairs differ so much in length that their words needn't be compared.
  if (few.size < many.size * MIN_SHARE) return 0;
  const inOnlyOne = [...few, ...many].filter((word) => !(few.has(word) && many.has(word)));
  if (inOnlyOne.some((word) => DISTINGUISHING_WORD.test(word))) return 0;
  const both = [...few].filter((word) => many.has(word)).length;
  return both / (one.size + other.size - both);
};
