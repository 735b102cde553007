import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { isFiller, wordsOf } from '@nutricion/domain/kit/fold';
import { SUGGESTION_LIMIT } from '@nutricion/domain/search/merge-suggestions';
import { queryWords } from '../query/parse-query.ts';

interface Phrase {
  /** As it compares. */
  readonly key: string;
  /** As the first product that had it writes it. */
  readonly text: string;
  /** How many times products have it. */
  count: number;
}

/** Titles, subcategories and tags, in lower case: what a half-typed search can be completed to. */
export class Suggester {
  readonly #products = new Map<string, SearchableProduct>();
  readonly #byKey = new Map<string, Phrase>();
  /** Keys of tags and subcategories, which thousands of products share. */
  readonly #keys = new Map<string, string>();
  /** By the first letter, and by the first two, of each of its words. */
  readonly #byBeginning = new Map<string, Set<Phrase>>();

  /** Takes a product in, or anew. */
  put(product: SearchableProduct): void {
    this.remove(product.id);
    this.#products.set(product.id, product);
    this.#count(product, 1);
  }

  remove(id: string): void {
    const product = this.#products.get(id);
    if (!product) return;
    this.#products.delete(id);
    this.#count(product, -1);
  }

  /**
   * The phrases that have the whole words of a search and a word that begins as its last does; first those
   * that begin so, then those that more products have.
   */
  complete(query: string, limit = SUGGESTION_LIMIT): readonly string[] {
    const words = queryWords(query).map(({ folded }) => folded);
    const last = words.at(-1);
    if (last === undefined || words.every(isFiller)) return [];
    const whole = words.slice(0, -1);
    const typed = words.join(' ');
    const fitting: { readonly phrase: Phrase; readonly rank: number }[] = [];
    for (const phrase of this.#byBeginning.get(last.slice(0, 2)) ?? []) {
      if (!` ${phrase.key}`.includes(` ${last}`)) continue;
      const has = ` ${phrase.key} `;
      if (!whole.every((word) => has.includes(` ${word} `))) continue;
      fitting.push({ phrase, rank: phrase.count + (phrase.key.startsWith(typed) ? 1_000_000_000 : 0) });
    }
    return fitting
      .sort((one, other) => other.rank - one.rank || (one.phrase.key < other.phrase.key ? -1 : 1))
      .slice(0, limit)
      .map(({ phrase }) => phrase.text);
  }

  #count(product: SearchableProduct, by: 1 | -1): void {
    this.#countText(product.title, keyOf(product.title), by);
    this.#countShared(product.subcategory ?? '', by);
    for (const tag of product.tags) this.#countShared(tag, by);
  }

  #countShared(text: string, by: 1 | -1): void {
    const known = this.#keys.get(text);
    const key = known ?? keyOf(text);
    if (known === undefined && this.#keys.size < MAX_KEYS) this.#keys.set(text, key);
    this.#countText(text, key, by);
  }

  #countText(text: string, key: string, by: 1 | -1): void {
    if (key === '') return;
    const phrase = this.#byKey.get(key) ?? { key, text: text.toLocaleLowerCase('es'), count: 0 };
    if (phrase.count === 0) this.#enter(phrase);
    phrase.count += by;
    if (phrase.count === 0) this.#leave(phrase);
  }

  #enter(phrase: Phrase): void {
    this.#byKey.set(phrase.key, phrase);
    for (const beginning of beginningsOf(phrase)) {
      const phrases = this.#byBeginning.get(beginning);
      if (phrases) phrases.add(phrase);
      else this.#byBeginning.set(beginning, new Set([phrase]));
    }
  }

  #leave(phrase: Phrase): void {
    this.#byKey.delete(phrase.key);
    for (const beginning of beginningsOf(phrase)) this.#byBeginning.get(beginning)?.delete(phrase);
  }
}

const MAX_KEYS = 50_000;

const keyOf = (text: string): string => wordsOf(text).join(' ');

const beginningsOf = ({ key }: Phrase): ReadonlySet<string> =>
  new Set(key.split(' ').flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]));
