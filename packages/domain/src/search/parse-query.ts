import {
  type DietTag,
  dietByWord,
  type FreeFrom,
  freeFromByWord,
  highInByWord,
  lowInByWord,
} from './diet-words.ts';
import { fold, formsOf, isFiller } from './fold.ts';

/** Enough for a shopping list in one line; the rest is ignored, so that time stays bounded. */
const MAX_WORDS = 12;
const MAX_QUERY_LENGTH = 200;

/** A word as it compares, and as it was typed, for the reasons that name it. */
export interface QueryWord {
  readonly folded: string;
  readonly typed: string;
}

export interface ParsedQuery {
  /** All its words, folded: what an exact title equals. */
  readonly text: string;
  /** The words that mean something by themselves. */
  readonly words: readonly QueryWord[];
  readonly withoutAll: readonly FreeFrom[];
  readonly diets: readonly DietTag[];
  /** Three words or more, or two with de, con, sin or para: it says exactly what it wants. */
  readonly isSpecific: boolean;
}

/** Reads 'sin X', 'alto en X', 'bajo en X' and diet words out of a search; the rest are its words. */
export const parseQuery = (query: string): ParsedQuery => {
  const typed = queryWords(query);
  const all = typed.map(({ folded }) => folded);
  const words: QueryWord[] = [];
  const withoutAll = new Set<FreeFrom>();
  const diets = new Set<DietTag>();
  for (let index = 0; index < typed.length; ) {
    const phrase = freeFromAt(all, index) ?? dietAt(all, index);
    if (phrase?.freeFrom) withoutAll.add(phrase.freeFrom);
    if (phrase?.diet) diets.add(phrase.diet);
    const word = typed[index];
    if (!phrase && word && !isFiller(word.folded)) words.push(word);
    index += phrase?.length ?? 1;
  }
  const isSpecific = all.length >= 3 || (all.length === 2 && all.some((word) => connectors.has(word)));
  return { text: all.join(' '), words, withoutAll: [...withoutAll], diets: [...diets], isSpecific };
};

/** The words of a search, each with the letters and accents it was typed with. */
export const queryWords = (query: string): readonly QueryWord[] => {
  const typed =
    query
      .slice(0, MAX_QUERY_LENGTH)
      .toLocaleLowerCase('es')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return typed
    .flatMap((word) => (fold(word).match(/[a-z0-9]+/g) ?? []).map((folded) => ({ folded, typed: word })))
    .slice(0, MAX_WORDS);
};

const connectors: ReadonlySet<string> = new Set(['de', 'con', 'sin', 'para']);

interface Phrase {
  /** How many words it takes. */
  readonly length: number;
  readonly freeFrom?: FreeFrom | undefined;
  readonly diet?: DietTag | undefined;
}

/** 'sin X', 'sin la X', 'X free'; null when nothing known starts here. */
const freeFromAt = (words: readonly string[], index: number): Phrase | null => {
  const word = words[index] ?? '';
  if (words[index + 1] === 'free') {
    const freeFrom = lookUp(freeFromByWord, word);
    return freeFrom ? { length: 2, freeFrom } : null;
  }
  if (word !== 'sin') return null;
  const at = isFiller(words[index + 1] ?? '') ? index + 2 : index + 1;
  const freeFrom = lookUpAt(freeFromByWord, words, at);
  if (!freeFrom) return null;
  const end = at + freeFrom.length;
  const isAdded = /^anadid/.test(words[end] ?? '');
  return { length: end - index + (isAdded ? 1 : 0), freeFrom: freeFrom.entry };
};

const high = /^(alt[oa]s?|ric[oa]s?|fuente|high)$/;
const low = /^(baj[oa]s?|poc[oa]|low|reducid[oa])$/;

/** 'alto en X', 'bajo en X', or a word that names a diet. */
const dietAt = (words: readonly string[], index: number): Phrase | null => {
  const word = words[index] ?? '';
  const named = lookUp(dietByWord, word);
  if (named) return { length: 1, diet: named };
  const table = high.test(word) ? highInByWord : low.test(word) ? lowInByWord : null;
  if (!table) return null;
  const at = isFiller(words[index + 1] ?? '') || words[index + 1] === 'in' ? index + 2 : index + 1;
  const diet = lookUpAt(table, words, at);
  return diet && { length: at - index + diet.length, diet: diet.entry };
};

/** What a table has for the two words from `at` on, or for the one. */
const lookUpAt = <T>(
  table: Readonly<Record<string, T>>,
  words: readonly string[],
  at: number,
): { readonly length: number; readonly entry: T } | null => {
  const two = lookUp(table, `${words[at]} ${words[at + 1]}`);
  if (two !== undefined) return { length: 2, entry: two };
  const one = lookUp(table, words[at] ?? '');
  return one === undefined ? null : { length: 1, entry: one };
};

const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  formsOf(word)
    .map((form) => (Object.hasOwn(table, form) ? table[form] : undefined))
    .find((entry) => entry !== undefined);
