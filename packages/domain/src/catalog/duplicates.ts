import { fold } from '../kit/fold.ts';

/** What two records of one product have alike. */
interface ComparedProduct {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly net_content: number;
  readonly net_unit: string;
}

/** Two records that may be one product, the likelier the more of their words they share: 0.75 to 1. */
export interface Duplicate<Product> {
  readonly one: Product;
  readonly other: Product;
  readonly share: number;
}

/** Of the words of both names, so much must be in both. */
const MIN_SHARE = 0.75;

/**
 * Products of one category and content whose names say nearly the same, the likeliest first. What tells two
 * products of one name apart, a number or «sin», does so here.
 */
export const duplicateProducts = <Product extends ComparedProduct>(
  products: readonly Product[],
): readonly Duplicate<Product>[] => {
  const groups = new Map<string, { product: Product; words: ReadonlySet<string> }[]>();
  for (const product of products) {
    const key = `${product.category} ${product.net_content} ${product.net_unit}`;
    const group = groups.get(key) ?? [];
    group.push({ product, words: wordsOf(product.title) });
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

/** With salt or without it, 1 % or 2 %: one such word in one name alone, and they are two products. */
const DISTINGUISHING_WORD = /^(?:\d+|sin|bajo|baja|light|integral|organic[oa]|dietetic[oa]|descremad[oa])$/;

const wordsOf = (title: string): ReadonlySet<string> =>
  new Set(
    fold(title)
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '' && !fillers.has(word))
      .map((word) => word.replace(/(?<=\w{3})(?:e?s|e)$/, '')),
  );

const shareOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  // Most pairs differ so much in length that nothing needs to be counted.
  if (few.size < many.size * MIN_SHARE) return 0;
  const inOnlyOne = [...few, ...many].filter((word) => !(few.has(word) && many.has(word)));
  if (inOnlyOne.some((word) => DISTINGUISHING_WORD.test(word))) return 0;
  const both = [...few].filter((word) => many.has(word)).length;
  return both / (one.size + other.size - both);
};
