import { setImmediate } from 'node:timers/promises';
import { isAllergenId } from '@nutricion/domain/catalog/allergen';
import { type FoundProducts, findProducts, nothingFound } from '@nutricion/domain/finding/find-products';
import { indexDocuments, type PreparedCatalog } from '@nutricion/domain/search/index-documents';
import { prepareProduct, type SearchDocument } from '@nutricion/domain/search/prepare';
import { HOME_MIN_SCORE } from '@nutricion/domain/search/search';
import { type Suggestions, suggest } from '@nutricion/domain/search/suggest';
import type { CatalogEntry } from './catalog-entry.ts';
import type { ProductRow } from './product-rows.ts';

export interface SearchIndex {
  /** What the results page shows: see `findProducts` of the domain. */
  readonly search: (query: string, isLiteral: boolean, limit: number) => FoundProducts;
  /** Everything that a search finds, for what filters it afterwards. */
  readonly searchAll: (query: string, isLiteral: boolean) => FoundProducts;
  readonly suggest: (query: string) => Suggestions;
  /** Makes a new one of the catalogue as it is now; the last one serves meanwhile. */
  readonly rebuild: () => Promise<void>;
}

/** Products read between two pauses: a few milliseconds of work. */
const STEP = 50;
/** Most people search for the same few hundred things; an answer holds until the catalogue changes. */
const REMEMBERED = 300;
/** Whole answers may hold a good part of the catalogue each. */
const REMEMBERED_WHOLE = 40;

/**
 * An index of the catalogue in memory, empty until `rebuild`, which makes it in small steps so that
 * requests are answered in between.
 */
export const createSearchIndex = (entries: () => Iterable<CatalogEntry>): SearchIndex => {
  const prepare = async () => {
    const prepared = await buildIndex([...entries()]);
    return {
      search: remembering(REMEMBERED, (query: string, isLiteral: boolean, limit: number) =>
        findProducts(prepared, query, { isLiteral, limit, minScore: HOME_MIN_SCORE }),
      ),
      searchAll: remembering(REMEMBERED_WHOLE, (query: string, isLiteral: boolean) =>
        findProducts(prepared, query, {
          isLiteral,
          limit: prepared.documents.length,
          minScore: HOME_MIN_SCORE,
        }),
      ),
      suggest: remembering(REMEMBERED, (query: string) => suggest(prepared, query)),
    };
  };
  let index: Awaited<ReturnType<typeof prepare>> | null = null;
  return {
    search: (query, isLiteral, limit) => index?.search(query, isLiteral, limit) ?? nothingFound,
    searchAll: (query, isLiteral) => index?.searchAll(query, isLiteral) ?? nothingFound,
    suggest: (query) => index?.suggest(query) ?? { texts: [], hits: [] },
    rebuild: async () => {
      index = await prepare();
    },
  };
};

/** Remembers the last `most` answers of a function whose answers don't change. */
const remembering = <Args extends readonly (string | number | boolean)[], Answer>(
  most: number,
  work: (...args: Args) => Answer,
) => {
  const answers = new Map<string, Answer>();
  return (...args: Args): Answer => {
    const key = args.join('\u0000');
    const known = answers.get(key);
    const answer = known ?? work(...args);
    // Put last again: the first in the map is the one asked for least lately.
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > most) answers.delete(answers.keys().next().value ?? '');
    return answer;
  };
};

const buildIndex = async (entries: readonly CatalogEntry[]): Promise<PreparedCatalog> => {
  const documents: SearchDocument[] = [];
  for (const entry of entries) {
    if (!documentOf.has(entry) && documents.length % STEP === 0) await setImmediate();
    documents.push(searchDocument(entry));
  }
  const building = indexDocuments(documents);
  for (;;) {
    await setImmediate();
    const step = building.next();
    if (step.done) return step.value;
  }
};

/** Each product is read once, for as long as its entry lives. */
const documentOf = new WeakMap<CatalogEntry, SearchDocument>();

const searchDocument = (entry: CatalogEntry): SearchDocument => {
  const known = documentOf.get(entry);
  if (known) return known;
  const document = prepareProduct(toSearchable(entry.source.product));
  documentOf.set(entry, document);
  return document;
};

const toSearchable = (product: ProductRow) => ({
  id: product.id,
  title: product.title,
  description: product.description,
  category: product.category,
  normalizedCategory: product.normalized_category,
  subcategory: product.detected_subcategory,
  tags: product.tags,
  nutritionalHighlights: product.nutritional_highlights,
  usageSuggestions: product.usage_suggestions,
  contains: product.allergen_info?.filter(isAllergenId) ?? null,
  mayContain: product.may_contain.filter(isAllergenId),
});
