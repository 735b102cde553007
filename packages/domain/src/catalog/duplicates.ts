import { MIN_SHARE, shareOf, titleWordsOf } from './similar-product.ts';

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
