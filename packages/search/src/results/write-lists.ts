import { impliedAllergens } from '@nutricion/domain/catalog/implied-allergens';
import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { QueryWord } from '../query/parse-query.ts';
import { type ExcludedTerm, excludedTermAt, knownTermAfterOf } from './excluded-term.ts';
import { ALSO_NOT, JOINING, LEADING, mayExclude, OF, WANTING, WITHOUT } from './negation-words.ts';
import { readConstraints } from './read-constraints.ts';
import type { TermSearch } from './term-search.ts';
import { SIN } from './write-openers.ts';

interface ListsWritten {
  readonly written: readonly QueryWord[];
  readonly terms: readonly ExcludedTerm[];
  /** Whether something may be ruled out that was read as wanted, or that neither tables nor products have. */
  readonly isUnclear: boolean;
}

/**
 * Writes 'sin' before each term of the lists that begin with 'sin' or "ni". After "ni" a list continues with whatever follows;
 * after "y", "o" or a sign only with a term that is in the table of what can be ruled out.
 */
export const writeLists = (words: readonly QueryWord[], search: TermSearch): ListsWritten => {
  const { tables } = search;
  const written: QueryWord[] = [];
  const terms: ExcludedTerm[] = [];
  let isUnclear = false;
  const hasThing = !WITHOUT.has(words[0]?.folded ?? '');
  for (let at = 0; at < words.length; ) {
    const word = words[at] as QueryWord;
    // A sign right after 'sin' is read as "y": "sin: huevo, leche".
    const from = WITHOUT.has(word.folded) && words[at + 1]?.folded === 'y' ? at + 2 : at + 1;
    let term = WITHOUT.has(word.folded) || word.folded === 'ni' ? excludedTermAt(words, from, tables) : null;
    isUnclear ||= word.folded === 'ni' && mayBeExcluded(written, tables);
    if (!term) {
      written.push(word);
      at += 1;
    }
    while (term) {
      terms.push(term);
      written.push(SIN, term.word);
      isUnclear ||= !isUnderstood(term, search);
      at = term.end;
      while (ADDED.test(words[at]?.folded ?? '')) written.push(words[at++] as QueryWord);
      const next = nextOf(words, at, term, hasThing, search);
      isUnclear ||= next.isUnclear;
      at = next.at;
      term = next.term;
    }
  }
  return { written, terms, isUnclear };
};

/** Words that belong to the term before them: "sin azúcar añadida". */
const ADDED = /^(?:anadid|added)/;

interface Next {
  /** Null: the list ends. */
  readonly term: ExcludedTerm | null;
  readonly at: number;
  readonly isUnclear: boolean;
}

/** How a list continues after one of its terms. */
const nextOf = (
  words: readonly QueryWord[],
  at: number,
  last: ExcludedTerm,
  hasThing: boolean,
  search: TermSearch,
): Next => {
  const { tables } = search;
  const ends: Next = { term: null, at, isUnclear: false };
  let from = at;
  while (JOINING.has(words[from]?.folded ?? '')) from += 1;
  const joining = words.slice(at, from);
  const here = words[from]?.folded ?? '';
  const term = excludedTermAt(words, from, tables);
  if (joining.length === 0) {
    const isUnclear = isUnclearAfter(words, at, last, tables);
    // In "galletas sin huevo leche" something else is wanted: both are left out, and nothing is promised.
    const isListed = isUnclear && hasThing && term?.start === at && isAllergen(term);
    return { ...ends, isUnclear, ...(isListed && { term }) };
  }
  const isSure = joining.some(({ folded }) => ALSO_NOT.has(folded));
  if (mayExclude(here) || (WANTING.has(here) && !(isSure && here === 'con'))) return ends;
  if (!term) return { ...ends, at: onlyLeads(words.slice(from)) ? words.length : at };
  const isMadeOfIt = knownTermAfterOf(words, term.end, tables) !== null;
  if (isSure || (term.known && !isMadeOfIt)) return { term, at: from, isUnclear: isSure && isMadeOfIt };
  return { ...ends, isUnclear: term.known !== null || !isSurelyWanted(term.word, search) };
};

/**
 * Whether the word right after a term makes the search ambiguous: "sin huevo leche" may want milk or rule it out, as
 * "galletas sin huevo de almendra" may almonds; and after "crudo" in "sin huevo crudo, leche" the list may continue.
 */
const isUnclearAfter = (
  words: readonly QueryWord[],
  at: number,
  last: ExcludedTerm,
  tables: WordTables,
): boolean => {
  const term = excludedTermAt(words, at, tables);
  const isNext = term?.start === at || (OF.has(words[at]?.folded ?? '') && last.known !== null);
  const continues = term?.start === at && JOINING.has(words[term.end]?.folded ?? '');
  return isNext && [term, continues ? excludedTermAt(words, term.end + 1, tables) : null].some(isAllergen);
};

/** Whether the term before "ni" may be ruled out too: "leche ni huevo" may want neither. */
const mayBeExcluded = (written: readonly QueryWord[], tables: WordTables): boolean =>
  written.at(-2)?.folded !== 'sin' && isAllergen(excludedTermAt(written, written.length - 1, tables));

const isAllergen = (term: ExcludedTerm | null): boolean => (term?.known?.allergens.length ?? 0) > 0;

/** Whether words name no term, as "ni sus derivados". */
const onlyLeads = (words: readonly QueryWord[]): boolean => words.every(({ folded }) => LEADING.has(folded));

/** Whether a word after a list is certainly wanted: it is sold, and its name implies no allergen ("pan sin gluten y arroz"). */
const isSurelyWanted = ({ folded, typed }: QueryWord, search: TermSearch): boolean =>
  lookUp(search.tables.diets.named, folded) !== undefined ||
  (isSold(folded, search) && impliedAllergens(typed).length === 0);

/** Whether the tables or a product have a term. */
const isUnderstood = ({ word, known }: ExcludedTerm, search: TermSearch): boolean =>
  known !== null ||
  isSold(word.folded, search) ||
  search.tables.readings.has(`sin ${word.folded}`) ||
  readConstraints(['sin', word.folded], search.tables.constraints).named.length > 0;

/** Whether a product is called by the whole word; the beginning of one doesn't count. */
const isSold = (word: string, search: TermSearch): boolean =>
  search.first(word).some(({ id }) => search.isCalled(id, [word]));
