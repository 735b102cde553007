import { join } from 'node:path';
import { productToSearchable } from '../../packages/contract/src/catalog/product-to-searchable.ts';
import type { SearchableProduct } from '../../packages/domain/src/catalog/searchable-product.ts';
import type { WordTables } from '../../packages/domain/src/catalog/words/word-tables.ts';
import { readSeed } from '../../packages/server/src/catalog/seed/seed-files.ts';
import { readSearchWords } from '../../packages/server/src/search/read-search-words.ts';

/** Whether run as it is or out of a bundle, this lies two folders deep. */
const projectRoot = join(import.meta.dirname, '../..');

/** What the shop's search knows of words. */
export const searchWords = (): WordTables => {
  const words = readSearchWords(projectRoot);
  if (!words.ok) throw new Error(words.refusal.reason);
  return words.value;
};

/** The seed as the shop indexes it, under each product's sku, since the judgments name these. */
export const readSeedProducts = (): readonly SearchableProduct[] => {
  const seed = readSeed(projectRoot, { withDemo: false });
  if (!seed.ok) throw new Error('the seed was refused');
  return seed.value.products.map((product) =>
    productToSearchable({ ...product, id: product.sku, total_purchases: 0 }),
  );
};
