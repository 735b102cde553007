import { isPurposeWord, type QueryConstraint } from '@nutricion/domain/catalog/words/constraint-tables';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { wordsOf } from '@nutricion/language';
import { searchesInstead } from '../query/not-sold.ts';
import { applyReadings, MAX_QUERY_LENGTH, queryWords } from '../query/parse-query.ts';
import type { SearchHit, SearchOptions, SearchResults } from '../score/search-results.ts';
import { SEARCH_LIMIT } from '../score/weights.ts';
import { preferCategory, preferExactProduct, preferFresh } from './exact-product.ts';
import { matchConstraints } from './match-constraints.ts';
import { type ConstraintsRead, readConstraints } from './read-constraints.ts';
import { readNegations } from './read-negations.ts';
import { similarHits } from './similar-products.ts';
import { describedTerm, hitsCalled, productTermsOf } from './term-list.ts';
import { distinctHits, hasAll, interleave, type SearchableCatalog, TermSearch } from './term-search.ts';

/** Hits that a screen shows at once. */
const SEEN = 5;

/** The results of a search with how it was understood. */
export interface UnderstoodSearch {
  /** The query with everything that it rules out written as 'sin X'. */
  readonly text: string;
  readonly results: SearchResults;
  /** The product terms of a search for several, as each is searched for; null: it is one term. */
  readonly terms: readonly string[] | null;
  /** What the hits are good for; null: it is a search for products by their names. */
  readonly constraints: readonly QueryConstraint[] | null;
}

/**
 * Searches a catalogue for one product term or several, for a dish, a need, a way of eating or a use. What comes before the
 * score of a single term is decided here, for the index and the definition alike.
 * @param query of which `MAX_QUERY_LENGTH` characters are read
 */
export const understandSearch = (
  query: string,
  options: SearchOptions,
  catalog: SearchableCatalog,
): UnderstoodSearch => {
  const search = new TermSearch(catalog);
  const typed = query.slice(0, MAX_QUERY_LENGTH);
  const negations = readNegations(typed, options.isLiteral ?? false, search);
  const text = negations?.text ?? typed;
  const understood = understand(text, options, search);
  const { results } = understood;
  return {
    ...understood,
    text,
    results: {
      ...results,
      ...(negations?.isCorrected && { correctedQuery: results.correctedQuery ?? text }),
      ...(negations?.isUnclear && { isFreedomUnclear: true }),
    },
  };
};

const understand = (
  query: string,
  options: SearchOptions,
  search: TermSearch,
): Omit<UnderstoodSearch, 'text'> => {
  const { tables } = search;
  const plain = search.search(query, options);
  const text = plain.correctedQuery ?? query;
  const words = queryWords(text).map(({ folded }) => folded);
  const { limit = SEARCH_LIMIT, minScore = 1 } = options;
  const list = (hits: readonly SearchHit[], constraints: readonly QueryConstraint[] | null = null) => {
    const listed = preferFresh(hits, words, search).filter(
      ({ score }) => score >= minScore || plain.freeFrom.length > 0,
    );
    return { results: { ...plain, hits: distinctHits(listed).slice(0, limit) }, terms: null, constraints };
  };
  if (search.planOf(text) === null) {
    const near = searchesInstead(words, tables).filter((instead) => search.first(instead).length > 0);
    const results = { ...plain, hits: [], ...(near.length > 0 && { near }) };
    return { results, terms: null, constraints: null };
  }
  const read = constraintsOf(text, words, tables);
  const terms = isOneConstraint(words, read) ? null : productTermsOf(query, plain, search);
  if (terms) {
    const hits = hitsOfEach(terms, options, search).slice(0, limit);
    return { results: { ...plain, freeFrom: [], hits }, terms, constraints: null };
  }
  const match = matchConstraints(words, read, plain, search);
  if (match) return list(match.hits, match.constraints);
  const described = describedTerm(query, plain, search);
  const hits = described ? hitsCalled(plain.hits, described, search) : plain.hits;
  if (search.hasRequirements(text)) return list(preferCategory(hits, words[0] ?? '', search));
  return list([...hits, ...similarHits(text, hits, search)]);
};

/** Whether "y" and "con" join only words of the constraint. */
const isOneConstraint = (words: readonly string[], { named, before, after }: ConstraintsRead): boolean => {
  if (named.some(({ constraint }) => constraint.kind === 'dish'))
    return words.includes('con') && before.length === 0;
  return named.length > 0 && before.length + after.length === 0;
};

/**
 * The constraints of a search. A dish that is only part of another thing's name is none: "hot cakes" are no cakes. Nor is
 * coffee a use in "crema para café", which is the name of a product.
 */
const constraintsOf = (text: string, words: readonly string[], tables: WordTables): ConstraintsRead => {
  if (words.some(isPurposeWord) && tables.kinds.has(words.join(' ')))
    return { named: [], before: words, after: [] };
  const read = readConstraints(words, tables.constraints);
  const meant = applyReadings(queryWords(text), tables).map(({ folded }) => folded);
  const isPart = read.named.some(
    ({ constraint, words: name }) => constraint.kind === 'dish' && !hasAll(meant, name),
  );
  return isPart ? readConstraints(meant, tables.constraints) : read;
};

/** The hits of several terms in turns: exact products, then, where all of those are seen at once, what is made of them. */
const hitsOfEach = (
  terms: readonly string[],
  options: SearchOptions,
  search: TermSearch,
): readonly SearchHit[] => {
  const hits = terms.map((term) => search.search(term, { ...options, isLiteral: true }).hits);
  const exact = hits.map((list, at) => preferExactProduct(list, wordsOf(terms[at] ?? ''), search));
  const first = distinctHits(interleave(exact));
  return first.length < SEEN ? first : distinctHits([...first, ...interleave(hits)]);
};
