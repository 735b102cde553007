import { paymentReference } from '@nutricion/domain/payments/payment-reference';
import { type ReceiptShop, receiptOf, type SoldLine } from '@nutricion/domain/payments/receipt';
import type { Kysely } from 'kysely';
import { dueLine, readOwnPayment } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** Writes the receipt of a delivered order once: a second one violates its index. */
export const issueReceipt = async (
  trx: Kysely<Schema>,
  orderId: string,
  shop: ReceiptShop,
): Promise<void> => {
  const order = await trx
    .selectFrom('orders')
    .select(['number', 'payment_method', 'ivu_basis_points'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payment = await readOwnPayment(trx, orderId);
  const { lines, sums } = receiptOf(await soldLines(trx, orderId), order.ivu_basis_points);
  const body = {
    orderNumber: order.number,
    shop,
    lines,
    method: order.payment_method,
    reference: payment && paymentReference(payment),
  };
  await trx
    .insertInto('receipts')
    .values({
      kind: 'recibo',
      order_id: orderId,
      body: JSON.stringify(body),
      subtotal_cents: sums.subtotalCents,
      tax_state_cents: sums.taxStateCents,
      tax_municipal_cents: sums.taxMunicipalCents,
      total_cents: sums.totalCents,
    })
    .execute();
};

const soldLines = async (trx: Kysely<Schema>, orderId: string): Promise<readonly SoldLine[]> => {
  const items = await trx
    .selectFrom('order_items')
    .select([
      'id',
      'title',
      'package_label',
      'quantity',
      'unit_price_cents',
      'total_price_cents',
      'is_incentive',
    ])
    .select([
      'tax_class',
      'picked_quantity',
      'cancelled_quantity',
      'substitutes_item_id',
      'regular_price_cents',
    ])
    .select('agreed_cents')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  return items.map((item) => ({
    ...dueLine(item),
    title: item.title,
    packageLabel: item.package_label,
    unitPriceCents: item.unit_price_cents,
    regularPriceCents: item.regular_price_cents ?? item.unit_price_cents,
    isFree: item.is_incentive,
    standsFor: item.substitutes_item_id === null ? null : (titles.get(item.substitutes_item_id) ?? null),
  }));
};
