import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { isFiller, wordsOf } from '@nutricion/language';

/** The category, normalized category and subcategory that many products share. */
export interface CategoryPath {
  readonly key: string;
  /** Category id: "lacteos"; empty for a product that is in no category of the shop. */
  readonly normalizedCategory: string;
  readonly category: string;
  readonly subcategory: string;
  /** The folded words of each, without fillers. */
  readonly words: Readonly<Record<'normalizedCategory' | 'category' | 'subcategory', readonly string[]>>;
}

/** Equal for two products exactly when their category paths are. */
export const categoryKey = ({ normalizedCategory, category, subcategory }: SearchableProduct): string =>
  `${normalizedCategory ?? ''}\n${category}\n${subcategory ?? ''}`;

/** The category path of a product. */
export const categoryPathOf = (product: SearchableProduct): CategoryPath => {
  const { category } = product;
  const normalizedCategory = product.normalizedCategory ?? '';
  const subcategory = product.subcategory ?? '';
  return {
    key: categoryKey(product),
    normalizedCategory,
    category,
    subcategory,
    words: {
      normalizedCategory: withoutFillers(normalizedCategory),
      category: withoutFillers(category),
      subcategory: withoutFillers(subcategory),
    },
  };
};

const withoutFillers = (text: string): readonly string[] => [
  ...new Set(wordsOf(text).filter((word) => !isFiller(word))),
];
