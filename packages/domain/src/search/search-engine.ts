export interface Hit {
  readonly id: string;
  readonly score: number;
  /** Freedom from something was asked for, and nobody has told us of this one. */
  readonly isFreedomUnknown: boolean;
}

/** What a search finds, the best first. */
export interface ProductMatches {
  readonly hits: readonly Hit[];
  /** What was searched for in place of words that no product has; null: what was typed. */
  readonly correctedQuery: string | null;
  /** What the search asks the products to be free of: "huevo". */
  readonly freeFrom: readonly string[];
  /** True if part of what the search rules out may not have been understood. */
  readonly isFreedomUnclear?: boolean;
  /** Where nothing is found: searches for what is sold and nearest to it. */
  readonly near?: readonly string[];
  /** Why a product is among the hits, the weightiest reason first, in Spanish. */
  readonly because: (id: string) => readonly string[];
}

/** A search engine over the products of some shelves. */
export interface SearchEngine {
  /** The best hits: so many. */
  readonly search: (query: string, isLiteral: boolean, limit: number) => ProductMatches;
  /** Everything that a search finds, for what filters it afterwards. */
  readonly searchAll: (query: string, isLiteral: boolean) => ProductMatches;
  /** Words that a half-typed search may become, and the products that it finds as it stands. */
  readonly suggest: (query: string) => { readonly texts: readonly string[]; readonly ids: readonly string[] };
}
