import { setImmediate } from 'node:timers/promises';
import { productToSearchable } from '@nutricion/contract/catalog/product-to-searchable';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { Finder, FoundProducts } from '@nutricion/domain/search/finder';
import {
  buildInSteps,
  buildSearchIndex,
  finderOf,
  type SearchIndex as ProductIndex,
  Suggester,
} from '@nutricion/search';
import type { CatalogEntry } from './catalog-entry.ts';
import { remembering } from './remembering.ts';

/** The finder of the catalogue, which follows its changes. */
export interface SearchIndex extends Finder {
  /** Takes these products over as they are now, or leaves them out; costs their own words alone. */
  readonly update: (ids: readonly string[]) => void;
  /** Makes a new one of the whole catalogue, with the words that are known then; the last one serves meanwhile. */
  readonly rebuild: () => Promise<void>;
}

/** Most people search for the same few hundred things; an answer holds until the catalogue changes. */
const REMEMBERED = 300;
/** Whole answers may hold a good part of the catalogue each. */
const REMEMBERED_WHOLE = 40;
/** Products looked at between two pauses: a few milliseconds of work. */
const STEP = 5_000;

/** An index of the catalogue in memory, empty until `rebuild`, which leaves requests their turn. */
export const createSearchIndex = (
  words: () => WordTables,
  entries: () => ReadonlyMap<string, CatalogEntry>,
): SearchIndex => {
  let products = buildSearchIndex([], words());
  let suggester = new Suggester();
  let answers = answering(products, suggester);
  /** What changed while a new index was being made, and must be taken over by it. */
  let late: Set<string> | null = null;

  const take = (id: string): void => {
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
    for (const id of changed) take(id);
    answers = answering(products, suggester);
  };
  /** One after the other, so that an older catalogue never takes the place of a newer one. */
  let last: Promise<void> = Promise.resolve();

  return {
    search: (query, isLiteral, limit) => answers.search(query, isLiteral, limit),
    searchAll: (query, isLiteral) => answers.searchAll(query, isLiteral),
    suggest: (query) => answers.suggest(query),
    update: (ids) => {
      for (const id of ids) {
        take(id);
        late?.add(id);
      }
      answers = answering(products, suggester);
    },
    rebuild: () => {
      last = last.then(rebuild, rebuild);
      return last;
    },
  };
};

const answering = (products: ProductIndex, suggester: Suggester): Finder => {
  const finder = finderOf(products, suggester);
  const withReasons = ({ because, ...found }: FoundProducts, limit: number): FoundProducts => ({
    ...found,
    because: remembering(limit, (id: string) => because(id)),
  });
  return {
    search: remembering(REMEMBERED, (query: string, isLiteral: boolean, limit: number) =>
      withReasons(finder.search(query, isLiteral, limit), limit),
    ),
    searchAll: remembering(REMEMBERED_WHOLE, (query: string, isLiteral: boolean) =>
      withReasons(finder.searchAll(query, isLiteral), Number.POSITIVE_INFINITY),
    ),
    suggest: remembering(REMEMBERED, finder.suggest),
  };
};

const searchableOf = ({ source }: CatalogEntry): SearchableProduct => productToSearchable(source.product);
