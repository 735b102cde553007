import { randomUUID } from 'node:crypto';
import {
  applyManualRefund,
  nextOperation,
  startOperation,
  type TargetOperation,
} from '@nutricion/domain/payments/next-operation';
import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import { isOpenOperation } from '@nutricion/domain/payments/payment';
import type { OperationDependencies, PaymentTransaction } from './payment-dependencies.ts';
import {
  changePayment,
  findOperations,
  fromPayment,
  MANUAL,
  type PaymentRow,
  providerOf,
  toPayment,
} from './payment-store.ts';

export interface OperationRequest {
  readonly actorId?: string | null;
  readonly reason?: string | null;
  /** A person retries an operation that the provider refused. */
  readonly isRetry?: boolean;
}

/**
 * Writes the next operation that a locked payment needs, before the provider is called, so that a crash afterwards
 * leaves a record. Only one operation is open at a time; the next is determined when it ends.
 */
export const requestNextOperation = async (
  deps: OperationDependencies,
  trx: PaymentTransaction,
  row: PaymentRow,
  request: OperationRequest = {},
): Promise<PaymentRow> => {
  const operations = await findOperations(trx, row.id);
  if (operations.some(({ state }) => isOpenOperation(state))) return row;
  const provider = providerOf(deps.providers, row);
  // A payment on delivery has no provider: a person refunds it, by hand.
  if (provider === null) return row;
  const next = nextOperation(toPayment(row), { capturesAtOnce: provider.capturesAtOnce });
  if (!next) return row;
  const last = operations.at(-1);
  const wasRefused =
    last?.state === 'rechazada' && last.kind === next.kind && last.amount_cents === next.amountCents;
  if (wasRefused && !request.isRetry) return row;
  const isAgain = last?.state === 'rechazada' && last.kind === next.kind;
  const firstId = isAgain ? (last.first_id ?? last.id) : null;
  return (await writeOperation(deps, trx, row, next, { ...request, firstId })).row;
};

/**
 * Writes an operation and the payment's state under it.
 * @param byHand a person has already made the refund, so that no provider is asked: how
 */
export const writeOperation = async (
  { now, enqueuePayment }: Pick<OperationDependencies, 'now' | 'enqueuePayment'>,
  trx: PaymentTransaction,
  row: PaymentRow,
  next: TargetOperation,
  {
    actorId = null,
    reason = null,
    firstId = null,
    byHand = null,
  }: OperationRequest & { readonly firstId?: string | null; readonly byHand?: OnDeliveryMethod | null } = {},
): Promise<{ readonly row: PaymentRow; readonly operationId: string }> => {
  const seq = row.idempotency_seq + 1;
  const operationId = randomUUID();
  const at = new Date(now());
  await trx
    .insertInto('payment_operations')
    .values({
      id: operationId,
      payment_id: row.id,
      kind: next.kind,
      amount_cents: next.amountCents,
      idempotency_key: idempotencyKey(row.id, next.kind, seq),
      actor_id: actorId,
      reason,
      first_id: firstId,
      created_at: at,
      changed_at: at,
      ...(byHand !== null && { state: 'hecha', provider_ref: MANUAL, door_way: byHand, done_at: at }),
    })
    .execute();
  const payment = toPayment(row);
  const after =
    byHand === null ? startOperation(payment, next) : applyManualRefund(payment, next.amountCents);
  const changed = await changePayment(trx, row, { ...fromPayment(after), idempotency_seq: seq }, now());
  if (byHand === null) await enqueuePayment(trx, row.id);
  return { row: changed, operationId };
};

export const idempotencyKey = (paymentId: string, operation: string, n: number): string =>
  `np:${paymentId}:${operation}:${n}`;
