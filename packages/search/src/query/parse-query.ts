import { impliedAllergens } from '@nutricion/domain/catalog/implied-allergens';
import {
  type Diet,
  type FreeFrom,
  freeFromWord,
  lookUp,
  type WordTables,
} from '@nutricion/domain/catalog/words/word-tables';
import { formsOf, isFiller, spelledWordsOf, wordsOf } from '@nutricion/language';
import { withoutFillerWords } from './filler-words.ts';

/** Words of a search that are read, enough for a shopping list in one line; so its time stays bounded. */
const MAX_WORDS = 12;
/** How many things a search may rule out by 'sin': more than there are allergens. */
export const MAX_WITHOUT = 12;
/** Characters of a query that are read. */
export const MAX_QUERY_LENGTH = 200;
/** Characters of a query after 'sin' was written before each thing that it rules out. */
const MAX_TEXT_LENGTH = 500;
/** Words of the longest phrase of a table. */
const MAX_PHRASE = 4;

/** A folded word, which is compared, and the word as it was typed, which reasons name. */
export interface QueryWord {
  readonly folded: string;
  readonly typed: string;
}

export interface ExtraWord extends QueryWord {
  /** A diet's word also means foods of its kind; 'sin leche' looks for milks without milk, not for any dairy. */
  readonly isDiet: boolean;
}

export interface ParsedQuery {
  /** All its words, folded: an exact title has the same. */
  readonly text: string;
  /** The words asked for; a phrase that names a kind, as "omega 3", is one word. */
  readonly words: readonly QueryWord[];
  /** The X of 'sin X' and of diets: a title or tag that has it earns points, but needn't have it. */
  readonly extras: readonly ExtraWord[];
  readonly withoutAll: readonly FreeFrom[];
  /** The folded X of 'con X': a product whose label says 'sin X' is not listed. */
  readonly withAll: readonly string[];
  readonly diets: readonly Diet[];
  /** Three words or more, or two with de, con, sin or para: then only products with most of the words are listed. */
  readonly isSpecific: boolean;
  /** Its words must be in title, tags or category: milk in the usage of a cereal doesn't make it a milk. */
  readonly mustName: boolean;
  /** The last word, which may not be typed to its end yet; null where the search ends otherwise. */
  readonly last: QueryWord | null;
}

/** Separates 'sin X', 'con X', 'alto en X', 'bajo en X' and diet words of a search from the words asked for. */
export const parseQuery = (typed: readonly QueryWord[], tables: WordTables): ParsedQuery => {
  const read = applyReadings(withoutFillerWords(typed), tables);
  const all = read.map(({ folded }) => folded);
  const words: QueryWord[] = [];
  const extras: ExtraWord[] = [];
  const withoutAll = new Set<FreeFrom>();
  const withAll: string[] = [];
  const diets = new Set<Diet>();
  for (let at = 0; at < read.length; ) {
    const phrase = phraseAt(read, all, at, tables);
    if (phrase.freeFrom) withoutAll.add(phrase.freeFrom);
    if (phrase.diet) diets.add(phrase.diet);
    if (phrase.extra) extras.push({ ...phrase.extra, isDiet: phrase.diet !== undefined });
    if (phrase.word) words.push(phrase.word);
    if (phrase.word && all[at - 1] === 'con') withAll.push(phrase.word.folded);
    at += phrase.length;
  }
  const ruledOut = [...withoutAll].slice(0, MAX_WITHOUT);
  const requested = words.slice(0, Math.max(0, MAX_WORDS - ruledOut.length));
  const isSpecific = all.length >= 3 || (all.length === 2 && all.some((word) => specifying.has(word)));
  return {
    text: typed.map(({ folded }) => folded).join(' '),
    words: requested,
    extras: extras.slice(0, Math.max(0, MAX_WORDS - ruledOut.length - requested.length)),
    withoutAll: ruledOut,
    withAll,
    diets: [...diets],
    isSpecific,
    mustName: isSpecific || withoutAll.size + diets.size > 0,
    last: requested.at(-1) === read.at(-1) ? (requested.at(-1) ?? null) : null,
  };
};

/** The words of a search, up to `MAX_WORDS` and every 'sin X', with the letters and accents as typed. */
export const queryWords = (query: string): readonly QueryWord[] => firstOf(spelledWords(query));

/** All words of a search, up to `MAX_TEXT_LENGTH`. */
export const spelledWords = (query: string): readonly QueryWord[] =>
  spelledWordsOf(query.slice(0, MAX_TEXT_LENGTH)).map(({ folded, spelled }) => ({ folded, typed: spelled }));

/** The first words, and every 'sin X' however late: a long search must not show what it rules out. */
const firstOf = (words: readonly QueryWord[]): readonly QueryWord[] =>
  words.filter(({ folded }, at) => at < MAX_WORDS || folded === 'sin' || words[at - 1]?.folded === 'sin');

const specifying: ReadonlySet<string> = new Set(['de', 'con', 'sin', 'para']);

/** Replaces the phrases of a search that are read as others: "celiaco" as "sin gluten". */
export const applyReadings = (
  typed: readonly QueryWord[],
  { readings, freeFrom }: WordTables,
): readonly QueryWord[] => {
  const read: QueryWord[] = [];
  for (let at = 0; at < typed.length; ) {
    // "Sin nuts" rules out more than the walnuts that "nuts" finds.
    const isRuledOut =
      typed[at - 1]?.folded === 'sin' && lookUp(freeFrom, typed[at]?.folded ?? '') !== undefined;
    const phrase = isRuledOut ? null : longestAt(typed, at, (text) => readingOf(text, readings));
    if (phrase) read.push(...wordsOf(phrase.entry).map((folded) => ({ folded, typed: folded })));
    else read.push(...typed.slice(at, at + 1));
    at += phrase?.length ?? 1;
  }
  return firstOf(read);
};

/** The reading of a phrase, whose last word may be in the plural. */
const readingOf = (text: string, readings: WordTables['readings']): string | undefined => {
  const known = readings.get(text);
  if (known !== undefined || !text.endsWith('s') || !text.includes(' ')) return known;
  const at = text.lastIndexOf(' ') + 1;
  for (const form of formsOf(text.slice(at))) {
    const reading = readings.get(text.slice(0, at) + form);
    if (reading !== undefined) return reading;
  }
  return undefined;
};

/** The longest phrase from `at` on that a table has; null where it has none. */
const longestAt = <T>(
  words: readonly QueryWord[],
  at: number,
  look: (text: string) => T | undefined,
): { readonly length: number; readonly entry: T } | null => {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 0; length -= 1) {
    const text = words
      .slice(at, at + length)
      .map(({ folded }) => folded)
      .join(' ');
    const entry = look(text);
    if (entry !== undefined) return { length, entry };
  }
  return null;
};

interface Phrase {
  /** How many words it takes. */
  readonly length: number;
  readonly freeFrom?: FreeFrom;
  readonly diet?: Diet;
  readonly word?: QueryWord;
  readonly extra?: QueryWord | undefined;
}

/** The phrase that begins at a word: 'sin X', a diet, a kind, or the word by itself; filler words are skipped. */
const phraseAt = (
  read: readonly QueryWord[],
  all: readonly string[],
  at: number,
  tables: WordTables,
): Phrase => {
  const phrase =
    freeFromAt(read, all, at, tables) ?? dietAt(read, all, at, tables) ?? kindAt(read, at, tables);
  if (phrase) return phrase;
  const word = read[at];
  // A "no" that rules nothing out names nothing either.
  return word && !isFiller(word.folded) && word.folded !== 'no' ? { length: 1, word } : { length: 1 };
};

/** 'sin X', 'sin la X', 'X free'; null when none begins here. */
const freeFromAt = (
  read: readonly QueryWord[],
  all: readonly string[],
  at: number,
  tables: WordTables,
): Phrase | null => {
  const { freeFrom } = tables;
  if (all[at + 1] === 'free') {
    const known = lookUp(freeFrom, all[at] ?? '');
    return known ? { length: 2, freeFrom: known, extra: read[at] } : null;
  }
  if (all[at] !== 'sin') return null;
  const from = isFiller(all[at + 1] ?? '') ? at + 2 : at + 1;
  const word = read[from];
  if (!word) return null;
  const [other] = read.slice(from + 1);
  if (other && isOtherThing(word.folded, other.folded))
    return {
      length: from + 2 - at,
      freeFrom: freeFromWord(other.folded, `${word.typed} ${other.typed}`, tables),
    };
  const known = lookUpAt(freeFrom, all, from);
  const end = from + (known?.length ?? 1);
  const isAdded = /^anadid/.test(all[end] ?? '');
  return {
    length: end - at + (isAdded ? 1 : 0),
    freeFrom: known?.entry ?? freeFromWord(word.folded, word.typed, tables),
    extra: word,
  };
};

/** Whether a word makes another thing of an allergen's name before it: "nuez moscada". */
export const isOtherThing = (word: string, next: string): boolean =>
  impliedAllergens(word).length > 0 && impliedAllergens(`${word} ${next}`).length === 0;

const high = /^(alt[oa]s?|ric[oa]s?|fuente|high)$/;
const low = /^(baj[oa]s?|poc[oa]|low|reducid[oa])$/;

/** Words that only change how others are read, and so need no correction. */
export const isGrammar = (word: string): boolean =>
  specifying.has(word) || word === 'free' || word === 'in' || high.test(word) || low.test(word);

/** 'alto en X', 'bajo en X', or a word that names a diet; null when none begins here. */
const dietAt = (
  read: readonly QueryWord[],
  all: readonly string[],
  at: number,
  { diets }: WordTables,
): Phrase | null => {
  const word = all[at] ?? '';
  const named = lookUp(diets.named, word);
  if (named) return { length: 1, diet: named, extra: read[at] };
  const table = high.test(word) ? diets.highIn : low.test(word) ? diets.lowIn : null;
  if (!table) return null;
  const from = isFiller(all[at + 1] ?? '') || all[at + 1] === 'in' ? at + 2 : at + 1;
  const diet = lookUpAt(table, all, from);
  return diet && { length: from - at + diet.length, diet: diet.entry, extra: read[from] };
};

/** Several words that together name a kind of food ("comida vegetariana"); null when none begin here. */
const kindAt = (read: readonly QueryWord[], at: number, { kinds }: WordTables): Phrase | null => {
  const phrase = longestAt(read, at, (text) => (kinds.has(text) ? text : undefined));
  if (!phrase || phrase.length < 2) return null;
  return { length: phrase.length, word: { folded: phrase.entry, typed: phrase.entry } };
};

/** What a table has for the two words from `at` on, or for the first of them. */
const lookUpAt = <T>(
  table: ReadonlyMap<string, T>,
  all: readonly string[],
  at: number,
): { readonly length: number; readonly entry: T } | null => {
  const two = lookUp(table, `${all[at]} ${all[at + 1]}`);
  if (two !== undefined) return { length: 2, entry: two };
  const one = lookUp(table, all[at] ?? '');
  return one === undefined ? null : { length: 1, entry: one };
};
