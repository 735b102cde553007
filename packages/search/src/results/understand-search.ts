import { isPurposeWord, type QueryConstraint } from '@nutricion/domain/catalog/words/constraint-tables';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { fold, formsOf, isFiller, shortWordsInFull } from '@nutricion/language';
import { isCommonWord } from '../query/common-words.ts';
import { searchesInstead } from '../query/not-sold.ts';
import { applyReadings, MAX_QUERY_LENGTH, parseQuery, queryWords } from '../query/parse-query.ts';
import { readSizes, type Size } from '../query/read-size.ts';
import { isNameOf } from '../query/vocabulary.ts';
import {
  noResults,
  type SearchHit,
  type SearchOptions,
  type SearchResults,
} from '../score/search-results.ts';
import { SEARCH_LIMIT } from '../score/weights.ts';
import { dietFirst, dietsOf } from './constraint-foods.ts';
import {
  preferCategory,
  preferExactProduct,
  preferFresh,
  preferTypical,
  preferWholeName,
} from './exact-product.ts';
import { hitsWithout } from './hits-without.ts';
import { matchConstraints } from './match-constraints.ts';
import { orderBySize, productsOfSize } from './order-by-size.ts';
import { isOfMaking } from './read-constrained-search.ts';
import { type ConstraintsRead, readConstraints } from './read-constraints.ts';
import { readNegations } from './read-negations.ts';
import { similarHits } from './similar-products.ts';
import { describedTerm, hitsCalled, productTermsOf, splitAtJoints } from './term-list.ts';
import { distinctHits, hasAll, interleave, type SearchableCatalog, TermSearch } from './term-search.ts';

/** Hits that a screen shows at once. */
const SEEN = 5;
/** Hits whose sizes are compared. */
const EXAMINED = 100;

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
  const { rest, written, sizes } = readSizes(
    readPercentages(writeOut(query.slice(0, MAX_QUERY_LENGTH), catalog)),
    (number) => isNameOf(catalog.vocabulary, [number]),
  );
  if (sizes.length > 0 && queryWords(rest).every(({ folded }) => isFiller(folded)))
    return ofSizes(query, sizes, options, catalog);
  const negations = readNegations(rest, options.isLiteral ?? false, search);
  const text = negations?.text ?? rest;
  const understood = understand(text, sizes, options, search);
  const { results } = understood;
  const corrected = results.correctedQuery ?? (negations?.isCorrected ? text : null);
  return {
    ...understood,
    text,
    results: {
      ...results,
      correctedQuery: corrected === null ? null : `${corrected} ${written}`.trim(),
      ...(negations?.isUnclear && { isFreedomUnclear: true }),
    },
  };
};

/** Writes out what is shortened in messages: "q" is que, "c/" con; a last letter may begin another word. */
const writeOut = (query: string, { vocabulary, tables }: SearchableCatalog): string =>
  shortWordsInFull(query.replace(GLUTEN_FREE, 'sin gluten').replace(NOTHING_OF_ANIMALS, 'vegano')).replace(
    LOST_D,
    (word, stem: string, vowel: string, plural: string) => {
      const forms = formsOf(fold(word));
      const isName =
        isCommonWord(forms[0] ?? '') ||
        isNameOf(vocabulary, forms) ||
        forms.some((form) => tables.constraints.has(form) || tables.readings.has(form));
      return isName ? word : `${stem}ad${vowel === 'o' ? 'o' : 'a'}${plural}`;
    },
  );

/** The d that speech drops: "guisao", "encebollá". */
const LOST_D = /(?<![\p{L}\p{N}])(\p{L}{3,})(?:a(o)|[áà])(s?)(?![\p{L}\p{N}])/giu;
const GLUTEN_FREE = /(?<![\p{L}\p{N}])g\.?f\.?(?![\p{L}\p{N}])/giu;
/** What vegans ask for without saying so; taken for 'sin X' it would rule out a word alone. */
const NOTHING_OF_ANIMALS =
  /(?<![\p{L}\p{N}])(?:(?:sin|no|nada|cero)(?: (?:nada|ning[uú]n|ninguna?|productos?|ingredientes?|cosas?|derivados?|de|origen)){0,6} animal(?:es)?(?: products?| ingredients?)?|plant[ -]?based|a base de (?:plantas|vegetales))(?![\p{L}\p{N}])/giu;
/** "Leche 0%" has no fat; other percentages are part of a name ("leche 2 %"). */
const readPercentages = (query: string): string => query.replace(ZERO_PERCENT, 'sin grasa');

const ZERO_PERCENT = /(?<![\d.,])0 ?%(?: (?:de )?grasa| fat)?(?! ?\p{L})/giu;

/** A search that names only a size: the products of that size. */
const ofSizes = (
  text: string,
  sizes: readonly Size[],
  { limit = SEARCH_LIMIT, minScore = 1 }: SearchOptions,
  { all }: SearchableCatalog,
): UnderstoodSearch => {
  const hits = productsOfSize(all(), sizes, minScore).slice(0, limit);
  return { text, results: { ...noResults, hits }, terms: null, constraints: null };
};

const understand = (
  query: string,
  sizes: readonly Size[],
  options: SearchOptions,
  search: TermSearch,
): Omit<UnderstoodSearch, 'text'> => {
  const { tables } = search;
  const plain = search.search(query, sizes.length > 0 ? { ...options, limit: EXAMINED } : options);
  const text = plain.correctedQuery ?? query;
  const words = queryWords(text).map(({ folded }) => folded);
  const { limit = SEARCH_LIMIT, minScore = 1 } = options;
  const list = (found: readonly SearchHit[], constraints: readonly QueryConstraint[] | null = null) => {
    const inOrder =
      sizes.length > 0 && constraints === null ? orderBySize(found, sizes, text, search) : found;
    const listed = preferFresh(inOrder, words, search).filter(({ id, score }) =>
      plain.freeFrom.length === 0 ? score >= minScore : search.freedomOf(text, id) !== 'contains',
    );
    const diets = [...dietsOf(constraints ?? [], search), ...(search.planOf(text)?.query.diets ?? [])];
    const hits = distinctHits(dietFirst(listed, diets, search)).slice(0, limit);
    return { results: { ...plain, hits }, terms: null, constraints };
  };
  if (search.planOf(text) === null) {
    const near = searchesInstead(words, tables).flatMap((instead) => withRequirements(instead, text, search));
    const results = { ...plain, hits: [], ...(near.length > 0 && { near }) };
    return { results, terms: null, constraints: null };
  }
  const read = constraintsOf(text, words, tables);
  const terms = isOneConstraint(words, read, search) ? null : productTermsOf(query, plain, search);
  if (terms) {
    const hits = hitsOfEach(terms, options, search).slice(0, limit);
    return { results: { ...plain, freeFrom: [], hits }, terms, constraints: null };
  }
  const match = matchConstraints(words, read, plain, search);
  if (match) return list(match.hits, match.constraints);
  const described = describedTerm(query, plain, search);
  const found = described ? hitsCalled(plain.hits, described, search) : plain.hits;
  const hits = preferTypical(preferWholeName(found, words, search), search.requested(text), search);
  if (plain.freeFrom.length > 0) return list(hitsWithout(text, hits, search));
  if (search.hasRequirements(text)) return list(preferCategory(hits, words[0] ?? '', search));
  return list([...hits, ...similarHits(text, hits, search)]);
};

/** A search for what serves instead, with what another one rules out; none where what it finds isn't known to be free of that. */
const withRequirements = (instead: string, text: string, search: TermSearch): readonly string[] => {
  const { withoutAll, extras } = parseQuery(queryWords(text), search.tables);
  const exclusions = withoutAll.map(({ label }) => `sin ${label}`).join(' ');
  const diets = extras.flatMap(({ isDiet, typed }) => (isDiet ? typed : [])).join(' ');
  const hits = search.first(instead);
  const isFree = exclusions === '' || hits.some(({ id }) => search.freedomOf(exclusions, id) === 'free');
  const isOfDiet = diets === '' || hits.every(({ id }) => search.meets(diets, id));
  return hits.length > 0 && isFree && isOfDiet ? [`${instead} ${exclusions}`.trim()] : [];
};

/** Whether the words that aren't of a constraint belong to it: only "con" and nothing before it, or none that names a thing. */
const isOneConstraint = (
  words: readonly string[],
  { named, before, after }: ConstraintsRead,
  search: TermSearch,
): boolean => {
  const isJoined =
    splitAtJoints(
      words.filter((word) => word !== 'con'),
      search,
    ).length > 1;
  const isDish = named.some(({ constraint }) => constraint.kind === 'dish');
  if (isJoined) return named.length > 0 && !isDish && before.length + after.length === 0;
  if (isDish)
    return before.length === 0 && (words.includes('con') || (named.length === 1 && after.every(isOfMaking)));
  return named.length > 0;
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
  if (read.named.length === 0 && !meant.some(isPurposeWord))
    return readConstraints(meant, tables.constraints);
  const isPart = read.named.some(
    ({ constraint, words: name }) => constraint.kind === 'dish' && !hasAll(meant, name),
  );
  const isNameOfDish =
    tables.readings.has(words.join(' ')) && read.named.some(({ constraint }) => constraint.kind === 'dish');
  return isPart || isNameOfDish ? readConstraints(meant, tables.constraints) : read;
};

/** The hits of several terms in turns: exact products, then, where all of those are seen at once, what is made of them. */
const hitsOfEach = (
  terms: readonly string[],
  options: SearchOptions,
  search: TermSearch,
): readonly SearchHit[] => {
  const hits = terms.map((term) => search.search(term, { ...options, isLiteral: true }).hits);
  const exact = hits.map((list, at) => {
    const words = search.requested(terms[at] ?? '');
    return preferTypical(preferExactProduct(list, words, search), words, search, list);
  });
  const first = distinctHits(interleave(exact));
  return first.length < SEEN ? first : distinctHits([...first, ...interleave(hits)]);
};
