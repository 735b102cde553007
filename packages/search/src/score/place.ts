import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { isFiller, wordsOf } from '@nutricion/domain/kit/fold';

/** Where a product stands. Many products share a place, so that words of it are kept once for all of them. */
export interface Place {
  readonly key: string;
  /** Category id: "lacteos"; empty for a product that the shop lists nowhere. */
  readonly normalizedCategory: string;
  readonly category: string;
  readonly subcategory: string;
  /** The folded words of each, without fillers. */
  readonly words: Readonly<Record<PlaceField, readonly string[]>>;
}

export type PlaceField = 'normalizedCategory' | 'category' | 'subcategory';

/** Products of one key stand in one place. */
export const placeKey = ({ normalizedCategory, category, subcategory }: SearchableProduct): string =>
  `${normalizedCategory ?? ''}\n${category}\n${subcategory ?? ''}`;

export const placeOf = (product: SearchableProduct): Place => {
  const { category } = product;
  const normalizedCategory = product.normalizedCategory ?? '';
  const subcategory = product.subcategory ?? '';
  return {
    key: placeKey(product),
    normalizedCategory,
    category,
    subcategory,
    words: {
      normalizedCategory: meaningful(normalizedCategory),
      category: meaningful(category),
      subcategory: meaningful(subcategory),
    },
  };
};

const meaningful = (text: string): readonly string[] => [
  ...new Set(wordsOf(text).filter((word) => !isFiller(word))),
];
