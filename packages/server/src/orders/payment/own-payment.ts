import { paymentMoney } from '@nutricion/contract/orders/order-money';
import type { OwnPaymentJson } from '@nutricion/contract/payments/own-payment';
import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import { livePaymentStates, type Payment } from '@nutricion/domain/payments/payment';
import { paymentReference } from '@nutricion/domain/payments/payment-reference';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** An order's own payment, as the administration needs it. */
export interface OwnPayment extends Payment {
  readonly brand: string | null;
  readonly last4: string | null;
  readonly reference: string | null;
  readonly onDeliveryMethod: OnDeliveryMethod | null;
  /** The provider refused the last try to capture it. */
  readonly isCaptureRefused: boolean;
}

/** The payment that is an order's own; its last one where none is live, and null where none was begun. */
export const readOwnPayment = async (db: Kysely<Schema>, orderId: string): Promise<OwnPayment | null> => {
  const row = await db
    .selectFrom('payments')
    .select(['status', 'amount_cents', 'authorized_cents', 'captured_cents', 'refunded_cents'])
    .select(['wanted_cents', 'brand', 'last4', 'reference', 'door_way'])
    .select(isCaptureRefused(sql.ref('payments.id')).as('isCaptureRefused'))
    .where('order_id', '=', orderId)
    .where('is_spare', '=', false)
    .orderBy((eb) => eb('status', 'in', livePaymentStates), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row
    ? {
        status: row.status,
        amountCents: row.amount_cents,
        authorizedCents: row.authorized_cents,
        capturedCents: row.captured_cents,
        refundedCents: row.refunded_cents,
        targetCents: row.wanted_cents,
        brand: row.brand,
        last4: row.last4,
        reference: row.reference,
        onDeliveryMethod: row.door_way,
        isCaptureRefused: row.isCaptureRefused,
      }
    : null;
};

/** Whether the provider refused the last try to capture a payment. */
export const isCaptureRefused = (paymentId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  select c.state from payment_operations c where c.payment_id = ${paymentId} and c.kind = 'capture'
  order by c.created_at desc limit 1
) is not distinct from 'rechazada'`;

export const ownPaymentToJson = (payment: OwnPayment): OwnPaymentJson => ({
  status: payment.status,
  ...paymentMoney.toJson({
    authorizedCents: payment.authorizedCents,
    capturedCents: payment.capturedCents,
    refundedCents: payment.refundedCents,
  }),
  paid_with: paymentReference(payment),
});
