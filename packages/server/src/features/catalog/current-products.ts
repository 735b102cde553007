import type { ProductJson } from '@nutricion/contract/catalog';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { presentProduct } from './present-product.ts';
import { readProducts } from './product-rows.ts';

/** The active products among `ids` as the database has them this moment, not as memory does. */
export const currentProducts = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  nowMs: number,
): Promise<readonly ProductJson[]> => {
  const products = await readProducts(db, ids, new Date(nowMs));
  return products.map((product) => presentProduct(product, nowMs).json);
};
