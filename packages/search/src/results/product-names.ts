import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { formsOf, isFiller, wordsOf } from '@nutricion/language';

/** The words that a product is called by, folded. */
interface ProductNames {
  /** The first word of its title. */
  readonly head: string;
  /** All forms of the words of its title. */
  readonly title: ReadonlySet<string>;
  /** All forms of the words of title, tags, category and subcategory. */
  readonly all: ReadonlySet<string>;
  /** The shortest form of each word of title and tags, without fillers. */
  readonly shortest: readonly string[];
}

/** Remembered for as long as the product object lives, because a search reads the names of a hundred products many times over. */
const known = new WeakMap<SearchableProduct, ProductNames>();

/** The names of a product. */
export const namesOf = (product: SearchableProduct): ProductNames => {
  const names = known.get(product) ?? readNames(product);
  known.set(product, names);
  return names;
};

/** Whether each of some words has a form among others. */
export const hasWords = (forms: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.every((word) => formsOf(word).some((form) => forms.has(form)));

const readNames = ({ title, tags, category, subcategory }: SearchableProduct): ProductNames => {
  const titled = wordsOf(title);
  const named = [...titled, ...tags.flatMap(wordsOf)];
  return {
    head: titled[0] ?? '',
    title: new Set(titled.flatMap(formsOf)),
    all: new Set([...named, ...wordsOf(`${category} ${subcategory ?? ''}`)].flatMap(formsOf)),
    shortest: [...new Set(named.filter((word) => !isFiller(word)).map((word) => formsOf(word).at(-1) ?? ''))],
  };
};
