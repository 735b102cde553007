import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { formsOf, isFiller, wordsOf } from '@nutricion/domain/kit/fold';

/** What a product is called by. */
export interface ProductNames {
  /** The word that its title begins with. */
  readonly head: string;
  /** All forms of its title's words. */
  readonly title: ReadonlySet<string>;
  /** Those of title, tags and place. */
  readonly all: ReadonlySet<string>;
  /** The plainest form of each telling word of title and tags. */
  readonly plainest: readonly string[];
}

/** A product's words are read once, because an answer asks for those of a hundred products for each of its foods. */
const known = new WeakMap<SearchableProduct, ProductNames>();

export const namesOf = (product: SearchableProduct): ProductNames => {
  const names = known.get(product) ?? readNames(product);
  known.set(product, names);
  return names;
};

/** Whether each of some words is among forms of others, plurals aside. */
export const hasWords = (forms: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.every((word) => formsOf(word).some((form) => forms.has(form)));

const readNames = ({ title, tags, category, subcategory }: SearchableProduct): ProductNames => {
  const titled = wordsOf(title);
  const named = [...titled, ...tags.flatMap(wordsOf)];
  return {
    head: titled[0] ?? '',
    title: new Set(titled.flatMap(formsOf)),
    all: new Set([...named, ...wordsOf(`${category} ${subcategory ?? ''}`)].flatMap(formsOf)),
    plainest: [...new Set(named.filter((word) => !isFiller(word)).map((word) => formsOf(word).at(-1) ?? ''))],
  };
};
