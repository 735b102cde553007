import { isPurposeWord } from '@nutricion/domain/catalog/words/constraint-tables';
import { isFiller } from '@nutricion/language';
import { queryWords } from '../query/parse-query.ts';
import type { SearchHit, SearchResults } from '../score/search-results.ts';
import { ofItsCategory } from './hits-without.ts';
import type { TermSearch } from './term-search.ts';

/** Words that change how those beside them are read: a search with one is no plain list of terms. */
const MODIFIERS = new Set('sin por bajo baja alto alta rico rica libre free in low high'.split(' '));
const JOINING = new Set('y e i n and'.split(' '));
/** Joins too, where both sides are products and none is called by both. */
const WITH = 'con';
/** Signs that stand for "and". */
const SIGN = /[,;+&/]/;
const SIGNS = new RegExp(SIGN, 'g');
/** More terms are no shopping list that anybody types into a search. */
const MAX_TERMS = 8;
/** Words of the longest name of a product that is looked for in a list. */
const MAX_NAME = 4;

/**
 * The product terms of a search for several ("leche, huevos y pan"), each as it is searched for; null: it is one term. Terms are
 * joined by "y" or a sign, or stand side by side from three on. What some product is called by as a whole ("macarrones y
 * queso") is one term. What all are for ("jamón y queso para sándwich") goes with each.
 * @param results of the search as one term
 */
export const productTermsOf = (
  query: string,
  results: SearchResults,
  search: TermSearch,
): readonly string[] | null => {
  const all = queryWords((results.correctedQuery ?? query).replace(SIGNS, ' y ')).map(({ folded }) => folded);
  if (all.some((word) => MODIFIERS.has(word)) || results.freeFrom.length > 0) return null;
  const split = splitAtJoints(all, search);
  const runs = split.map(withoutPurpose);
  const words = runs.flat();
  const isJoined = runs.length > 1;
  if (!mayBeSeveral(words, isJoined, results, search)) return null;
  const content = words.filter((word) => !isFiller(word));
  if (all.includes(WITH)) {
    const ofHead = ofItsCategory(results.hits, content[0] ?? '', search);
    if (ofHead.some(({ id }) => search.isCalled(id, content))) return null;
    if (!runs.every(([head = '']) => search.isProductWord(head))) return null;
  }
  const terms = runs.flatMap((run) => termsOf(run, search));
  if (terms.length < 2 || terms.length > MAX_TERMS) return null;
  if (
    !isJoined &&
    terms.some((term) => !search.isProductWord(term) && !search.isProductName(term.split(' ')))
  )
    return null;
  const named = SIGN.test(query) ? terms : withHead(terms, search);
  const sold = named.filter((term) => search.first(term).length > 0);
  const purpose = (split.at(-1) ?? []).slice((runs.at(-1)?.length ?? 0) + 1);
  return sold.length < 2 ? null : sold.map((term) => withPurpose(term, purpose, search));
};

/** Whether words may be several terms: enough of them, none that says how one is, and no product is called by all. */
const mayBeSeveral = (
  words: readonly string[],
  isJoined: boolean,
  { hits }: SearchResults,
  search: TermSearch,
): boolean => {
  const content = words.filter((word) => !isFiller(word));
  if (!isJoined && words.some((word) => isFiller(word) && word !== 'de')) return false;
  if (content.length < (isJoined ? 2 : 3)) return false;
  // "Macarrones y queso" is a product; "fresas y yogurt" are two, though there is strawberry yogurt.
  const names = search.sameAs(content[0] ?? '');
  const isBegun = ({ id }: SearchHit): boolean => names.some((name) => search.beginsWith(id, name));
  return !search.isTitled(isJoined ? hits.filter(isBegun) : hits, content);
};

/** The words of a run before what they are for. */
const withoutPurpose = (run: readonly string[]): readonly string[] => {
  const at = run.findIndex((word, index) => index > 0 && isPurposeWord(word));
  return at < 0 ? run : run.slice(0, at);
};

/** "Compota de pera y guineo": of a single word the first term's head is meant too, where such a product is its neighbour. */
const withHead = (terms: readonly string[], search: TermSearch): readonly string[] => {
  const [first = ''] = terms;
  const [head = '', ...rest] = first.split(' ');
  if (rest.length === 0) return terms;
  const kind = search.productOf(search.first(first)[0]?.id ?? '')?.subcategory;
  return terms.map((term) => {
    const whole = [head, term];
    const isNeighbour = ({ id }: SearchHit): boolean =>
      search.beginsWith(id, head) &&
      search.isTitledBy(id, whole) &&
      search.productOf(id)?.subcategory === kind;
    return !term.includes(' ') && search.first(whole.join(' ')).some(isNeighbour) ? whole.join(' ') : term;
  });
};

/** A term with what it is for, where a product is called by both. */
const withPurpose = (term: string, purpose: readonly string[], search: TermSearch): string => {
  const whole = [...term.split(' '), ...purpose.filter((word) => !isFiller(word))];
  return purpose.length > 0 && search.first(whole.join(' ')).some(({ id }) => search.isCalled(id, whole))
    ? whole.join(' ')
    : term;
};

/** The words between one joining word and the next, which is none within a name ("half and half"). */
export const splitAtJoints = (
  words: readonly string[],
  search: TermSearch,
): readonly (readonly string[])[] => {
  const runs: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const isInName = search.tables.readings.has(words.slice(at - 1, at + 2).join(' '));
    if ((JOINING.has(word) || word === WITH) && !isInName) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((run) => run.some((word) => !isFiller(word)));
};

/**
 * The terms of a run of words: the fewest names of products that it is made of. A word that names nothing describes the
 * term before it ("tembleque hecho"); a run that begins with one is a single term.
 */
const termsOf = (run: readonly string[], search: TermSearch): readonly string[] => {
  const terms: string[] = [];
  for (let at = 0; at < run.length; ) {
    const length = nameLengthAt(run, at, search);
    const text = run.slice(at, at + Math.max(1, length)).join(' ');
    if (length > 0) terms.push(text);
    else if (terms.length === 0 && !isFiller(run[at] ?? '')) return [run.join(' ')];
    else if (terms.length > 0) terms.push(`${terms.pop() ?? ''} ${text}`);
    at += Math.max(1, length);
  }
  return terms;
};

/** How many words from a position on are the longest name of a product; 0: none begins there. */
const nameLengthAt = (run: readonly string[], at: number, search: TermSearch): number => {
  const longest = Math.min(MAX_NAME, run.length - at);
  for (let length = longest; length > 1; length -= 1) {
    const words = run.slice(at, at + length);
    if (!isFiller(words[0] ?? '') && !isFiller(words.at(-1) ?? '') && search.isProductName(words))
      return length;
  }
  const word = run[at] ?? '';
  return !isFiller(word) && search.isProductWord(word) ? 1 : 0;
};

/** The first of two words if it names a product and the second only describes it ("aguacate maduro"); else null. */
export const describedTerm = (query: string, results: SearchResults, search: TermSearch): string | null => {
  const words = queryWords(results.correctedQuery ?? query).map(({ folded }) => folded);
  const [term = '', description = ''] = words;
  if (results.hits.length < 2 || words.length !== 2 || isFiller(term)) return null;
  if (search.tables.readings.has(words.join(' '))) return null;
  if ([term, description].some((word) => MODIFIERS.has(word) || word === WITH)) return null;
  const isProduct = search.sameAs(term).some((same) => search.isHead(same));
  return isProduct && !search.isHead(description) ? term : null;
};

/** The hits that are called by a term: a ripe plantain is no hit of "aguacate maduro" for its adjective. */
export const hitsCalled = (
  hits: readonly SearchHit[],
  term: string,
  search: TermSearch,
): readonly SearchHit[] =>
  hits.filter(({ id }) => search.sameAs(term).some((same) => search.isCalled(id, [same])));
