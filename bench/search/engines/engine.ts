import type { SearchableProduct } from '../../../packages/domain/src/catalog/searchable-product.ts';

/** The specification's cap, for every engine. */
export const SHOWN = 20;

/** A search engine under measurement. */
export interface Engine {
  readonly name: string;
  readonly build: (products: readonly SearchableProduct[]) => Promise<Searcher>;
}

export interface Searcher {
  /** Ids of the best 20, best first. */
  readonly search: (query: string) => readonly string[];
  /** Changes a product, so that nothing is remembered of searches before. */
  readonly change?: () => void;
}
