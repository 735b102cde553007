import type { paymentCloseEndpoints } from '@nutricion/contract/payments/payment-close';
import type { paymentEndpoints } from '@nutricion/contract/payments/payments';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { changePayment, findOperations, MANUAL } from '../payment-store.ts';
import { refundByLines } from '../refund-by-lines.ts';
import { requestNextOperation } from '../request-operation.ts';
import { readPaymentPage } from './admin-payment-reads.ts';
import { changeAsStaff, requestAndRead } from './change-payment.ts';
import { readDailyClose } from './daily-close.ts';
import { resolveOrphan } from './resolve-orphan.ts';

type Keys =
  | Extract<keyof typeof paymentEndpoints, `${string} /api/admin/${string}`>
  | keyof typeof paymentCloseEndpoints;

/** Payments for the administration. Every change that moves money is recorded in the audit. */
export const adminPaymentHandlers = (deps: PaymentDependencies): Handlers<Keys> => ({
  'GET /api/admin/payments': async ({ query }) => accept(await readPaymentPage(deps.db, query, deps.now())),

  'GET /api/admin/payments/close': async ({ query }) =>
    accept(await readDailyClose(deps.db, query.day, deps.now())),

  'POST /api/admin/payments/orphans/resolve': ({ caller, body }) =>
    resolveOrphan(deps, { actorId: caller.profileId, ...body }),

  'POST /api/admin/payments/{id}/refresh': ({ params }) => requestAndRead(deps, params.id),

  'POST /api/admin/payments/{id}/retry': ({ caller: { profileId: actorId }, params, body }) =>
    changeAsStaff(deps, { ...params, ...body, actorId, action: 'payment.retry' }, async (trx, { row }) => {
      const requested = await requestNextOperation(deps, trx, row, {
        actorId,
        reason: body.reason,
        isRetry: true,
      });
      return requested === row ? refuse(nothingToRetry) : accept([]);
    }),

  'POST /api/admin/payments/{id}/refund': ({ caller: { profileId: actorId }, params, body }) =>
    changeAsStaff(deps, { ...params, ...body, actorId, action: 'payment.refund' }, async (trx, locked) => {
      const lines = body.lines.map((line) => ({
        itemId: line.item_id,
        quantity: line.quantity,
        restocks: line.restock,
      }));
      const refund = { actorId, reason: body.reason, lines };
      const refunded = await refundByLines(deps, trx, locked.row, refund);
      if (!refunded.ok) return refunded;
      const back = lines.filter(({ restocks }) => restocks);
      const units = back.map(({ itemId, quantity }) => ({ itemId, units: quantity }));
      // Without the reason, which may name the customer: the ledger outlives the account.
      return accept(await locked.order.restoreLines(units, { actorId, reason: 'Devolución de un pedido' }));
    }),

  'POST /api/admin/payments/{id}/manual-refund': ({ caller: { profileId: actorId }, params, body }) =>
    changeAsStaff(
      deps,
      { ...params, ...body, actorId, action: 'payment.manual-refund' },
      async (trx, { row, order }) => {
        const last = (await findOperations(trx, row.id)).findLast(({ kind }) => kind === 'refund');
        if (last?.state !== 'rechazada') return refuse(nothingToRetry);
        const at = new Date(deps.now());
        await trx
          .updateTable('payment_operations')
          .set({ state: 'hecha', provider_ref: MANUAL, reason: body.reason, actor_id: actorId })
          .set({ changed_at: at, done_at: at })
          .where('id', '=', last.id)
          .execute();
        const refunded = row.refunded_cents + last.amount_cents;
        const status = refunded >= row.captured_cents ? 'devuelto' : 'cobrado';
        await changePayment(trx, row, { refunded_cents: refunded, status }, deps.now());
        await order.issueCreditNotes();
        return accept([]);
      },
    ),

  'POST /api/admin/payments/{id}/attend': ({ caller: { profileId: actorId }, params, body }) =>
    changeAsStaff(deps, { ...params, ...body, actorId, action: 'payment.attend' }, async (trx, { row }) => {
      const at = new Date(deps.now());
      await changePayment(trx, row, { attended_at: at, attended_note: body.reason }, at.getTime());
      return accept([]);
    }),
});

const nothingToRetry: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese pago ya no tiene nada rechazado. Vuelve a cargar la lista.',
};
