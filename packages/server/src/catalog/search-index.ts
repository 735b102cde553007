import { setImmediate } from 'node:timers/promises';
import { productToSearchable } from '@nutricion/contract/catalog/product-to-searchable';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { SearchEngine } from '@nutricion/domain/search/search-engine';
import { buildInSteps, buildSearchIndex, Suggester, searchEngineOf } from '@nutricion/search';
import type { CatalogEntry } from './catalog-entry.ts';

/** The search engine of the catalogue, which follows its changes. */
export interface SearchIndex extends SearchEngine {
  /** Indexes these products as they are now, or removes them; takes time by their own words alone. */
  readonly update: (ids: readonly string[]) => void;
  /** Indexes the whole catalogue anew, with the words at that time; searches use the last index until then. */
  readonly rebuild: () => Promise<void>;
}

/** Products prepared between two pauses: a few milliseconds of work. */
const STEP = 5_000;

/** An index of the catalogue in memory, empty until `rebuild`, which pauses so that requests are served meanwhile. */
export const createSearchIndex = (
  words: () => WordTables,
  entries: () => ReadonlyMap<string, CatalogEntry>,
): SearchIndex => {
  let products = buildSearchIndex([], words());
  let suggester = new Suggester();
  let engine = searchEngineOf(products, suggester);
  /** Products that changed while a new index is being made, which has to index them again; null: none is being made. */
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
  /** One after the other, so that an older catalogue never takes the place of a newer one. */
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

const searchableOf = ({ source }: CatalogEntry): SearchableProduct => productToSearchable(source.product);
