export interface Hit {
  readonly id: string;
  readonly score: number;
  /** The query asks for products free of something, and whether this one is free of it is unknown. */
  readonly isFreedomUnknown: boolean;
}

/** Matches of a query, the best first. */
export interface ProductMatches {
  readonly hits: readonly Hit[];
  /** The query with misspelt words corrected; null if it was searched as typed. */
  readonly correctedQuery: string | null;
  /** What the products should be free of: "huevo". */
  readonly freeFrom: readonly string[];
  /** True if a free-from part of the query may not have been understood. */
  readonly isFreedomUnclear?: boolean;
  /** If there are no hits: queries for the nearest products that are sold. */
  readonly near?: readonly string[];
  /** Match reasons of a hit, the strongest first, in Spanish. */
  readonly because: (id: string) => readonly string[];
}

/** A search engine over a catalog. */
export interface SearchEngine {
  /** The `limit` best hits. */
  readonly search: (query: string, isLiteral: boolean, limit: number) => ProductMatches;
  /** All hits, for callers that filter them. */
  readonly searchAll: (query: string, isLiteral: boolean) => ProductMatches;
  /** Completions of a query that is still being typed, and the products that match it as it is. */
  readonly suggest: (query: string) => { readonly texts: readonly string[]; readonly ids: readonly string[] };
}
