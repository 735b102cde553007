import type { CancelPreviewJson } from '@nutricion/contract/orders/cancel-preview';
import { cancelPreviewMoney } from '@nutricion/contract/orders/order-money';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { paymentReference } from '@nutricion/domain/payments/payment-reference';
import { isRestockable } from '@nutricion/domain/stock/is-restockable';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { planCancellation } from './plan-cancellation.ts';

type RequestedLines = readonly { readonly item_id: number; readonly quantity: number }[];

/** What a cancellation would do to money and stock, by the same rules; changes nothing. */
export const previewCancellation = async (
  db: Kysely<Schema>,
  orderId: string,
  lines: RequestedLines | undefined,
): Promise<Result<CancelPreviewJson, Refusal>> => {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'status', 'ivu_basis_points'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
  const units = lines?.map(({ item_id, quantity }) => ({ itemId: item_id, units: quantity })) ?? null;
  const planned = await planCancellation(db, order, units);
  if (!planned.ok) return planned;
  const { isWhole, due, dueAfter, returnable, payment } = planned.value;
  const zones = await db
    .selectFrom('order_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.title', 'p.zone'])
    .where('i.order_id', '=', orderId)
    .orderBy('i.id')
    .execute();
  return accept({
    is_whole: isWhole,
    ...cancelPreviewMoney.toJson({
      dueCents: due.totalCents,
      dueAfterCents: dueAfter.totalCents,
      returnableCents: returnable.cents,
    }),
    stands: returnable.stands,
    paid_with: returnable.stands === 'unpaid' || payment === null ? null : paymentReference(payment),
    spoilt: zones.filter(({ zone }) => !isRestockable(zone, order.status)).map(({ title }) => title),
  });
};
