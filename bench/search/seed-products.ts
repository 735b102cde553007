import { join } from 'node:path';
import { isAllergenId } from '../../packages/domain/src/catalog/allergen.ts';
import type { SearchableProduct } from '../../packages/domain/src/search/searchable-product.ts';
import type { WordTables } from '../../packages/domain/src/search/word-tables.ts';
import { readSearchWords } from '../../packages/server/src/features/catalog/search-words.ts';
import type { SeedProduct } from '../../packages/server/src/features/catalog/seed/parse-catalog.ts';
import { readSeed } from '../../packages/server/src/features/catalog/seed/seed-files.ts';

/** Whether run as it is or out of a bundle, this lies two folders deep. */
const projectRoot = join(import.meta.dirname, '../..');

/** What the shop's search knows of words. */
export const searchWords = (): WordTables => {
  const words = readSearchWords(projectRoot);
  if (!words.ok) throw new Error(words.refusal.fault);
  return words.value;
};

/** The seed as the shop indexes it, under each product's sku, since the judgments name these. */
export const readSeedProducts = (): readonly SearchableProduct[] => {
  const seed = readSeed(projectRoot, { withDemo: false });
  if (!seed.ok) throw new Error('the seed was refused');
  return seed.value.products.map(toSearchable);
};

const toSearchable = (product: SeedProduct): SearchableProduct => ({
  id: product.sku,
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
  totalPurchases: 0,
});
