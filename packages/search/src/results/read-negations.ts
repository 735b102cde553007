import { impliedAllergens } from '@nutricion/domain/catalog/implied-allergens';
import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { expandAbbreviatedWithout } from '@nutricion/language';
import { termMeantBy } from '../query/correct-query.ts';
import { MAX_WITHOUT, type QueryWord, spelledWords } from '../query/parse-query.ts';
import type { ExcludedTerm } from './excluded-term.ts';
import { mayExclude, maySayWithout } from './negation-words.ts';
import { readConstraints } from './read-constraints.ts';
import type { TermSearch } from './term-search.ts';
import { writeLists } from './write-lists.ts';
import { writeOpeners } from './write-openers.ts';

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
  const asTyped = wordsAndSigns(query, tables);
  if (!asTyped.some(({ folded }) => maySayWithout(folded))) return null;
  const typed = isLiteral ? asTyped : withTerms(asTyped, search);
  const hasTerms = typed.some((word, at) => word !== asTyped[at]);
  // What is only begun may become another word: "sin lec" leaves out milk, and promises nothing.
  const isBegun = typed.some(
    (word, at) => word !== asTyped[at] && word.folded.startsWith(asTyped[at]?.folded ?? ''),
  );
  const opened = writeOpeners(typed, tables);
  const corrected = isLiteral ? null : search.search(textOf(opened), { limit: 1 }).correctedQuery;
  // Again for the corrected words: before a term that is spelt right, "no" may be recognised as ruling it out.
  const words = corrected === null ? opened : writeOpeners(wordsAndSigns(corrected, tables), tables);
  const { written, terms, isUnclear } = writeLists(words, search);
  const isDoubtful = isUnclear || isBegun || terms.length > MAX_WITHOUT || isUnread(written, tables);
  if (!isDoubtful && isReadAsTyped(query, typed, terms, search))
    return { text: query, isCorrected: false, isUnclear: false };
  return { text: textOf(written), isCorrected: corrected !== null || hasTerms, isUnclear: isDoubtful };
};

/** The words with the terms that misspelt ones stand for. */
const withTerms = (words: readonly QueryWord[], { catalog, tables }: TermSearch): readonly QueryWord[] =>
  words.map((word) => {
    const term = termMeantBy(word.folded, catalog.vocabulary, tables);
    return term === null ? word : { folded: term, typed: catalog.vocabulary.spellingOf(term) };
  });

const textOf = (words: readonly QueryWord[]): string => words.map(({ typed }) => typed).join(' ');

/** "W/o" in English. */
const WITHOUT_SIGN = /(?<![\p{L}\p{N}])w\/o\s*/giu;
/** Signs that stand for "and". */
const SIGNS = /[,;+&/]/g;
/** The words of a search: signs become "y", "singluten" becomes two words, and "frutos secos" the one word of the tables. */
const wordsAndSigns = (query: string, { freeFrom }: WordTables): readonly QueryWord[] => {
  const words = spelledWords(
    expandAbbreviatedWithout(query).replace(WITHOUT_SIGN, 'sin ').replace(SIGNS, ' y '),
  );
  const phraseAt = (at: number) => lookUp(freeFrom, `${words[at]?.folded} ${words[at + 1]?.folded}`);
  return words.flatMap((word, at): readonly QueryWord[] => {
    const phrase = phraseAt(at);
    if (phrase) return [{ folded: phrase.words[0] ?? '', typed: phrase.label }];
    if (phraseAt(at - 1)) return [];
    return partsOf(word.folded, freeFrom).map((part) =>
      part === word.folded ? word : { folded: part, typed: part },
    );
  });
};

/** Splits "singluten", "glutenfree" and "eggless" if the tables have the rest. */
const partsOf = (word: string, freeFrom: WordTables['freeFrom']): readonly string[] => {
  const parts = /^(sin)(.{3,})$/.exec(word) ?? /^(.{3,})(free)$/.exec(word.replace(/less$/, 'free')) ?? [];
  const isGlued = lookUp(freeFrom, word) === undefined && parts.some((part) => lookUp(freeFrom, part));
  return isGlued ? parts.slice(1) : [word];
};

/** Whether the search as it was typed already rules out its one term, by 'sin X' or by a diet, and needs no rewriting. */
const isReadAsTyped = (
  query: string,
  typed: readonly QueryWord[],
  terms: readonly ExcludedTerm[],
  search: TermSearch,
): boolean => {
  const [term] = terms;
  const { freeFrom, correctedQuery } = search.search(query, { limit: 1 });
  if (
    !term ||
    terms.length > 1 ||
    correctedQuery !== null ||
    !typed.some(({ folded }) => folded === term.word.folded)
  )
    return false;
  if (freeFrom.length > 0)
    return (
      typed.every(({ folded }) => folded === 'sin' || !maySayWithout(folded)) &&
      freeFrom.length === 1 &&
      freeFrom[0] === (term.known?.label ?? term.word.typed)
    );
  const allergens = term.known?.allergens ?? [];
  return readConstraints(
    typed.map(({ folded }) => folded),
    search.tables.constraints,
  ).named.some(
    ({ constraint, words }) =>
      words.some(mayExclude) && allergens.every((id) => constraint.ruledOutBy.includes(id)),
  );
};

/**
 * Whether a word that rules something out was left unread and an allergen is named after it, or before it if it is the last
 * word: "ni un huevo no", "leche no".
 */
const isUnread = (words: readonly QueryWord[], tables: WordTables): boolean =>
  words.some(({ folded }, at) => {
    if (folded === 'sin' || !mayExclude(folded)) return false;
    return namesAllergen(at === words.length - 1 ? words : words.slice(at + 1), tables);
  });

const namesAllergen = (words: readonly QueryWord[], { freeFrom }: WordTables): boolean =>
  impliedAllergens(textOf(words)).length > 0 ||
  words.some(({ folded }) => (lookUp(freeFrom, folded)?.allergens.length ?? 0) > 0);
