import { dailyCloseMoney } from '@nutricion/contract/orders/order-money';
import type { paymentCloseEndpoints } from '@nutricion/contract/payments/payment-close';
import type { paymentEndpoints } from '@nutricion/contract/payments/payments';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { applyManualRefund } from '@nutricion/domain/payments/next-operation';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { markOrder } from '../apply-snapshot.ts';
import { notifyCustomer } from '../notify-customer.ts';
import type { PaymentDependencies, PaymentTransaction } from '../payment-dependencies.ts';
import {
  changePayment,
  findOperations,
  fromPayment,
  lockPayment,
  MANUAL,
  toPayment,
} from '../payment-store.ts';
import { refundByLines } from '../refund-by-lines.ts';
import { requestNextOperation } from '../request-operation.ts';
import { readPaymentPage } from './admin-payment-reads.ts';
import { changeAsStaff, type LockedPayment, requestAndRead } from './change-payment.ts';
import { addCashEntry, closeDay } from './close-day.ts';
import { readDailyClose } from './daily-close.ts';
import { resolveOrphan } from './resolve-orphan.ts';
import { switchToOnDelivery } from './switch-to-on-delivery.ts';

type Keys =
  | Extract<keyof typeof paymentEndpoints, `${string} /api/admin/${string}`>
  | keyof typeof paymentCloseEndpoints;

/** Payments for the administration. Every change that moves money is recorded in the audit. */
export const adminPaymentHandlers = (deps: PaymentDependencies): Handlers<Keys> => ({
  'GET /api/admin/payments': async ({ query }) => accept(await readPaymentPage(deps.db, query, deps.now())),

  'GET /api/admin/payments/close': async ({ query }) =>
    accept(await readDailyClose(deps.db, query.day, deps.now())),

  'POST /api/admin/payments/close': ({ caller: { profileId: actorId }, body: { day, reason, ...amounts } }) =>
    closeDay(deps, { actorId, day, reason, ...dailyCloseMoney.fromJson(amounts) }),

  'POST /api/admin/payments/cash-entries': ({ caller: { profileId: actorId }, body: { amount, ...entry } }) =>
    addCashEntry(deps, {
      actorId,
      ...entry,
      corrects: entry.corrects,
      ...dailyCloseMoney.fromJson({ amount }),
    }),

  'POST /api/admin/payments/orphans/resolve': ({ caller, body }) =>
    resolveOrphan(deps, { actorId: caller.profileId, ...body }),

  'POST /api/admin/orders/{id}/pay-on-delivery': async ({ caller: { profileId: actorId }, params, body }) => {
    const switched = await switchToOnDelivery(deps, { actorId, orderId: params.id, ...body });
    return switched.ok ? accept({ switched: true }) : switched;
  },

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
      const refund = { actorId, reason: body.reason, lines, byHand: body.way };
      const refunded = await refundByLines(deps, trx, locked.row, refund);
      if (!refunded.ok) return refunded;
      if (locked.row.provider === 'door') await finishManualRefund(deps, trx, locked, refunded.value);
      const back = lines.filter(({ restocks }) => restocks);
      const units = back.map(({ itemId, quantity }) => ({ itemId, units: quantity }));
      // Without the reason, which may name the customer: the ledger outlives the account.
      return accept(await locked.order.restoreLines(units, { actorId, reason: 'Devolución de un pedido' }));
    }),

  'POST /api/admin/payments/{id}/manual-refund': ({ caller: { profileId: actorId }, params, body }) =>
    changeAsStaff(
      deps,
      { ...params, ...body, actorId, action: 'payment.manual-refund' },
      async (trx, locked) => {
        const { row } = locked;
        const last = (await findOperations(trx, row.id)).findLast(({ kind }) => kind === 'refund');
        if (last?.state !== 'rechazada') return refuse(nothingToRetry);
        const at = new Date(deps.now());
        await trx
          .updateTable('payment_operations')
          .set({ state: 'hecha', provider_ref: MANUAL, reason: body.reason, actor_id: actorId })
          .set({ door_way: body.way ?? null })
          .set({ changed_at: at, done_at: at })
          .where('id', '=', last.id)
          .execute();
        const refunded = applyManualRefund(toPayment(row), last.amount_cents);
        await changePayment(trx, row, fromPayment(refunded), deps.now());
        await finishManualRefund(deps, trx, locked, last.amount_cents);
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

/** After a refund that a person made: its credit note, the order's payment status, and a mail to the customer. */
const finishManualRefund = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  { row, order }: LockedPayment,
  cents: number,
): Promise<void> => {
  await order.issueCreditNotes();
  await markOrder(trx, order, await lockPayment(trx, row.id));
  await notifyCustomer(deps, trx, order, 'refunded-by-hand', cents);
};

const nothingToRetry: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese pago ya no tiene nada rechazado. Vuelve a cargar la lista.',
};
