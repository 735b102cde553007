import { type ComparedProduct, similarProducts } from '@nutricion/domain/catalog/similar-product';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

/** Most products in an answer. */
const MAX_SHOWN = 3;

/** The products that a new one may repeat, the likeliest first; archived ones are left out. */
export const findSimilar = async (db: Kysely<Schema>, typed: ComparedProduct) => {
  const products = await db
    .selectFrom('products')
    .select(['id', 'title', 'package_label', 'net_content', 'net_unit', 'is_active'])
    .where('archived_at', 'is', null)
    .execute();
  return {
    products: similarProducts(products)
      .similarTo(typed)
      .slice(0, MAX_SHOWN)
      .map(({ product: { id, title, package_label, is_active } }) => ({
        id,
        title,
        package_label,
        is_active,
      })),
  };
};
