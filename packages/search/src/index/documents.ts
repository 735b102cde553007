import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { wordsOf } from '@nutricion/language';
import type { Meaning } from '../query/meaning.ts';
import { type CategoryPath, categoryKey, categoryPathOf } from '../score/category-path.ts';
import { type CategoryMatch, matchCategory } from '../score/match-category.ts';
import { nameFields, readProduct } from '../score/read-product.ts';
import { compareEqual, topOf } from '../score/search-results.ts';
import { Dictionary, type Entry, productIn, type Spelling, toPosting } from './dictionary.ts';

/** A product of an index. */
interface Document {
  readonly product: SearchableProduct;
  readonly path: CategoryPath;
  /** The folded words of its title, with spaces between. */
  readonly title: string;
}

/** The products of an index by number, with their words and categories. Numbers of removed products are used again. */
export class Documents {
  readonly dictionary = new Dictionary();
  readonly categories = new CategoryIndex();
  readonly #documents: (Document | null)[] = [];
  readonly #numbersByPath = new Map<CategoryPath, Set<number>>();
  readonly #numberById = new Map<string, number>();
  readonly #unused: number[] = [];

  /** One more than the highest number; some below it may be unused. */
  get length(): number {
    return this.#documents.length;
  }

  /** Null where a product was removed. */
  at(number: number): Document | null {
    return this.#documents[number] ?? null;
  }

  productOf(id: string): SearchableProduct | undefined {
    return this.at(this.#numberById.get(id) ?? -1)?.product;
  }

  /** The numbers of all products. */
  all(): Iterable<number> {
    return this.#numberById.values();
  }

  /** All products, in no order. */
  *products(): Iterable<SearchableProduct> {
    for (const document of this.#documents) if (document) yield document.product;
  }

  /** The numbers of the products of a category path. */
  ofPath(path: CategoryPath): ReadonlySet<number> {
    return this.#numbersByPath.get(path) ?? new Set();
  }

  /** Adds a product, or replaces the one with its id; takes time by the words of that product alone. */
  put(product: SearchableProduct): void {
    this.remove(product.id);
    const number = this.#unused.pop() ?? this.#documents.length;
    const path = this.categories.pathOf(product);
    this.#documents[number] = { product, path, title: wordsOf(product.title).join(' ') };
    this.#numberById.set(product.id, number);
    this.#numbersByPath.set(path, (this.#numbersByPath.get(path) ?? new Set()).add(number));
    const { words, entries } = this.#wordsOf(product, path);
    for (const [{ postings }, mask] of words) postings.push(toPosting(number, mask));
    for (const [entry, isName] of entries) {
      entry.products += 1;
      if (isName) entry.names += 1;
    }
  }

  remove(id: string): void {
    const number = this.#numberById.get(id);
    const document = this.at(number ?? -1);
    if (number === undefined || !document) return;
    this.#numberById.delete(id);
    this.#documents[number] = null;
    this.#unused.push(number);
    this.#numbersByPath.get(document.path)?.delete(number);
    const { words, entries } = this.#wordsOf(document.product, document.path);
    for (const { postings } of words.keys()) removePosting(postings, number);
    for (const [entry, isName] of entries) {
      entry.products -= 1;
      if (isName) entry.names -= 1;
    }
  }

  /** The first products of the category path of one, by `compareEqual`. */
  firstInCategory(id: string, most: number): readonly string[] {
    const path = this.at(this.#numberById.get(id) ?? -1)?.path;
    const products = path ? [...this.ofPath(path)].flatMap((number) => this.at(number)?.product ?? []) : [];
    return topOf(products, most, compareEqual).map((product) => product.id);
  }

  /** The words of a product with their fields, and its entries, each with whether the product is called so. */
  #wordsOf(
    product: SearchableProduct,
    path: CategoryPath,
  ): { readonly words: ReadonlyMap<Spelling, number>; readonly entries: ReadonlyMap<Entry, boolean> } {
    const words = new Map<Spelling, number>();
    readProduct(product, (word, field) => {
      const spelling = this.dictionary.spellingFor(word);
      words.set(spelling, (words.get(spelling) ?? 0) | field);
    });
    const entries = new Map<Entry, boolean>();
    for (const [{ entry }, mask] of words)
      entries.set(entry, entries.get(entry) === true || (mask & nameFields) !== 0);
    for (const word of Object.values(path.words).flat()) entries.set(this.dictionary.entryFor(word), true);
    return { words, entries };
  }
}

/** The category paths of a catalogue: some hundreds, each shared by many products. */
class CategoryIndex {
  readonly #byKey = new Map<string, CategoryPath>();
  readonly #byWord = new Map<string, CategoryPath[]>();

  /** The path of a product, the same object for all products of it. */
  pathOf(product: SearchableProduct): CategoryPath {
    const known = this.#byKey.get(categoryKey(product));
    if (known) return known;
    const path = categoryPathOf(product);
    this.#byKey.set(path.key, path);
    for (const word of new Set(Object.values(path.words).flat())) {
      const paths = this.#byWord.get(word);
      if (paths) paths.push(path);
      else this.#byWord.set(word, [path]);
    }
    return path;
  }

  /** The paths that the words of a search name, and how. */
  matchesOf(meanings: readonly Meaning[]): ReadonlyMap<CategoryPath, CategoryMatch> {
    const matches = new Map<CategoryPath, CategoryMatch>();
    for (const meaning of meanings)
      for (const word of meaning.keys())
        for (const path of this.#byWord.get(word) ?? [])
          if (!matches.has(path)) matches.set(path, matchCategory(meanings, path));
    return matches;
  }
}

const removePosting = (postings: number[], number: number): void => {
  const at = postings.findIndex((posting) => productIn(posting) === number);
  const last = postings.pop();
  if (last !== undefined && at < postings.length) postings[at] = last;
};
