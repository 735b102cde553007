import { formsOf, isFiller, wordsOf } from '@nutricion/language';
import type { AllergenId } from '../allergen.ts';
import { allergensOf, listOf, type Row, rows, tagOf, type WordFiles } from './word-lines.ts';

/** What a query wants food for: a dish, a need or occasion, a way of eating, or a use. */
export interface QueryConstraint {
  /** All its names, as keywords. */
  readonly names: readonly (readonly string[])[];
  readonly kind: 'dish' | 'need' | 'eating' | 'use';
  /** As screens name it: "arroz con gandules". */
  readonly label: string;
  /** Queries, folded; the most typical first. */
  readonly foods: readonly string[];
  /** Sets of words; a title with all words of a set doesn't fit. */
  readonly leavesOut: readonly (readonly string[])[];
  /** Products that contain one of these don't fit. */
  readonly ruledOutBy: readonly AllergenId[];
  /** Highlights of the products to list first. */
  readonly firstTags: readonly string[];
}

interface ConstraintName {
  /** Without filler words: "de", "con", "para". */
  readonly words: readonly string[];
  readonly constraint: QueryConstraint;
  /** For a use that only "para" distinguishes from the food itself: "para el café". */
  readonly needsFor: boolean;
  /** For a package that only "de" or "en" distinguishes from the thing itself: "arroz de paquete". */
  readonly needsOf: boolean;
  /** For a mood that only "algo" distinguishes from a description: "algo dulce". */
  readonly needsSome: boolean;
}

/** Names by each form of their first word, the longest first. */
export type ConstraintTable = ReadonlyMap<string, readonly ConstraintName[]>;

/** Shorter words are too similar to others to correct a typing error to them. */
const MIN_LETTERS = 5;

/** Reads the tables; `words` are those that a misspelt word may be corrected to, `names` all that are spelt right. */
export const readConstraints = (
  files: WordFiles,
): Readonly<Record<'words' | 'names', readonly string[]>> & { readonly table: ConstraintTable } => {
  const names = [
    ...rows(files, 'dishes', 2).flatMap((row) => namesOf(row, 'dish')),
    ...rows(files, 'needs', 3).flatMap((row) => namesOf(row, 'need')),
    ...rows(files, 'eating', 5).flatMap((row) => namesOf(row, 'eating')),
    ...rows(files, 'uses', 3).flatMap((row) => namesOf(row, 'use')),
  ].sort((one, other) => other.words.length - one.words.length);
  const table = new Map<string, ConstraintName[]>();
  for (const name of names)
    for (const form of formsOf(name.words[0] ?? '')) table.set(form, [...(table.get(form) ?? []), name]);
  // Words of a use ("suelto") describe anything, so no misspelt word is corrected to them.
  const namingConstraints = names.filter(({ constraint }) => constraint.kind !== 'use');
  const words = namingConstraints.flatMap((name) => name.words.filter(({ length }) => length >= MIN_LETTERS));
  return { table, words, names: names.flatMap((name) => name.words) };
};

const namesOf = ({ cells, fail }: Row, kind: QueryConstraint['kind']): readonly ConstraintName[] => {
  const [names = '', foods = '', without = '', allergens = '', tags = ''] = cells;
  const constraint: QueryConstraint = {
    kind,
    names: listOf(names).map((name) => keywordsOf(wordsOf(name))),
    label: (names.split(',')[0] ?? '').trim(),
    foods: listOf(foods),
    leavesOut: listOf(without).map((words) => words.split(' ')),
    ruledOutBy: allergensOf(allergens, fail),
    firstTags: tags === '' ? [] : tags.split(',').map((tag) => tagOf(tag.trim(), fail)),
  };
  if (constraint.foods.length === 0) fail('no dice qué alimentos');
  return listOf(names).map((name) => {
    const words = wordsOf(name);
    return {
      words: keywordsOf(words),
      constraint,
      needsFor: kind === 'use' && isPurposeWord(words[0]),
      needsOf: kind === 'use' && words.length === 2 && (words[0] === 'de' || words[0] === 'en'),
      needsSome: words[0] === VAGUE_FOOD_WORD,
    };
  });
};

/** Stands for food before a description: "algo dulce". */
export const VAGUE_FOOD_WORD = 'algo';

const PURPOSE_WORDS = new Set(['para', 'pa', 'pal']);

/** Whether a word means "for". */
export const isPurposeWord = (word = ''): boolean => PURPOSE_WORDS.has(word);

/** Short forms of "para" and "de", and filler words. */
const CLIPPED_WORDS = new Set('pa pal d q pero muy bien mas algun alguna que se me'.split(' '));

/** The words that distinguish one constraint from another; "sin" counts. */
export const keywordsOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word === 'sin' || !(isFiller(word) || CLIPPED_WORDS.has(word)));
