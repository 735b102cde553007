import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { SUGGESTION_LIMIT } from '@nutricion/domain/search/merge-suggestions';
import { isFiller, wordsOf } from '@nutricion/language';
import { queryWords } from '../query/parse-query.ts';

interface Phrase {
  /** Its folded words, with spaces between. */
  readonly key: string;
  /** As the first product that had it writes it, in lower case. */
  readonly text: string;
  /** How many titles, subcategories and tags are this phrase. */
  count: number;
}

/** Completes half-typed searches with titles, subcategories and tags. */
export class Suggester {
  readonly #products = new Map<string, SearchableProduct>();
  readonly #byKey = new Map<string, Phrase>();
  /** Phrases by the first letter, and by the first two, of each of their words. */
  readonly #byPrefix = new Map<string, Set<Phrase>>();

  /** Adds a product, or replaces the one with its id. */
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
   * The phrases with all whole words of a search and a word that begins as its last one; first those that begin with
   * the search, then those that more products have. In lower case; none without a word that means something.
   */
  complete(query: string, limit = SUGGESTION_LIMIT): readonly string[] {
    const words = queryWords(query).map(({ folded }) => folded);
    const last = words.at(-1);
    if (last === undefined || words.every(isFiller)) return [];
    const whole = words.slice(0, -1);
    const typed = words.join(' ');
    const fitting: { readonly phrase: Phrase; readonly rank: number }[] = [];
    for (const phrase of this.#byPrefix.get(last.slice(0, 2)) ?? []) {
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
    for (const text of [product.title, product.subcategory ?? '', ...product.tags]) this.#countText(text, by);
  }

  #countText(text: string, by: 1 | -1): void {
    const key = wordsOf(text).join(' ');
    if (key === '') return;
    const phrase = this.#byKey.get(key) ?? { key, text: text.toLocaleLowerCase('es'), count: 0 };
    if (phrase.count === 0) this.#add(phrase);
    phrase.count += by;
    if (phrase.count === 0) this.#drop(phrase);
  }

  #add(phrase: Phrase): void {
    this.#byKey.set(phrase.key, phrase);
    for (const prefix of prefixesOf(phrase)) {
      const phrases = this.#byPrefix.get(prefix);
      if (phrases) phrases.add(phrase);
      else this.#byPrefix.set(prefix, new Set([phrase]));
    }
  }

  #drop(phrase: Phrase): void {
    this.#byKey.delete(phrase.key);
    for (const prefix of prefixesOf(phrase)) this.#byPrefix.get(prefix)?.delete(phrase);
  }
}

const prefixesOf = ({ key }: Phrase): ReadonlySet<string> =>
  new Set(key.split(' ').flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]));
