import { setImmediate } from 'node:timers/promises';
import { productToSearchable } from '@nutricion/contract/catalog/product-to-searchable';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { SearchEngine } from '@nutricion/domain/search/search-engine';
import { buildInSteps, buildSearchIndex, finderOf, Suggester } from '@nutricion/search';
import type { CatalogEntry } from './catalog-entry.ts';

/** The finder of the catalogue, which follows its changes. */
export interface SearchIndex extends SearchEngine {
  /** Takes these products over as they are now, or leaves them out; costs their own words alone. */
  readonly update: (ids: readonly string[]) => void;
  /** Makes a new one of the whole catalogue, with the words that are known then; the last one serves meanwhile. */
  readonly rebuild: () => Promise<void>;
}

/** Products looked at between two pauses: a few milliseconds of work. */
const STEP = 5_000;

/** An index of the catalogue in memory, empty until `rebuild`, which leaves requests their turn. */
export const createSearchIndex = (
  words: () => WordTables,
  entries: () => ReadonlyMap<string, CatalogEntry>,
): SearchIndex => {
  let products = buildSearchIndex([], words());
  let suggester = new Suggester();
  let finder = finderOf(products, suggester);
  /** What changed while a new index was being made, and must be taken over by it. */
  let late: Set<string> | null = null;

  const addId = (id: string): void => {
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
    late = changed;
    const all: SearchableProduct[] = [];
    for (const entry of [...entries().values()]) {
      all.push(searchableOf(entry));
      if (all.length % STEP === 0) await setImmediate();
    }
    const fresh = new Suggester();
    const building = buildInSteps(all, words(), (product) => fresh.put(product));
    let step = building.next();
    for (; !step.done; step = building.next()) await setImmediate();
    [products, suggester, late] = [step.value, fresh, null];
    for (const id of changed) addId(id);
    finder = finderOf(products, suggester);
  };
  /** One after the other, so that an older catalogue never takes the place of a newer one. */
  let last: Promise<void> = Promise.resolve();

  return {
    search: (query, isLiteral, limit) => finder.search(query, isLiteral, limit),
    searchAll: (query, isLiteral) => finder.searchAll(query, isLiteral),
    suggest: (query) => finder.suggest(query),
    update: (ids) => {
      for (const id of ids) {
        addId(id);
        late?.add(id);
      }
    },
    rebuild: () => {
      last = last.then(rebuild, rebuild);
      return last;
    },
  };
};

const searchableOf = ({ source }: CatalogEntry): SearchableProduct => productToSearchable(source.product);
