import { setImmediate } from 'node:timers/promises';
import { productToSearchable } from '@nutricion/contract/catalog/product-to-searchable';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { SearchEngine } from '@nutricion/domain/search/search-engine';
import { buildInSteps, buildSearchIndex, Suggester, searchEngineOf } from '@nutricion/search';
import type { CatalogEntry } from './catalog-entry.ts';
import { nutritionOf } from './present-product.ts';

/** The catalog's search engine, updated with its changes. */
export interface SearchIndex extends SearchEngine {
  /** Indexes these products again, or removes them; the cost depends only on their own texts. */
  readonly update: (ids: readonly string[]) => void;
  /** Builds the whole index again with the current words; searches use the old one until then. */
  readonly rebuild: () => Promise<void>;
}

/** Products between two pauses, a few milliseconds of work. */
const STEP = 250;

/** The search index of the catalog in memory. Empty until `rebuild`, which pauses so that requests are served meanwhile. */
export const createSearchIndex = (
  words: () => WordTables,
  entries: () => ReadonlyMap<string, CatalogEntry>,
): SearchIndex => {
  let products = buildSearchIndex([], words());
  let suggester = new Suggester();
  let engine = searchEngineOf(products, suggester);
  /** Products that changed during a rebuild, to be indexed again at its end; null if there is none. */
  let changedMeanwhile: Set<string> | null = null;

  const indexProduct = (id: string): void => {
    const entry = entries().get(id);
    if (entry) {
      const product = searchableOf(entry);
      products.put(product);
      suggester.put(product);
    } else {
      products.remove(id);
      suggester.remove(id);
    }
  };

  const rebuild = async (): Promise<void> => {
    const changed = new Set<string>();
    changedMeanwhile = changed;
    const all: SearchableProduct[] = [];
    for (const entry of [...entries().values()]) {
      all.push(searchableOf(entry));
      if (all.length % STEP === 0) await setImmediate();
    }
    const fresh = new Suggester();
    const building = buildInSteps(all, words(), (product) => fresh.put(product));
    let step = building.next();
    for (; !step.done; step = building.next()) await setImmediate();
    [products, suggester, changedMeanwhile] = [step.value, fresh, null];
    for (const id of changed) indexProduct(id);
    engine = searchEngineOf(products, suggester);
  };
  /** Rebuilds run one after the other, so that an older catalog never replaces a newer one. */
  let last: Promise<void> = Promise.resolve();

  return {
    search: (query, isLiteral, limit) => engine.search(query, isLiteral, limit),
    searchAll: (query, isLiteral) => engine.searchAll(query, isLiteral),
    suggest: (query) => engine.suggest(query),
    update: (ids) => {
      for (const id of ids) {
        indexProduct(id);
        changedMeanwhile?.add(id);
      }
    },
    rebuild: () => {
      last = last.then(rebuild, rebuild);
      return last;
    },
  };
};

const searchableOf = ({ source: { product } }: CatalogEntry): SearchableProduct =>
  productToSearchable({ ...product, nutrition: nutritionOf(product) });
