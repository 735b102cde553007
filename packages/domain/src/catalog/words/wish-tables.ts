import { formsOf, isFiller, wordsOf } from '../../kit/fold.ts';
import type { AllergenId } from '../allergen.ts';
import { allergensOf, listOf, type Row, rows, tagOf, type WordFiles } from './word-lines.ts';

/** What somebody wants food for: a dish, a need or occasion, a way of eating, a use of what is named beside it. */
export interface Wish {
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

interface WishName {
  /** Without fillers: "de", "con", "para". */
  readonly words: readonly string[];
  readonly wish: Wish;
  /** A use that is told from the food itself by 'para' alone: "para el café". */
  readonly needsFor: boolean;
  /** A mood that is told from what describes a food by 'algo' alone: "algo dulce". */
  readonly needsSome: boolean;
}

/** Names by each form of their first word, the longest first. */
export type WishTable = ReadonlyMap<string, readonly WishName[]>;

/** Single words shorter than this are too like others for a typing error to be read as them. */
const LEAST_LETTERS = 5;

/** Reads dishes, needs and ways of eating; `words` are those that a misspelt one may be meant for. */
export const readWishes = (
  files: WordFiles,
): { readonly table: WishTable; readonly words: readonly string[] } => {
  const names = [
    ...rows(files, 'dishes', 2).flatMap((row) => namesOf(row, 'dish')),
    ...rows(files, 'needs', 3).flatMap((row) => namesOf(row, 'need')),
    ...rows(files, 'eating', 5).flatMap((row) => namesOf(row, 'eating')),
    ...rows(files, 'uses', 3).flatMap((row) => namesOf(row, 'use')),
  ].sort((one, other) => other.words.length - one.words.length);
  const table = new Map<string, WishName[]>();
  for (const name of names)
    for (const form of formsOf(name.words[0] ?? '')) table.set(form, [...(table.get(form) ?? []), name]);
  // Words of a use ("suelto") describe anything: no misspelt word is read as one.
  const things = names.filter(({ wish }) => wish.kind !== 'use');
  const words = things.flatMap((name) => name.words.filter(({ length }) => length >= LEAST_LETTERS));
  return { table, words };
};

const namesOf = ({ cells, fail }: Row, kind: Wish['kind']): readonly WishName[] => {
  const [names = '', foods = '', without = '', allergens = '', tags = ''] = cells;
  const wish: Wish = {
    kind,
    label: (names.split(',')[0] ?? '').trim(),
    foods: listOf(foods),
    leavesOut: listOf(without).map((words) => words.split(' ')),
    ruledOutBy: allergensOf(allergens, fail),
    firstTags: tags === '' ? [] : tags.split(',').map((tag) => tagOf(tag.trim(), fail)),
  };
  if (wish.foods.length === 0) fail('no dice qué alimentos');
  return listOf(names).map((name) => {
    const words = wordsOf(name);
    return {
      words: tellingWords(words),
      wish,
      needsFor: kind === 'use' && isFor(words[0]),
      needsSome: words[0] === SOME,
    };
  });
};

/** Before what describes it, it stands for food. */
export const SOME = 'algo';

const FOR = new Set(['para', 'pa', 'pal']);

/** Whether a word says what something is for. */
export const isFor = (word = ''): boolean => FOR.has(word);

/** Said short for "para" and "de", and words between others. */
const CLIPPED = new Set('pa pal d q pero muy bien mas algun alguna que se me'.split(' '));

/** The words of a wish that tell one from another: 'sin' does. */
export const tellingWords = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word === 'sin' || !(isFiller(word) || CLIPPED.has(word)));
