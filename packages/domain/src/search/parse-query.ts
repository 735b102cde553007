import {
  type DietTag,
  dietByWord,
  type FreeFrom,
  freeFromByWord,
  highInByWord,
  lowInByWord,
} from './diet-words.ts';
import { fold, formsOf, isFiller, wordsOf } from './fold.ts';

/** Enough for a shopping list in one line; the rest is ignored, so that time stays bounded. */
const MAX_WORDS = 12;
const MAX_QUERY_LENGTH = 200;

export interface ParsedQuery {
  /** All its words, folded: what an exact title equals. */
  readonly text: string;
  /** The words that mean something by themselves. */
  readonly words: readonly string[];
  readonly withoutAll: readonly FreeFrom[];
  readonly diets: readonly DietTag[];
  /** Three words or more, or two with de, con, sin or para: it says exactly what it wants. */
  readonly isSpecific: boolean;
}

/** Reads 'sin X', 'alto en X', 'bajo en X' and diet words out of a search; the rest are its words. */
export const parseQuery = (query: string): ParsedQuery => {
  const all = wordsOf(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);
  const words: string[] = [];
  const withoutAll = new Set<FreeFrom>();
  const diets = new Set<DietTag>();
  for (let index = 0; index < all.length; ) {
    const phrase = freeFromAt(all, index) ?? dietAt(all, index);
    if (phrase?.freeFrom) withoutAll.add(phrase.freeFrom);
    if (phrase?.diet) diets.add(phrase.diet);
    const word = all[index] ?? '';
    if (!phrase && !isFiller(word)) words.push(word);
    index += phrase?.length ?? 1;
  }
  const isSpecific = all.length >= 3 || (all.length === 2 && all.some((word) => connectors.has(word)));
  return { text: all.join(' '), words, withoutAll: [...withoutAll], diets: [...diets], isSpecific };
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
  const freeFrom = lookUp(freeFromByWord, words[at] ?? '');
  if (!freeFrom) return null;
  const isAdded = /^anadid/.test(words[at + 1] ?? '');
  return { length: at - index + (isAdded ? 2 : 1), freeFrom };
};

const high = /^(alt[oa]s?|ric[oa]s?|fuente|high|mucha|mucho)$/;
const low = /^(baj[oa]s?|poc[oa]|low|reducid[oa])$/;

/** 'alto en X', 'bajo en X', or a word that names a diet. */
const dietAt = (words: readonly string[], index: number): Phrase | null => {
  const word = words[index] ?? '';
  const named = lookUp(dietByWord, word);
  if (named) return { length: 1, diet: named };
  const table = high.test(word) ? highInByWord : low.test(word) ? lowInByWord : null;
  if (!table) return null;
  const at = isFiller(words[index + 1] ?? '') || words[index + 1] === 'in' ? index + 2 : index + 1;
  const diet = lookUp(table, words[at] ?? '');
  // "vitamina c", "omega 3": the letter or number belongs to it.
  const hasTail = (words[at + 1]?.length ?? 0) === 1;
  return diet ? { length: at - index + (hasTail ? 2 : 1), diet } : null;
};

const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  formsOf(word)
    .map((form) => (Object.hasOwn(table, form) ? table[form] : undefined))
    .find((entry) => entry !== undefined);

/** A title as a query would have to read to be it exactly. */
export const exactText = (title: string): string => wordsOf(fold(title)).join(' ');
