import { setImmediate } from 'node:timers/promises';
import { isAllergenId } from '@nutricion/domain/catalog/allergen';
import { indexDocuments, type PreparedCatalog } from '@nutricion/domain/search/index-documents';
import { prepareProduct, type SearchDocument } from '@nutricion/domain/search/prepare';
import type { CatalogEntry } from './catalog-entry.ts';
import type { CatalogMemory } from './catalog-memory.ts';
import type { ProductRow } from './product-rows.ts';

export interface SearchIndex {
  /** The newest one that is ready. */
  readonly current: () => PreparedCatalog;
  /** Makes a new one of the catalogue as it is now; the last one serves meanwhile. */
  readonly rebuild: () => Promise<void>;
}

/** Products read between two pauses: a few milliseconds of work. */
const STEP = 50;

/** Keeps an index of the catalogue in memory, made in small steps so that requests are answered in between. */
export const openSearchIndex = async (memory: CatalogMemory): Promise<SearchIndex> => {
  let index = await buildIndex([...memory.shelves().byId.values()]);
  return {
    current: () => index,
    rebuild: async () => {
      index = await buildIndex([...memory.shelves().byId.values()]);
    },
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
