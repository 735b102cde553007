import { freedomOf } from '../search/freedom.ts';
import type { PreparedCatalog } from '../search/index-documents.ts';
import { parseQuery } from '../search/parse-query.ts';
import type { SearchDocument } from '../search/prepare.ts';
import { type SearchHit, type SearchOptions, search } from '../search/search.ts';

export interface FindOptions extends SearchOptions {
  /** Takes the words as they are typed, misspelt or not. */
  readonly isLiteral?: boolean;
}

export interface FoundProduct extends SearchHit {
  /** 'sin X' was asked for, and nobody has told us of this one. */
  readonly isFreedomUnknown: boolean;
}

export interface FoundProducts {
  readonly hits: readonly FoundProduct[];
  /** What was searched for in place of misspelt words; null: what was typed. */
  readonly correctedQuery: string | null;
  /** What the search wants products to be free of, as their mark says it: "huevo". */
  readonly freeFrom: readonly string[];
}

export const nothingFound: FoundProducts = { hits: [], correctedQuery: null, freeFrom: [] };

/** What a search finds, and what has to be said with it. */
export const findProducts = (
  prepared: PreparedCatalog,
  query: string,
  options: FindOptions = {},
): FoundProducts => {
  const { withoutAll } = parseQuery(query);
  const hits = search(prepared, query, options).map((hit) => {
    const document = withoutAll.length > 0 ? documentsOf(prepared).get(hit.id) : undefined;
    const isFreedomUnknown =
      document !== undefined &&
      withoutAll.some((freeFrom) => freedomOf(freeFrom, document).kind === 'unknown');
    return { ...hit, isFreedomUnknown };
  });
  return { hits, correctedQuery: null, freeFrom: withoutAll.map(({ label }) => label) };
};

/** The hits in another order: what is unknown stays after what is known. */
export const unknownLast = <T>(hits: readonly T[], isUnknown: (hit: T) => boolean): readonly T[] => [
  ...hits.filter((hit) => !isUnknown(hit)),
  ...hits.filter(isUnknown),
];

const documentsById = new WeakMap<PreparedCatalog, ReadonlyMap<string, SearchDocument>>();

const documentsOf = (prepared: PreparedCatalog): ReadonlyMap<string, SearchDocument> => {
  const known = documentsById.get(prepared);
  if (known) return known;
  const byId = new Map(prepared.documents.map((document) => [document.product.id, document]));
  documentsById.set(prepared, byId);
  return byId;
};
