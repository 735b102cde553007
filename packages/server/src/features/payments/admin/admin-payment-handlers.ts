import type { paymentEndpoints } from '@nutricion/contract/payments';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import { recordChange } from '../../../admin/audit.ts';
import type { Handlers } from '../../../http/mount.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { MANUAL } from '../apply-picture.ts';
import { askNextOperation } from '../ask-operation.ts';
import type { PaymentDependencies, Trx } from '../payment-dependencies.ts';
import {
  changePayment,
  findOperations,
  findPayment,
  lockPayment,
  type PaymentRow,
} from '../payment-store.ts';
import { settlePayment } from '../settle-payment.ts';
import { readPaymentPage, readPayments } from './admin-payment-reads.ts';
import { refundByLines } from './refund-by-lines.ts';

type Keys = Extract<keyof typeof paymentEndpoints, `${string} /api/admin/${string}`>;

/** Payments, as whoever closes the day works with them. Everything that moves money stands in the audit. */
export const adminPaymentHandlers = (deps: PaymentDependencies): Handlers<Keys> => ({
  'GET /api/admin/payments': async ({ query }) => accept(await readPaymentPage(deps.db, query, deps.now())),

  'POST /api/admin/payments/{id}/retry': ({ caller, params, body }) =>
    change(deps, params.id, body.version, async (trx, row) => {
      await askNextOperation(deps, trx, row, { actorId: caller.profileId, isRetry: true });
      return accept({ action: 'payment.retry', actorId: caller.profileId });
    }),

  'POST /api/admin/payments/{id}/refund': ({ caller, params, body }) =>
    change(deps, params.id, body.version, async (trx, row) => {
      const refused = await refundByLines(deps, trx, row, { actorId: caller.profileId, ...body });
      return refused ?? accept({ action: 'payment.refund', actorId: caller.profileId });
    }),

  'POST /api/admin/payments/{id}/manual-refund': ({ caller, params, body }) =>
    change(deps, params.id, body.version, async (trx, row) => {
      const last = (await findOperations(trx, row.id)).findLast(({ kind }) => kind === 'refund');
      if (last?.state !== 'rechazada') return refuse(nothingRefused);
      await trx
        .updateTable('payment_operations')
        .set({ state: 'hecha', provider_ref: MANUAL, reason: body.reason, actor_id: caller.profileId })
        .where('id', '=', last.id)
        .execute();
      const refunded = row.refunded_cents + last.amount_cents;
      const status = refunded >= row.captured_cents ? 'devuelto' : 'cobrado';
      await changePayment(trx, row, { refunded_cents: refunded, status }, deps.now());
      return accept({ action: 'payment.manual-refund', actorId: caller.profileId });
    }),
});

interface Changed {
  readonly action: 'payment.retry' | 'payment.refund' | 'payment.manual-refund';
  readonly actorId: string;
}

/** Changes a payment at the version that was read, writes who did it, and has the provider asked. */
const change = async (
  deps: PaymentDependencies,
  id: string,
  version: number,
  act: (trx: Trx, row: PaymentRow) => Promise<Result<Changed, Refusal>>,
) => {
  const changed = await deps.db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
    const found = await findPayment(trx, id);
    if (!found) return refuse(unknownPayment);
    await deps.lockOrder(trx, found.order_id);
    const row = await lockPayment(trx, id);
    if (row.version !== version) return refuse({ kind: 'stale-version' });
    const done = await act(trx, row);
    if (!done.ok) return done;
    const after = await findPayment(trx, id);
    await recordChange(trx, {
      actorId: done.value.actorId,
      action: done.value.action,
      subjectType: 'payment',
      subjectId: id,
      before: pictureOf(row),
      // Without the reason, which may name the customer: the operation has it, and loses it with the account.
      after: pictureOf(after ?? row),
    });
    return accept(null);
  });
  if (!changed.ok) return changed;
  await settlePayment(deps, id);
  const [payment] = await readPayments(deps.db, (query) => query.where('p.id', '=', id), deps.now());
  return payment ? accept(payment) : refuse(unknownPayment);
};

const pictureOf = (row: PaymentRow) => ({
  status: row.status,
  captured_cents: row.captured_cents,
  refunded_cents: row.refunded_cents,
  wanted_cents: row.wanted_cents,
});

const unknownPayment: Refusal = { kind: 'not-found', what: 'ese pago' };

const nothingRefused: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese pago no tiene ninguna devolución rechazada. Vuelve a cargar la lista.',
};
