import { PLACEHOLDER_IMAGE } from '@nutricion/contract/catalog/catalog';
import { buyAgainMoney } from '@nutricion/contract/orders/order-money';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/**
 * The products and quantities of one of the caller's orders, in its order; null for an order of somebody else.
 * Without free products and substitutes.
 */
export const readOrderedLines = async (db: Kysely<Schema>, profileId: string, orderId: string) => {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .select(['i.product_id', 'i.title', 'i.package_label', 'i.image_url', 'i.quantity', 'i.unit_price_cents'])
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', profileId)
    .where('i.is_incentive', '=', false)
    .where('i.substitutes_item_id', 'is', null)
    .orderBy('i.id')
    .execute();
  if (rows.length === 0) return null;
  return rows.map((row) => ({
    productId: row.product_id,
    title: row.title,
    packageLabel: row.package_label,
    imageUrl: row.image_url ?? PLACEHOLDER_IMAGE,
    quantity: row.quantity,
    ...buyAgainMoney.toJson({ unitPriceThenCents: row.unit_price_cents }),
  }));
};
