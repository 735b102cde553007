import { impliedAllergens } from '@nutricion/domain/catalog/implied-allergens';
import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import {
  expandAbbreviatedWithout,
  fold,
  mayExclude,
  maySayWithout,
  type NegatedTerm,
  type Negation,
  negationsIn,
} from '@nutricion/language';
import { termMeantBy } from '../query/correct-query.ts';
import { MAX_WITHOUT, type QueryWord, spelledWords } from '../query/parse-query.ts';
import { readConstraints } from './read-constraints.ts';
import { isSold, type SearchedTerm, searchedTerms } from './searched-terms.ts';
import type { TermSearch } from './term-search.ts';

/** A search with everything that it rules out written as 'sin X'. */
export interface NegationsRead {
  readonly text: string;
  /** Whether misspelt words were corrected. */
  readonly isCorrected: boolean;
  /** Whether part of what it rules out may not have been understood: then no product may be called free of anything. */
  readonly isUnclear: boolean;
}

/** Reads everything that a search rules out, however it is said: "que no tenga huevo ni leche", "egg and dairy free". Null: nothing. */
export const readNegations = (
  query: string,
  isLiteral: boolean,
  search: TermSearch,
): NegationsRead | null => {
  const { tables } = search;
  const text = writeSymbols(query, tables);
  const asTyped = wordsAndSigns(text, tables);
  if (!asTyped.some(({ folded }) => maySayWithout(folded))) return null;
  const typed = isLiteral ? asTyped : withTerms(asTyped, search);
  const hasTerms = typed.some((word, at) => word !== asTyped[at]);
  // What is only begun may become another word: "sin lec" leaves out milk, and promises nothing.
  const isBegun = typed.some(
    (word, at) => word !== asTyped[at] && word.folded.startsWith(asTyped[at]?.folded ?? ''),
  );
  const read = negationsIn(typed, searchedTerms(typed, search));
  if (read.negations.length + read.unread.length === 0 && !read.isUnclear) return null;
  const corrected = isLiteral
    ? null
    : search.search(textOf(written(typed, read.negations, 'openers')), { limit: 1 }).correctedQuery;
  // Again for the corrected words: before a term that is spelt right, "no" may be recognised as ruling it out.
  const words = corrected === null ? typed : wordsAndSigns(corrected, tables);
  const { negations, unread, isUnclear } =
    corrected === null ? read : negationsIn(words, searchedTerms(words, search));
  const terms = negations.filter(({ kind }) => kind !== 'less').flatMap((negation) => negation.terms);
  const isDoubtful =
    isUnclear ||
    isBegun ||
    terms.some((term) => isNarrow(term, words)) ||
    terms.length > MAX_WITHOUT ||
    terms.some((term) => !isUnderstood(term, words, search)) ||
    unread.some((at) => namesAllergen(at === words.length - 1 ? words : words.slice(at + 1), tables));
  if (!isDoubtful && isReadAsTyped(text, typed, words, terms, search))
    return { text, isCorrected: false, isUnclear: false };
  return {
    text: textOf(written(words, negations, 'terms')),
    isCorrected: corrected !== null || hasTerms,
    isUnclear: isDoubtful,
  };
};

const SIN: QueryWord = { folded: 'sin', typed: 'sin' };
const LESS_OF: readonly QueryWord[] = ['bajo', 'en'].map((word) => ({ folded: word, typed: word }));

/** The words with 'sin' for each way of ruling something out: before each list, as it is read first, or before each of its terms. */
const written = (
  words: readonly QueryWord[],
  negations: readonly Negation<SearchedTerm>[],
  before: 'openers' | 'terms',
): readonly QueryWord[] => {
  let at = 0;
  const parts = negations.flatMap(({ kind, start, end, terms }) => {
    const others = words.slice(at, start);
    at = end;
    if (kind === 'less') return [...others, ...terms.flatMap((term) => [...LESS_OF, ...nameOf(term, words)])];
    if (before === 'openers') return [...others, SIN, ...words.slice(terms[0]?.start, terms.at(-1)?.end)];
    return [...others, ...terms.flatMap((term) => [SIN, ...nameOf(term, words)])];
  });
  return [...parts, ...words.slice(at)];
};

const wordOf = ({ known, start }: NegatedTerm<SearchedTerm>, words: readonly QueryWord[]): QueryWord =>
  known?.word ?? words[start] ?? SIN;

/** A term and what is added to it: "azúcar añadida". */
const nameOf = (term: NegatedTerm<SearchedTerm>, words: readonly QueryWord[]): readonly QueryWord[] => [
  wordOf(term, words),
  ...words.slice(term.start + (term.known?.length ?? 1), term.end),
];

/** Whether the tables or a product have a term. */
const isUnderstood = (
  term: NegatedTerm<SearchedTerm>,
  words: readonly QueryWord[],
  search: TermSearch,
): boolean => {
  const { folded } = wordOf(term, words);
  return (
    term.known !== null ||
    isSold(folded, search) ||
    search.tables.readings.has(`sin ${folded}`) ||
    readConstraints(['sin', folded], search.tables.constraints).named.length > 0
  );
};

/** Whether a term that only its own word rules out stands for more: who writes "sin mantequilla" may mean all milk. */
const isNarrow = (term: NegatedTerm<SearchedTerm>, words: readonly QueryWord[]): boolean =>
  term.known === null && impliedAllergens(textOf(words.slice(term.start, term.end + 1))).length > 0;

/** The words with the terms that misspelt ones stand for. */
const withTerms = (words: readonly QueryWord[], { catalog, tables }: TermSearch): readonly QueryWord[] =>
  words.map((word) => {
    const term = termMeantBy(word.folded, catalog.vocabulary, tables);
    return term === null ? word : { folded: term, typed: catalog.vocabulary.spellingOf(term) };
  });

const textOf = (words: readonly QueryWord[]): string => words.map(({ typed }) => typed).join(' ');

/** Signs that rule out what they stand at, and what food an emoji means. */
const CROSS = '(?:[❌❎🚫⛔✖✗✘🙅]\\uFE0F?)';
const CROSS_BEFORE = new RegExp(`${CROSS}\\s*(?=\\p{L})`, 'gu');
const CROSS_AFTER = new RegExp(`(?<!\\p{L})(\\p{L}+)\\s*${CROSS}`, 'gu');
const FOOD_EMOJI: Readonly<Record<string, string>> = {
  '🥛': 'leche',
  '🧀': 'queso',
  '🥚': 'huevo',
  '🍳': 'huevo',
  '🥜': 'maní',
  '🌰': 'nueces',
  '🌾': 'trigo',
  '🦐': 'camarones',
  '🦀': 'cangrejo',
  '🦞': 'langosta',
  '🐟': 'pescado',
  '🐠': 'pescado',
};
const EMOJI = new RegExp(Object.keys(FOOD_EMOJI).join('|'), 'gu');
const MINUS = /(?<![^\s])[-−–](\p{L}+)/gu;

/** A search with its signs as words: "leche ❌", "❌ leche", "sin 🥛", "granola -maní". */
const writeSymbols = (query: string, { freeFrom }: WordTables): string => {
  const isTerm = (word: string): boolean => lookUp(freeFrom, fold(word)) !== undefined;
  return query
    .replace(EMOJI, (emoji) => ` ${FOOD_EMOJI[emoji]} `)
    .replace(MINUS, (all, word: string) => (isTerm(word) ? ` sin ${word}` : all))
    .replace(CROSS_AFTER, (all, word: string) => (isTerm(word) ? ` sin ${all}` : all))
    .replace(CROSS_BEFORE, ' sin ');
};

/** Signs that stand for "and". */
const SIGNS = /[,;+&/]/g;
/** The words of a search: signs become "y", "singluten" becomes two words, and "frutos secos" the one word of the tables. */
const wordsAndSigns = (query: string, { freeFrom }: WordTables): readonly QueryWord[] => {
  const words = spelledWords(expandAbbreviatedWithout(query).replace(SIGNS, ' y '));
  const phraseAt = (at: number) => lookUp(freeFrom, `${words[at]?.folded} ${words[at + 1]?.folded}`);
  return words.flatMap((word, at): readonly QueryWord[] => {
    const phrase = phraseAt(at);
    if (phrase) return [{ folded: phrase.words[0] ?? '', typed: phrase.label }];
    if (phraseAt(at - 1)) return [];
    return partsOf(word.folded, words[at + 1]?.folded ?? '', freeFrom).map((part) =>
      part === word.folded ? word : { folded: part, typed: part },
    );
  });
};

/** Splits "singluten", "nondairy", "glutenfree", "eggless" and "pansin leche" if the tables have the rest, or what follows. */
const partsOf = (word: string, next: string, freeFrom: WordTables['freeFrom']): readonly string[] => {
  if (lookUp(freeFrom, word) !== undefined) return [word];
  const parts =
    /^(sin|cero|non)(.{3,})$/.exec(word) ?? /^(.{3,})(free)$/.exec(word.replace(/less$/, 'free')) ?? [];
  if (parts.some((part) => lookUp(freeFrom, part))) return parts.slice(1);
  const glued = lookUp(freeFrom, next) === undefined ? null : /^(.{3,})(sin)$/.exec(word);
  return glued?.slice(1) ?? [word];
};

/** Whether the search as it was typed already rules out its one term, by 'sin X' or by a diet, and needs no rewriting. */
const isReadAsTyped = (
  query: string,
  typed: readonly QueryWord[],
  words: readonly QueryWord[],
  terms: readonly NegatedTerm<SearchedTerm>[],
  search: TermSearch,
): boolean => {
  const [term] = terms;
  const { freeFrom, correctedQuery } = search.search(query, { limit: 1 });
  if (
    !term ||
    terms.length > 1 ||
    correctedQuery !== null ||
    !typed.some(({ folded }) => folded === wordOf(term, words).folded)
  )
    return false;
  if (freeFrom.length > 0)
    return (
      typed.every(({ folded }) => folded === 'sin' || !maySayWithout(folded)) &&
      freeFrom.length === 1 &&
      freeFrom[0] === (term.known?.freeFrom.label ?? wordOf(term, words).typed)
    );
  const allergens = term.known?.freeFrom.allergens ?? [];
  return readConstraints(
    typed.map(({ folded }) => folded),
    search.tables.constraints,
  ).named.some(
    ({ constraint, words }) =>
      words.some(mayExclude) && allergens.every((id) => constraint.ruledOutBy.includes(id)),
  );
};

/** Whether words after one that rules something out, and was not read so, name an allergen; all of them if it is the last: "leche no". */
const namesAllergen = (words: readonly QueryWord[], { freeFrom }: WordTables): boolean =>
  impliedAllergens(textOf(words)).length > 0 ||
  words.some(({ folded }) => (lookUp(freeFrom, folded)?.allergens.length ?? 0) > 0);
