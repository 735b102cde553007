import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { sameAs, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf } from '@nutricion/language';
import { hasRequirements, readSearch, type SearchPlan } from '../query/plan-search.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { readDocument, readEvidence } from '../score/read-evidence.ts';
import { type Score, scoreProduct } from '../score/score-product.ts';
import {
  type SearchHit,
  type SearchOptions,
  type SearchResults,
  toSearchResults,
} from '../score/search-results.ts';
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
}

/** Searches that take their words for a single product term. */
export class TermSearch {
  readonly catalog: SearchableCatalog;
  readonly tables: WordTables;

  constructor(catalog: SearchableCatalog) {
    this.catalog = catalog;
    this.tables = catalog.tables;
  }

  search(query: string, options: SearchOptions = {}): SearchResults {
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
    return readSearch(query, true, this.catalog.vocabulary, this.tables).plan;
  }

  /** Whether a query requires something of a product's data: 'sin X', or the tag of a diet. */
  hasRequirements(query: string): boolean {
    return hasRequirements(this.planOf(query));
  }

  /** Whether a product may be listed for a query, and is known to be free of what it rules out. */
  isKnownFree(query: string, id: string): boolean {
    const plan = this.planOf(query);
    const product = this.productOf(id);
    return (
      plan !== null &&
      product !== undefined &&
      scoreProduct(plan, readEvidence(plan, readDocument(product)))?.isKnownFree === true
    );
  }

  productOf(id: string): SearchableProduct | undefined {
    return this.catalog.productOf(id);
  }

  /** A word and the others for the same thing. */
  sameAs(word: string): readonly string[] {
    return sameAs(word, this.tables);
  }

  /** Whether one of the hits has all words in its title. */
  isTitled(hits: readonly SearchHit[], words: readonly string[]): boolean {
    return hits.some(({ id }) => this.isTitledBy(id, words));
  }

  /** Whether the title of some product begins with a word. */
  isHead(word: string): boolean {
    return this.first(word).some(({ id }) => this.beginsWith(id, word));
  }

  /** Whether the title of a product begins with a word. */
  beginsWith(id: string, word: string): boolean {
    const product = this.productOf(id);
    return product !== undefined && areSameWord(word, namesOf(product).head);
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
  words.every((word) => others.some((other) => areSameWord(word, other)));

/** Whether two folded words are the same but for the plural. */
export const areSameWord = (word: string, other: string): boolean => {
  const forms = formsOf(other);
  return formsOf(word).some((form) => forms.includes(form));
};

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
