import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { sameAs, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf, isFiller, isSpelledAs, wordsOf } from '@nutricion/language';
import { isContainer } from '../query/not-sold.ts';
import { plainWordOf } from '../query/plain-word.ts';
import { hasRequirements, readSearch, type SearchPlan } from '../query/plan-search.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import type { FreeFromStatus } from '../score/free-from.ts';
import { readDocument, readEvidence } from '../score/read-evidence.ts';
import { freedomOf, meetsRequirements, type Score } from '../score/score-product.ts';
import {
  type SearchHit,
  type SearchOptions,
  type SearchResults,
  toSearchResults,
} from '../score/search-results.ts';
import { SEARCH_LIMIT } from '../score/weights.ts';
import { hasWords, namesOf } from './product-names.ts';

/** A catalogue that can be searched: the index, or the plain list of the definition. */
export interface SearchableCatalog {
  readonly vocabulary: Vocabulary;
  readonly tables: WordTables;
  /** The scores of all products that may be listed, in no order. */
  readonly scoreAll: (plan: SearchPlan) => readonly Score[];
  readonly productOf: (id: string) => SearchableProduct | undefined;
  /** The first products of the category path of one, by `compareEqual`. */
  readonly firstInCategory: (id: string, most: number) => readonly string[];
  /** All products, in no order. */
  readonly all: () => Iterable<SearchableProduct>;
  /** The results of a literal search, from memory if they are known: a need asks for the same foods each time. */
  readonly remember: (key: string, search: () => SearchResults) => SearchResults;
}

/** Searches that take their words for a single product term. */
export class TermSearch {
  readonly catalog: SearchableCatalog;
  readonly tables: WordTables;
  readonly #plans = new Map<string, SearchPlan | null>();

  constructor(catalog: SearchableCatalog) {
    this.catalog = catalog;
    this.tables = catalog.tables;
  }

  search(query: string, options: SearchOptions = {}): SearchResults {
    const { limit = SEARCH_LIMIT, minScore = 1, isLiteral = false } = options;
    if (!isLiteral) return this.#search(query, options);
    return this.catalog.remember(`${limit} ${minScore} ${query}`, () => this.#search(query, options));
  }

  #search(query: string, options: SearchOptions): SearchResults {
    const { vocabulary, tables, scoreAll } = this.catalog;
    const { plan, corrected } = readSearch(query, options.isLiteral ?? false, vocabulary, tables);
    return toSearchResults(plan, plan ? scoreAll(plan) : [], corrected, options);
  }

  /** The first products of a search, which show whether a product is called so. */
  first(query: string): readonly SearchHit[] {
    return this.search(query, { limit: 5, isLiteral: true }).hits;
  }

  /** The plan of a query taken literally; null: there is nothing to search for. */
  planOf(query: string): SearchPlan | null {
    const known = this.#plans.get(query);
    if (known !== undefined) return known;
    const { plan } = readSearch(query, true, this.catalog.vocabulary, this.tables);
    this.#plans.set(query, plan);
    return plan;
  }

  /** The words that a query asks for, as the tables read them. */
  requested(query: string): readonly string[] {
    return (this.planOf(query)?.query.words ?? []).map(({ folded }) => folded);
  }

  /** Whether a query requires something of a product's data: 'sin X', or the tag of a diet. */
  hasRequirements(query: string): boolean {
    return hasRequirements(this.planOf(query));
  }

  /** Whether a product is free of all that a query rules out. */
  freedomOf(query: string, id: string): FreeFromStatus {
    const plan = this.planOf(query);
    const product = this.productOf(id);
    return plan && product ? freedomOf(plan, readEvidence(plan, readDocument(product))) : 'free';
  }

  /** Whether a query rules out something that the tables have; every product without its word is free of anything else. */
  rulesOutKnown(query: string): boolean {
    return this.planOf(query)?.query.withoutAll.some(({ isKnown }) => isKnown) ?? false;
  }

  /** Whether a product has the tags of the diets that a query asks for, and is known to be free of what it rules out. */
  meets(query: string, id: string): boolean {
    const plan = this.planOf(query);
    const product = this.productOf(id);
    return !plan || !product || meetsRequirements(plan, readEvidence(plan, readDocument(product)));
  }

  productOf(id: string): SearchableProduct | undefined {
    return this.catalog.productOf(id);
  }

  /** A word and the others for the same thing. */
  sameAs(word: string): readonly string[] {
    const plain = plainWordOf(word, this.catalog.vocabulary, this.tables);
    return [...sameAs(word, this.tables), ...(plain === null ? [] : sameAs(plain, this.tables))];
  }

  /** Whether one of the hits has all words in its title. */
  isTitled(hits: readonly SearchHit[], words: readonly string[]): boolean {
    return hits.some(({ id }) => this.isTitledBy(id, words));
  }

  /**
   * Whether a word by itself names a product: a title begins with it or another word for it, or it is a whole tag of products
   * that share a word of their titles. "Turno" is a tag of many that share none.
   */
  isProductWord(word: string): boolean {
    if (isContainer(word)) return false;
    const names = this.sameAs(word);
    const first = this.first(word);
    if (first.some(({ id }) => names.some((name) => this.beginsWith(id, name)))) return true;
    if (formsOf(word).some((form) => this.tables.constraints.has(form))) return false;
    const titles = first
      .filter(({ id }) => this.isTagged(id, [word]))
      .map(({ id }) => wordsOf(this.productOf(id)?.title ?? '').filter((each) => !isFiller(each)));
    const [best = []] = titles;
    return best.some((each) => titles.every((title) => title.some((other) => isSpelledAs(each, other))));
  }

  /** Whether several words name a product: a title begins with the first and has all, a whole tag is they, or a table reads them. */
  isProductName(words: readonly string[]): boolean {
    const [head = ''] = words;
    const content = words.filter((word) => !isFiller(word));
    return (
      this.tables.readings.has(words.join(' ')) ||
      this.first(words.join(' ')).some(
        ({ id }) =>
          this.isTagged(id, content) ||
          (this.sameAs(head).some((name) => this.beginsWith(id, name)) &&
            content.every((word) => this.sameAs(word).some((name) => this.isTitledBy(id, [name])))),
      )
    );
  }

  /** Whether a tag of a product consists of just these words, fillers aside. */
  isTagged(id: string, words: readonly string[]): boolean {
    const tags = this.productOf(id)?.tags ?? [];
    return tags.some((tag) => {
      const tagged = wordsOf(tag).filter((word) => !isFiller(word));
      return tagged.length === words.length && tagged.every((word, at) => isSpelledAs(word, words[at] ?? ''));
    });
  }

  /** Whether the title of some product begins with a word. */
  isHead(word: string): boolean {
    return this.first(word).some(({ id }) => this.beginsWith(id, word));
  }

  /** Whether the title of a product begins with a word. */
  beginsWith(id: string, word: string): boolean {
    const product = this.productOf(id);
    return product !== undefined && isSpelledAs(word, namesOf(product).head);
  }

  /** Whether the title of a product has all words. */
  isTitledBy(id: string, words: readonly string[]): boolean {
    const product = this.productOf(id);
    return product !== undefined && hasWords(namesOf(product).title, words);
  }

  /** Whether title, tags and category of a product together have all words. */
  isCalled(id: string, words: readonly string[]): boolean {
    const product = this.productOf(id);
    return product !== undefined && hasWords(namesOf(product).all, words);
  }
}

/** Whether each of some words is among others, plurals aside. */
export const hasAll = (others: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => others.some((other) => isSpelledAs(word, other)));

/** Each hit once, in this order, with scores that never rise. */
export const distinctHits = (hits: readonly SearchHit[]): readonly SearchHit[] => {
  const seen = new Set<string>();
  let score = Number.POSITIVE_INFINITY;
  return hits.flatMap((hit) => {
    if (seen.has(hit.id)) return [];
    seen.add(hit.id);
    score = Math.min(score, hit.score);
    return [{ ...hit, score }];
  });
};

/** Takes hits of several lists in turns: the first of each, then the second of each. */
export const interleave = (lists: readonly (readonly SearchHit[])[]): readonly SearchHit[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, rank) => lists.flatMap((hits) => hits[rank] ?? [])).flat();
};
