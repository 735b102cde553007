import { join } from 'node:path';
import { productToSearchable } from '../../packages/contract/src/catalog/product-to-searchable.ts';
import type { SearchableProduct } from '../../packages/domain/src/catalog/searchable-product.ts';
import type { WordTables } from '../../packages/domain/src/catalog/words/word-tables.ts';
import type { SeedProduct } from '../../packages/server/src/catalog/seed/parse-catalog.ts';
import { readSeed } from '../../packages/server/src/catalog/seed/seed-files.ts';
import { readSearchWords } from '../../packages/server/src/search/read-search-words.ts';

/** The specification's cap of results. */
export const SHOWN = 20;

const projectRoot = join(import.meta.dirname, '../..');

/** What the shop's search knows of words. */
export const searchWords = (): WordTables => {
  const words = readSearchWords(projectRoot);
  if (!words.ok) throw new Error(words.refusal.reason);
  return words.value;
};

export const readSeedRows = (): readonly SeedProduct[] => {
  const seed = readSeed(projectRoot, { withDemo: false });
  if (!seed.ok) throw new Error('the seed was refused');
  return seed.value.products;
};

/** The seed as the shop indexes it, under each product's sku, since the judgments name these. */
export const readSeedProducts = (): readonly SearchableProduct[] =>
  readSeedRows().map((product) => productToSearchable({ ...product, id: product.sku, total_purchases: 0 }));
