import type { BenchProduct } from '../seed-products.ts';

/** The specification's cap, for every engine. */
export const SHOWN = 20;

/** A search engine under measurement. */
export interface Engine {
  readonly name: string;
  readonly build: (products: readonly BenchProduct[]) => Promise<Searcher>;
}

export interface Searcher {
  /** Ids of the best 20, best first. */
  readonly search: (query: string) => readonly string[];
}
