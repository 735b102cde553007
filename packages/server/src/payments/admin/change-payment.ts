import type { AuditAction } from '@nutricion/contract/kit/audit';
import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { PayableOrder, PaymentDependencies, PaymentTransaction } from '../payment-dependencies.ts';
import { findPayment, lockPayment, type PaymentRow } from '../payment-store.ts';
import { settlePayment } from '../settle-payment.ts';
import { readPayments } from './admin-payment-reads.ts';

export interface PaymentChange {
  readonly id: string;
  /** As it was seen. */
  readonly version: number;
  readonly actorId: string;
  readonly action: Extract<AuditAction, `payment.${string}`>;
}

export interface LockedPayment {
  readonly row: PaymentRow;
  readonly order: PayableOrder;
}

/**
 * Changes a payment at the version that was read, if the actor still has the permission; records the change and
 * requests the operation. `act` returns ids of products whose stock changed.
 */
export const changeAsStaff = async (
  deps: PaymentDependencies,
  { id, version, actorId, action }: PaymentChange,
  act: (trx: PaymentTransaction, locked: LockedPayment) => Promise<Result<readonly string[], Refusal>>,
): Promise<Result<AdminPaymentJson, Refusal>> => {
  const changed = await deps.db
    .transaction()
    .execute(async (trx): Promise<Result<readonly string[], Refusal>> => {
      const allowed = await recheckPermission(trx, actorId, 'payments.refund');
      if (!allowed.ok) return allowed;
      const loaded = await findPayment(trx, id);
      const order = loaded && (await deps.lockOrder(trx, loaded.order_id));
      if (!order) return refuse(unknownPayment);
      const row = await lockPayment(trx, id);
      if (row.version !== version) return refuse({ kind: 'stale-version' });
      const done = await act(trx, { row, order });
      if (!done.ok) return done;
      const after = await findPayment(trx, id);
      await recordChange(trx, {
        ...{ actorId, action, subjectType: 'payment', subjectId: id },
        before: snapshotOf(row, order),
        // Without the reason, which may name the customer: the operation has it, and loses it with the account.
        after: snapshotOf(after ?? row, order),
      });
      return done;
    });
  if (!changed.ok) return changed;
  if (changed.value.length > 0) deps.announceStock(changed.value);
  return requestAndRead(deps, id);
};

/** Reads the payment's state from the provider and returns the updated payment. */
export const requestAndRead = async (
  deps: PaymentDependencies,
  id: string,
): Promise<Result<AdminPaymentJson, Refusal>> => {
  await settlePayment(deps, id);
  const [payment] = await readPayments(deps.db, (query) => query.where('p.id', '=', id), deps.now());
  return payment ? accept(payment) : refuse(unknownPayment);
};

/** The order's number names the payment in the audit. */
const snapshotOf = (row: PaymentRow, { number }: PayableOrder) => ({
  number,
  status: row.status,
  captured_cents: row.captured_cents,
  refunded_cents: row.refunded_cents,
  wanted_cents: row.wanted_cents,
});

const unknownPayment: Refusal = { kind: 'not-found', what: 'ese pago' };
