import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { mulberry32 } from '../packages/domain/src/kit/random.ts';
import type { SeedProduct } from '../packages/server/src/catalog/seed/parse-catalog.ts';
import { readSeed } from '../packages/server/src/catalog/seed/seed-files.ts';
import { upsertProducts } from '../packages/server/src/catalog/seed/seed-store.ts';
import type { Schema } from '../packages/server/src/platform/db/schema.ts';
import { stableId } from '../packages/server/src/platform/db/stable-id.ts';

/** What sets one offer of a food apart from another, as a larger shop has them. */
const variants = [
  'tamaño familiar',
  'económico',
  'orgánico',
  'del país',
  'importado',
  'clásico',
  'selecto',
  'individual',
  'paquete doble',
  'de la casa',
  'artesanal',
  'ligero',
  'tradicional',
  'de temporada',
  'para la lonchera',
  'al por mayor',
];

/**
 * `count` products beside those of the seed: each is one of them in another presentation, price and
 * stock, so that words, lengths and categories are spread as in a real catalogue. Always the same ones.
 */
export const generateProducts = <Product extends SeedProduct>(
  base: readonly Product[],
  count: number,
): readonly Product[] => {
  const random = mulberry32(20_261_121);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const original = base[index % base.length];
    if (!original) throw new Error('there is no product to begin from');
    const round = Math.floor(index / base.length);
    const variant = variants[round % variants.length] ?? '';
    const edition = round < variants.length ? '' : ` ${Math.floor(round / variants.length) + 1}`;
    const sku = `${original.sku}-variante-${round + 1}`;
    return {
      ...original,
      id: stableId(`product:${sku}`),
      sku,
      title: `${original.title}, ${variant}${edition}`,
      price: Math.max(0.25, Math.round(original.price * (0.7 + random()) * 100) / 100),
      stock: Math.floor(random() * 180),
      tags: [...original.tags, variant],
    };
  });
};

/** Inserts `count` generated products into a migrated database; the seed's own need not be there. */
export const insertGeneratedProducts = async (db: Kysely<Schema>, count: number): Promise<void> => {
  const seed = readSeed(join(import.meta.dirname, '..'), { withDemo: false });
  if (!seed.ok) throw new Error('the seed was refused');
  const products = generateProducts(seed.value.products, count);
  await db.transaction().execute((trx) => upsertProducts(trx, products));
};
