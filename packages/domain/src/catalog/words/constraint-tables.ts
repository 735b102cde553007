import { formsOf, isFiller, wordsOf } from '../../kit/fold.ts';
import type { AllergenId } from '../allergen.ts';
import { allergensOf, listOf, type Row, rows, tagOf, type WordFiles } from './word-lines.ts';

/** What somebody wants food for: a dish, a need or occasion, a way of eating, a use of what is named beside it. */
export interface QueryConstraint {
  readonly kind: 'dish' | 'need' | 'eating' | 'use';
  /** As screens name it: "arroz con gandules". */
  readonly label: string;
  /** Searches, folded, what is meant most first. */
  readonly foods: readonly string[];
  /** Words that together in a title say that it has no part in it. */
  readonly leavesOut: readonly (readonly string[])[];
  /** Nor has what is known to contain one of these. */
  readonly ruledOutBy: readonly AllergenId[];
  /** Highlights of what is meant first. */
  readonly firstTags: readonly string[];
}

interface ConstraintName {
  /** Without fillers: "de", "con", "para". */
  readonly words: readonly string[];
  readonly constraint: QueryConstraint;
  /** A use that is told from the food itself by 'para' alone: "para el café". */
  readonly needsFor: boolean;
  /** A mood that is told from what describes a food by 'algo' alone: "algo dulce". */
  readonly needsSome: boolean;
}

/** Names by each form of their first word, the longest first. */
export type ConstraintTable = ReadonlyMap<string, readonly ConstraintName[]>;

/** Single words shorter than this are too like others for a typing error to be read as them. */
const MIN_LETTERS = 5;

/** Reads dishes, needs and ways of eating; `words` are those that a misspelt one may be meant for. */
export const readConstraints = (
  files: WordFiles,
): { readonly table: ConstraintTable; readonly words: readonly string[] } => {
  const names = [
    ...rows(files, 'dishes', 2).flatMap((row) => namesOf(row, 'dish')),
    ...rows(files, 'needs', 3).flatMap((row) => namesOf(row, 'need')),
    ...rows(files, 'eating', 5).flatMap((row) => namesOf(row, 'eating')),
    ...rows(files, 'uses', 3).flatMap((row) => namesOf(row, 'use')),
  ].sort((one, other) => other.words.length - one.words.length);
  const table = new Map<string, ConstraintName[]>();
  for (const name of names)
    for (const form of formsOf(name.words[0] ?? '')) table.set(form, [...(table.get(form) ?? []), name]);
  // Words of a use ("suelto") describe anything: no misspelt word is read as one.
  const namingConstraints = names.filter(({ constraint }) => constraint.kind !== 'use');
  const words = namingConstraints.flatMap((name) => name.words.filter(({ length }) => length >= MIN_LETTERS));
  return { table, words };
};

const namesOf = ({ cells, fail }: Row, kind: QueryConstraint['kind']): readonly ConstraintName[] => {
  const [names = '', foods = '', without = '', allergens = '', tags = ''] = cells;
  const constraint: QueryConstraint = {
    kind,
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
      needsSome: words[0] === VAGUE_FOOD_WORD,
    };
  });
};

/** Before what describes it, it stands for food. */
export const VAGUE_FOOD_WORD = 'algo';

const PURPOSE_WORDS = new Set(['para', 'pa', 'pal']);

/** Whether a word says what something is for. */
export const isPurposeWord = (word = ''): boolean => PURPOSE_WORDS.has(word);

/** Said short for "para" and "de", and words between others. */
const CLIPPED_WORDS = new Set('pa pal d q pero muy bien mas algun alguna que se me'.split(' '));

/** The words of a wish that tell one from another: 'sin' does. */
export const keywordsOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word === 'sin' || !(isFiller(word) || CLIPPED_WORDS.has(word)));
