import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { presentProduct } from './present-product.ts';
import { readProducts } from './product-rows.ts';

/** The active products among `ids`, read from the database now (not from memory), in the order of the ids. */
export const currentProducts = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  nowMs: number,
): Promise<readonly ProductJson[]> => {
  const sources = await readProducts(db, ids, new Date(nowMs));
  const byId = new Map(sources.map((source) => [source.product.id, presentProduct(source, nowMs).json]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
