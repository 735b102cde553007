import type { Payment } from '@nutricion/domain/payments/payment';
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { PaymentDependencies, PaymentProviders, PaymentTransaction } from './payment-dependencies.ts';
import type { PaymentProvider, ProviderPayment } from './providers/payment-provider.ts';
import { openToken } from './seal-token.ts';

export type PaymentRow = Selectable<Schema['payments']>;
export type OperationRow = Selectable<Schema['payment_operations']>;

export const findPayment = (db: Kysely<Schema>, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

export const lockPayment = (trx: PaymentTransaction, id: string): Promise<PaymentRow> =>
  trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The order's live payment, or its latest if none is live, locked after the order. */
export const lockPaymentOf = (trx: PaymentTransaction, orderId: string): Promise<PaymentRow | undefined> =>
  trx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('is_spare', '=', false)
    .where('status', 'not in', ['fallido', 'anulado', 'vencido', 'devuelto', 'perdido'])
    .forUpdate()
    .executeTakeFirst();

export const findOperations = (db: Kysely<Schema>, paymentId: string): Promise<OperationRow[]> =>
  db
    .selectFrom('payment_operations')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy(sql`split_part(idempotency_key, ':', 4)::int`)
    .execute();

/** Every change of a payment makes it another version: what was read of its provider before is then stale. */
export const changePayment = (
  trx: PaymentTransaction,
  { id }: { readonly id: string },
  values: Updateable<Schema['payments']>,
  nowMs: number,
) =>
  trx
    .updateTable('payments')
    .set({ ...values, version: sql<number>`version + 1`, changed_at: new Date(nowMs) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const toPayment = (row: PaymentRow): Payment => ({
  status: row.status,
  amountCents: row.amount_cents,
  authorizedCents: row.authorized_cents,
  capturedCents: row.captured_cents,
  refundedCents: row.refunded_cents,
  targetCents: row.wanted_cents,
});

export const fromPayment = (payment: Payment) => ({
  status: payment.status,
  authorized_cents: payment.authorizedCents,
  captured_cents: payment.capturedCents,
  refunded_cents: payment.refundedCents,
  wanted_cents: payment.targetCents,
});

export const operationOf = ({ kind, state, amount_cents }: OperationRow) => ({
  kind,
  state,
  amountCents: amount_cents,
});

export const providerOf = (providers: PaymentProviders, row: PaymentRow): PaymentProvider | null =>
  row.provider === 'stripe' ? providers.card : row.provider === 'ath' ? providers['ath-movil'] : null;

/** Stands in the place of the provider's reference for a refund that a person made by other means. */
export const MANUAL = 'manual';

export const manualCents = (operations: readonly OperationRow[]): number =>
  operations
    .filter(({ provider_ref, state }) => provider_ref === MANUAL && state === 'hecha')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/**
 * A payment in the shape that a provider's functions take.
 * @param operations its operations; refunds made by other means are left out
 */
export const toProviderPayment = (
  { secret }: Pick<PaymentDependencies, 'secret'>,
  row: PaymentRow,
  operations: readonly OperationRow[] = [],
): ProviderPayment => ({
  id: row.id,
  ref: row.provider_ref,
  intentRef: row.intent_ref,
  reference: row.reference,
  token: row.sealed_token === null ? null : openToken(secret, row.sealed_token),
  authorizedCents: row.authorized_cents,
  refundedCents: row.refunded_cents - manualCents(operations),
});
