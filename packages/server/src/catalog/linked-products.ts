import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { currentProducts } from './current-products.ts';

/** The active products of `ids`, each once and in that order; a merged product is replaced by its survivor. */
export const linkedProducts = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  nowMs: number,
): Promise<readonly ProductJson[]> => {
  if (ids.length === 0) return [];
  const redirects = await db
    .selectFrom('product_redirects')
    .select(['from_id', 'to_id'])
    .where('from_id', 'in', [...ids])
    .execute();
  const survivors = new Map(redirects.map(({ from_id, to_id }) => [from_id, to_id]));
  return currentProducts(db, [...new Set(ids.map((id) => survivors.get(id) ?? id))], nowMs);
};
