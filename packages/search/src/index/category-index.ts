import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { Meaning } from '../query/meaning.ts';
import { type CategoryPath, categoryKey, categoryPathOf } from '../score/category-path.ts';
import { type CategoryMatch, matchCategory } from '../score/match-category.ts';

/** The category paths of a catalogue: some hundreds, each shared by many products. */
export class CategoryIndex {
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
