import { join } from 'node:path';
import { buildSearchIndex, Suggester, searchEngineOf } from '@nutricion/search';
import { productToSearchable } from '../../packages/contract/src/catalog/product-to-searchable.ts';
import type { Catalog } from '../../packages/server/src/catalog/catalog.ts';
import { readSeed } from '../../packages/server/src/catalog/seed/seed-files.ts';
import { spokenProducts } from '../../packages/server/src/catalog/spoken-products.ts';
import { searchWords } from '../search/seed-products.ts';

/** What the shop makes of spoken names, over the seed, without a database. */
export const spokenSeed = () => {
  const seed = readSeed(join(import.meta.dirname, '../..'), { withDemo: false });
  if (!seed.ok) throw new Error('the seed was refused');
  const words = searchWords();
  const products = seed.value.products.map((product) => ({ ...product, id: product.sku }));
  const index = buildSearchIndex(
    products.map((product) => productToSearchable({ ...product, total_purchases: 0 })),
    words,
  );
  const byId = new Map(
    products.map((product) => [product.id, { id: product.id, stock: product.stock, source: { product } }]),
  );
  // Only the parts of the catalog that spoken products use.
  const catalog = {
    search: searchEngineOf(index, new Suggester()).search,
    index: () => ({ byId }),
    version: () => 1,
  } as unknown as Pick<Catalog, 'search' | 'index' | 'version'>;
  return { ...spokenProducts(catalog, words, Date.now), titles: products.map(({ title }) => title) };
};
