import { isFiller } from '@nutricion/language';
import { queryWords } from '../query/parse-query.ts';
import type { SearchHit, SearchResults } from '../score/search-results.ts';
import type { TermSearch } from './term-search.ts';

/** Words that change how those beside them are read: a search with one is no plain list of terms. */
const MODIFIERS = new Set('sin para por bajo baja alto alta rico rica libre free in low high'.split(' '));
const JOINING = new Set(['y', 'e', 'and']);
/** Joins too, where both sides are products and none is called by both. */
const WITH = 'con';
/** Signs that stand for "and". */
const SIGNS = /[,;+&/]/g;
/** More terms are no shopping list that anybody types into a search. */
const MAX_TERMS = 6;

/**
 * The product terms of a search for several ("leche, huevos y pan"), each as it is searched for; null: it is one term. Terms are
 * joined by "y" or a sign, or stand side by side from three on. What some product is called by as a whole ("macarrones y
 * queso") is one term.
 * @param results of the search as one term
 */
export const productTermsOf = (
  query: string,
  results: SearchResults,
  search: TermSearch,
): readonly string[] | null => {
  const words = queryWords((results.correctedQuery ?? query).replace(SIGNS, ' y ')).map(
    ({ folded }) => folded,
  );
  if (words.length < 2 || words.some((word) => MODIFIERS.has(word))) return null;
  const content = words.filter((word) => !isFiller(word) && !JOINING.has(word));
  const isJoined = words.some((word) => JOINING.has(word) || word === WITH);
  if (content.length < (isJoined ? 2 : 3) || search.isTitled(results.hits, content)) return null;
  const runs = splitAtJoints(words);
  if (words.includes(WITH)) {
    if (results.hits.some(({ id }) => search.isCalled(id, content))) return null;
    if (!runs.every(([head = '']) => search.isHead(head))) return null;
  }
  const terms = runs.flatMap((run) => termsOf(run, search));
  if (terms.length < 2 || terms.length > MAX_TERMS) return null;
  const sold = terms.filter((term) => search.first(term).length > 0);
  return sold.length < 2 ? null : sold;
};

/** The words between one joining word and the next. */
const splitAtJoints = (words: readonly string[]): readonly (readonly string[])[] => {
  const runs: string[][] = [[]];
  for (const word of words)
    if (JOINING.has(word) || word === WITH) runs.push([]);
    else runs.at(-1)?.push(word);
  return runs.filter((run) => run.some((word) => !isFiller(word)));
};

/** The words of a run as one term, or each by itself where each begins a title and no title has two neighbours of them. */
const termsOf = (run: readonly string[], search: TermSearch): readonly string[] => {
  const hasFiller = run.some((word) => isFiller(word));
  if (hasFiller || run.length < 2 || !run.every((word) => search.isHead(word))) return [run.join(' ')];
  const hasPair = run.slice(1).some((word, at) => {
    const pair = [run[at] ?? '', word];
    return search.isTitled(search.first(pair.join(' ')), pair);
  });
  return hasPair ? [run.join(' ')] : run;
};

/** The first of two words if it names a product and the second only describes it ("aguacate maduro"); else null. */
export const describedTerm = (query: string, results: SearchResults, search: TermSearch): string | null => {
  const words = queryWords(results.correctedQuery ?? query).map(({ folded }) => folded);
  const [term = '', description = ''] = words;
  if (results.hits.length < 2 || words.length !== 2 || isFiller(term)) return null;
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
