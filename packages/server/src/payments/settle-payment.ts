import type { Result } from '@nutricion/domain/kit/result';
import { revertRefusedOperation } from '@nutricion/domain/payments/next-operation';
import type { Updateable } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { openUnattended } from './create-at-provider.ts';
import { notifyCustomer } from './notify-customer.ts';
import type { PaymentDependencies, PaymentTransaction } from './payment-dependencies.ts';
import {
  changePayment,
  findOperations,
  findPayment,
  fromPayment,
  lockPayment,
  type OperationRow,
  type PaymentRow,
  providerOf,
  toPayment,
  toProviderPayment,
} from './payment-store.ts';
import type { OperationDone, ProviderRefusal, ProviderSnapshot } from './providers/payment-provider.ts';
import { idempotencyKey } from './request-operation.ts';

/** How often a payment may change under the same look at it. */
const MAX_SETTLE_ATTEMPTS = 6;
/** Longer than a provider is waited for, with its second try. */
const LEASE_MS = 60_000;
const MAX_OPERATIONS = 4;

/**
 * Settles a payment: reads it from its provider, runs the open operation, reads it again. Called by the browser's
 * return, the webhook inbox and the reconciler, in any process, as often as they like.
 */
export const settlePayment = async (deps: PaymentDependencies, paymentId: string): Promise<SettleOutcome> => {
  for (let done = 0; done <= MAX_OPERATIONS; done += 1) {
    const attempt = await settleOnce(deps, paymentId);
    if (attempt !== 'seen') return attempt;
    if (!(await performOpenOperation(deps, paymentId))) break;
  }
  return 'seen';
};

/** Whether the provider's state was read, failed to be read, or doesn't exist yet. */
type SettleOutcome = 'seen' | 'no-answer' | 'nothing-to-see';

/**
 * Reads the provider's state without a lock, which may take seconds, and applies it under one, only if the payment
 * hasn't changed since.
 */
const settleOnce = async (deps: PaymentDependencies, paymentId: string): Promise<SettleOutcome> => {
  for (let attempt = 0; attempt < MAX_SETTLE_ATTEMPTS; attempt += 1) {
    const row = await findPayment(deps.db, paymentId);
    const provider = row && providerOf(deps.providers, row);
    if (!row || !provider) return 'nothing-to-see';
    if (row.provider_ref === null) {
      if (row.status !== 'creado') return 'nothing-to-see';
      const opening = await openUnattended(deps, row);
      if (opening === 'no-answer' || opening === 'elsewhere') return 'no-answer';
      continue;
    }
    const snapshot = await provider.retrieve(toProviderPayment(deps, row));
    if (!snapshot.ok) {
      deps.logger.warn(
        { payment: paymentId, code: snapshot.refusal.code },
        'the payment provider gave no answer',
      );
      return 'no-answer';
    }
    if (await applyIfUnchanged(deps, row, snapshot.value)) return 'seen';
  }
  return 'no-answer';
};

const applyIfUnchanged = async (
  deps: PaymentDependencies,
  seen: PaymentRow,
  snapshot: ProviderSnapshot,
): Promise<boolean> => {
  const transitioned = await deps.db.transaction().execute(async (trx) => {
    const order = await deps.lockOrder(trx, seen.order_id);
    const row = await lockPayment(trx, seen.id);
    if (!order || row.version !== seen.version) return null;
    return applySnapshot(deps, trx, order, row, snapshot);
  });
  if (transitioned !== null && transitioned.length > 0) deps.announceStock(transitioned);
  return transitioned !== null;
};

/** Runs the open operation, in one process at a time. Returns false if there is none or another process runs it. */
const performOpenOperation = async (deps: PaymentDependencies, paymentId: string): Promise<boolean> => {
  const leased = await lease(deps, paymentId);
  if (!leased) return false;
  const { operation, row, operations } = leased;
  const provider = providerOf(deps.providers, row);
  if (!provider) return false;
  const result = await provider[operation.kind](toProviderPayment(deps, row, operations), {
    id: operation.id,
    amountCents: operation.amount_cents,
    idempotencyKey: operation.idempotency_key,
  });
  return writeOutcome(deps, operation, result);
};

const lease = (deps: PaymentDependencies, paymentId: string) =>
  deps.db.transaction().execute(async (trx) => {
    const nowMs = deps.now();
    const operation = await trx
      .updateTable('payment_operations')
      .set({ leased_until: new Date(nowMs + LEASE_MS) })
      .where('payment_id', '=', paymentId)
      .where('state', 'in', ['pedida', 'en_duda'])
      // Already accepted by the provider: its outcome is read, and it isn't requested again.
      .where('provider_ref', 'is', null)
      .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', new Date(nowMs))]))
      .returningAll()
      .executeTakeFirst();
    const row = operation && (await findPayment(trx, paymentId));
    return operation && row ? { operation, row, operations: await findOperations(trx, paymentId) } : null;
  });

/** Returns whether there is more to do. */
const writeOutcome = (
  deps: PaymentDependencies,
  operation: OperationRow,
  result: Result<OperationDone, ProviderRefusal>,
): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const row = await lockPayment(trx, operation.payment_id);
    const change = (values: Updateable<Schema['payment_operations']>) =>
      trx
        .updateTable('payment_operations')
        .set({ leased_until: null, changed_at: new Date(deps.now()), ...values })
        .where('id', '=', operation.id)
        .where('state', 'in', ['pedida', 'en_duda'])
        .executeTakeFirst();
    if (result.ok) {
      // Reading the payment shows that the operation is done, and its amount.
      await change({ provider_ref: result.value.ref });
      await changePayment(trx, row, {}, deps.now());
      return true;
    }
    const { kind, code } = result.refusal;
    if (kind === 'refused') {
      if (operation.kind === 'refund') await notifyRefusedOperation(deps, trx, row, operation);
      await change({ state: 'rechazada', failure_code: code.slice(0, 100) });
      await changePayment(
        trx,
        row,
        { ...fromPayment(revertRefusedOperation(toPayment(row))), failure_code: code.slice(0, 100) },
        deps.now(),
      );
      return true;
    }
    // Stripe repeats a stored failure for the same key for a day, so the retry needs another key.
    const seq = row.idempotency_seq + 1;
    const renewed = result.refusal.hasResponse && {
      idempotency_key: idempotencyKey(row.id, operation.kind, seq),
    };
    await change({ state: 'en_duda', failure_code: code.slice(0, 100), ...renewed });
    const isWaiting = row.status === 'pendiente' || row.status === 'creado';
    await changePayment(
      trx,
      row,
      { ...(!isWaiting && { status: 'en_duda' as const }), ...(renewed && { idempotency_seq: seq }) },
      deps.now(),
    );
    return false;
  });

const notifyRefusedOperation = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  { order_id }: PaymentRow,
  { amount_cents }: OperationRow,
): Promise<void> => {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  await notifyCustomer(deps, trx, order, 'refund-refused', amount_cents);
};
