import { orderMoney, paymentMoney } from '@nutricion/contract/orders/order-money';
import type { OrderPaymentJson, PaymentJson } from '@nutricion/contract/payments/payments';
import type { PaymentMethod } from '@nutricion/domain/orders/order-status';
import type { Kysely } from 'kysely';
import { readDueSum } from '../orders/public.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { PaymentProviders } from './payment-dependencies.ts';
import type { PaymentRow } from './payment-store.ts';

/** The payment methods of this shop, on delivery first. */
export const methodsOf = (providers: PaymentProviders): PaymentMethod[] => [
  'on-delivery',
  ...(providers.card ? (['card'] as const) : []),
  ...(providers['ath-movil'] ? (['ath-movil'] as const) : []),
];

/**
 * The caller's own order with its latest payment; null for an order of somebody else. Both are read in one
 * statement: an unpaid order beside a payment made in between would be offered to be paid again.
 */
export const readOrderPayment = (
  db: Kysely<Schema>,
  providers: PaymentProviders,
  profileId: string,
  orderId: string,
): Promise<OrderPaymentJson | null> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .select(['id', 'number', 'status', 'ivu_basis_points', 'payment_method'])
        .where('id', '=', orderId)
        .where('user_id', '=', profileId)
        .executeTakeFirst();
      if (!order) return null;
      const payment = await trx
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('is_spare')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      const { ivu_basis_points: _, ...facts } = order;
      const { totalCents } = await readDueSum(trx, order);
      return {
        order: { ...facts, ...orderMoney.toJson({ totalCents }) },
        payment: payment ? paymentToJson(payment) : null,
        methods: methodsOf(providers),
      };
    });

export const paymentToJson = (row: PaymentRow): PaymentJson => ({
  id: row.id,
  method: row.method,
  status: row.status,
  ...paymentMoney.toJson({ amountCents: row.amount_cents }),
  redirect_url: row.status === 'pendiente' ? row.redirect_url : null,
  expires_at: row.expires_at?.toISOString() ?? null,
  failure: row.failure_code,
});
