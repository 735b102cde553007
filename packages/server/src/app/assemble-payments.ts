import type { TransitionDependencies } from '../orders/life/transition-order.ts';
import { lockPayable } from '../orders/payment/paid-orders.ts';
import { readShop } from '../orders/settings/read-shop.ts';
import type { PaymentDependencies } from '../payments/payment-dependencies.ts';
import { issueCreditNotes } from '../payments/receipts/credit-notes.ts';
import { issueReceipt } from '../payments/receipts/issue-receipt.ts';
import { refundRecalled } from '../payments/refund-recalled.ts';
import { settleMoney } from '../payments/settle-money.ts';
import type { AppDependencies } from './app-dependencies.ts';

type Needs = Pick<
  AppDependencies,
  | 'db'
  | 'logger'
  | 'now'
  | 'enqueueMail'
  | 'paymentProviders'
  | 'enqueuePayment'
  | 'enqueueEvents'
  | 'paymentSecret'
> & { readonly catalog: Pick<AppDependencies['catalog'], 'announceStock'> };

/** Joins orders and payments, which change each other, for calls and for jobs. */
export const assemblePayments = (deps: Needs) => {
  const { db, logger, now, enqueueMail, enqueuePayment, paymentProviders: providers } = deps;
  const operationDependencies = { providers, now, enqueuePayment };
  const transitionDependencies = {
    enqueueMail,
    issueReceipt: async (trx, orderId) => issueReceipt(trx, orderId, await readShop(trx)),
    issueCreditNotes: async (trx, orderId) => issueCreditNotes(trx, orderId, await readShop(trx)),
    settleMoney: (trx, order, effect, { actorId, reason, retainedCents }) =>
      settleMoney(operationDependencies, trx, order, effect, {
        actorId: actorId === order.user_id ? null : actorId,
        reason: reason ?? null,
        retained: retainedCents === undefined ? 'nothing' : { retainedCents },
      }),
  } satisfies TransitionDependencies;
  const payments = {
    ...operationDependencies,
    db,
    logger,
    lockOrder: lockPayable(transitionDependencies),
    enqueueMail,
    announceStock: deps.catalog.announceStock,
    secret: deps.paymentSecret,
    enqueueEvents: deps.enqueueEvents,
  } satisfies PaymentDependencies & Pick<AppDependencies, 'enqueueEvents'>;
  return { transitionDependencies, payments, refundLines: refundRecalled(operationDependencies) };
};
