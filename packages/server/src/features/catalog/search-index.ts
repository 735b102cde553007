import { isAllergenId } from '@nutricion/domain/catalog/allergen';
import {
  indexDocuments,
  type PreparedCatalog,
  prepareProduct,
  type SearchDocument,
} from '@nutricion/domain/search/prepare';
import type { CatalogEntry } from './catalog-entry.ts';
import type { CatalogMemory } from './catalog-memory.ts';
import type { ProductRow } from './product-rows.ts';

export interface SearchIndex {
  readonly current: () => PreparedCatalog;
}

/** Keeps an index of the catalogue in memory. */
export const openSearchIndex = async (memory: CatalogMemory): Promise<SearchIndex> => {
  let version = memory.contentVersion();
  let index = indexEntries(memory.shelves().byId.values());
  return {
    current: () => {
      if (version !== memory.contentVersion()) {
        version = memory.contentVersion();
        index = indexEntries(memory.shelves().byId.values());
      }
      return index;
    },
  };
};

/** Documents read once per product, for as long as its entry lives. */
const documents = new WeakMap<CatalogEntry, SearchDocument>();

export const searchDocument = (entry: CatalogEntry): SearchDocument => {
  const known = documents.get(entry);
  if (known) return known;
  const document = prepareProduct(toSearchable(entry.source.product));
  documents.set(entry, document);
  return document;
};

/** An index of the entries as they are now. */
export const indexEntries = (entries: Iterable<CatalogEntry>): PreparedCatalog =>
  indexDocuments(Array.from(entries, searchDocument));

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
