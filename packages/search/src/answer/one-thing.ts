import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { formsOf } from '@nutricion/domain/kit/fold';
import type { SearchAnswer, SearchHit, SearchOptions } from '../score/search-answer.ts';
import { hasWords, namesOf } from './product-names.ts';

/** A search that takes its words for one thing, over a catalogue. */
export interface OneThing {
  readonly search: (query: string, options?: SearchOptions) => SearchAnswer;
  readonly productOf: (id: string) => SearchableProduct | undefined;
  /** Of what stands in the place of a product, the first by the order of equals; so many. */
  readonly besides: (id: string, most: number) => readonly string[];
  /** Whether a product may be listed for a search, and is known to be free of what it wants none of. */
  readonly answers: (query: string, id: string) => boolean;
  /** Whether a search is for anything that a grocery may sell. */
  readonly isForFood: (query: string) => boolean;
  /** What was worked out before under a name, until the catalogue changes: dishes and needs share their foods. */
  readonly kept: (name: string, work: () => readonly SearchHit[]) => readonly SearchHit[];
  /** A word and the others for the same thing. */
  readonly sameAs: (word: string) => readonly string[];
  /** Whether a search demands that something be known of its products: 'sin X', or the tag of a diet. */
  readonly demands: (query: string) => boolean;
}

/** Of each thing so many of its first products tell whether it is called so. */
const LOOKED_AT = 5;

/** The first products that a search finds. */
export const first = (one: OneThing, query: string): readonly SearchHit[] =>
  one.kept(`${query} first`, () => one.search(query, { limit: LOOKED_AT, isLiteral: true }).hits);

/** Whether some of these products is called by all of the words. */
export const isTitled = (hits: readonly SearchHit[], words: readonly string[], one: OneThing): boolean =>
  hits.some(({ id }) => isTitledBy(id, words, one));

/** Whether the name of some product begins with a word. */
export const isHead = (word: string, one: OneThing): boolean =>
  first(one, word).some(({ id }) => beginsWith(id, word, one));

export const beginsWith = (id: string, word: string, one: OneThing): boolean => {
  const product = one.productOf(id);
  return product !== undefined && areAlike(word, namesOf(product).head);
};

/** Whether a title has all of the words. */
export const isTitledBy = (id: string, words: readonly string[], one: OneThing): boolean => {
  const product = one.productOf(id);
  return product !== undefined && hasWords(namesOf(product).title, words);
};

/** Whether each of some words is among others, plurals aside. */
export const hasAll = (others: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => others.some((other) => areAlike(word, other)));

export const areAlike = (word: string, other: string): boolean => {
  const forms = formsOf(other);
  return formsOf(word).some((form) => forms.includes(form));
};

/** Whether title, tags or place have all of the words. */
export const isCalled = (id: string, words: readonly string[], one: OneThing): boolean => {
  const product = one.productOf(id);
  return product !== undefined && hasWords(namesOf(product).all, words);
};

/** Each once, in this order, no score above the one before. */
export const inOrder = (hits: readonly SearchHit[]): readonly SearchHit[] => {
  const seen = new Set<string>();
  let after = Number.POSITIVE_INFINITY;
  return hits.flatMap((hit) => {
    if (seen.has(hit.id)) return [];
    seen.add(hit.id);
    after = Math.min(after, hit.score);
    return [{ ...hit, score: after }];
  });
};

/** Takes several answers in turns, each product once: the best of each thing first. */
export const inTurns = (answers: readonly (readonly SearchHit[])[]): readonly SearchHit[] => {
  const longest = Math.max(0, ...answers.map(({ length }) => length));
  return Array.from({ length: longest }, (_, rank) => answers.flatMap((hits) => hits[rank] ?? [])).flat();
};
