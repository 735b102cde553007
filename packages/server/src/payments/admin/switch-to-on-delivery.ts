import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { PaymentMethod } from '@nutricion/domain/orders/order-status';
import { decideSwitch, switchRefusalTexts } from '@nutricion/domain/payments/switch-to-on-delivery';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { notifyCustomer } from '../notify-customer.ts';
import type { PayableOrder, PaymentDependencies, PaymentTransaction } from '../payment-dependencies.ts';
import { changePayment, lockPaymentOf, type PaymentRow, providerOf } from '../payment-store.ts';
import { requestNextOperation } from '../request-operation.ts';
import { settlePayment } from '../settle-payment.ts';
import { supersedePayment } from '../write-payment.ts';

interface SwitchRequest {
  readonly actorId: string;
  readonly orderId: string;
  /** Of the order, as it was seen. */
  readonly version: number;
  readonly reason: string;
}

/** Two payments may have to be closed: the one that was seen, and one that the customer began meanwhile. */
const MAX_ROUNDS = 3;

/**
 * Lets an order whose payment in advance was lost be paid when it is handed over. What its provider could still bring is closed
 * there first; if that turns out to be paid, it counts and the order stays as it was. What comes later all the same goes back.
 */
export const switchToOnDelivery = async (
  deps: PaymentDependencies,
  request: SwitchRequest,
): Promise<Result<null, Refusal>> => {
  let closedId: string | null = null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const step: Result<Step, Refusal> = await deps.db
      .transaction()
      .execute((trx) => switchUnderLock(deps, trx, request, closedId));
    if (!step.ok) return step;
    if (step.value.kind === 'switched') {
      if (step.value.productIds.length > 0) deps.announceStock(step.value.productIds);
      return accept(null);
    }
    closedId = step.value.paymentId;
    await settlePayment(deps, closedId);
  }
  return refuse(stillOpen);
};

type Step =
  | { readonly kind: 'switched'; readonly productIds: readonly string[] }
  /** The payment to close at its provider before the next try. */
  | { readonly kind: 'closing'; readonly paymentId: string };

const switchUnderLock = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  request: SwitchRequest,
  closedId: string | null,
): Promise<Result<Step, Refusal>> => {
  const { actorId, orderId, version } = request;
  const allowed = await recheckPermission(trx, actorId, 'payments.refund');
  if (!allowed.ok) return allowed;
  const order = await deps.lockOrder(trx, orderId);
  if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
  const payment = await lockPaymentOf(trx, orderId);
  const prepaid = await order.prepaid(deps.now());
  const decided = decideSwitch(prepaid);
  if (!decided.ok) {
    if (decided.refusal === 'on-delivery' && (await order.isSwitchedBy(request)))
      return accept({ kind: 'switched', productIds: [] });
    if (decided.refusal === 'on-delivery' && order.version !== version)
      return refuse(await order.changedSince());
    return refuse({ kind: 'wrong-state', detail: switchRefusalTexts[decided.refusal] });
  }
  if (order.version !== version) return refuse(await order.changedSince());
  if (decided.value === 'close-first' && payment) {
    const closing = await closeFirst(deps, trx, payment, { actorId, closedId });
    if (!closing.ok) return closing;
    if (closing.value) return accept({ kind: 'closing', paymentId: payment.id });
  }
  return collectOnDelivery(deps, trx, order, prepaid.method, request);
};

/** Whether the provider has to be asked first to close the payment; a refusal if it was asked and the payment is still open. */
const closeFirst = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  payment: PaymentRow,
  { actorId, closedId }: { readonly actorId: string; readonly closedId: string | null },
): Promise<Result<boolean, Refusal>> => {
  // Without the provider's reference no payment page was ever shown.
  if (payment.provider_ref === null) return accept(false);
  if (closedId === payment.id)
    // ATH Móvil captures only by a further call of ours, so one that doesn't respond brings no money.
    return providerOf(deps.providers, payment)?.capturesAtOnce ? accept(false) : refuse(stillOpen);
  const closing = await changePayment(trx, payment, { wanted_cents: 0 }, deps.now());
  await requestNextOperation(deps, trx, closing, { actorId, isRetry: true });
  return accept(true);
};

const collectOnDelivery = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  order: PayableOrder,
  method: PaymentMethod,
  request: SwitchRequest,
): Promise<Result<Step, Refusal>> => {
  const { id, number, version } = order;
  const online = await trx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', id)
    .where('provider', '<>', 'door')
    .where('is_spare', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  const productIds = await order.collectOnDelivery(request);
  if (!productIds) return refuse({ kind: 'wrong-state', detail: switchRefusalTexts.gone });
  // Also those that ended: a provider that changes its mind, or an event that comes late, must bring the shop no money.
  for (const row of online) await supersedePayment(deps, trx, row);
  await recordChange(trx, {
    ...{ actorId: request.actorId, action: 'order.pay-on-delivery', subjectType: 'order', subjectId: id },
    before: { number, version, payment: method },
    // Without the reason, which may name the customer: the order's notes have it, and lose it with the account.
    after: { number, version: version + 1, payment: 'on-delivery' },
  });
  await notifyCustomer(deps, trx, order, 'pay-on-delivery', await order.dueCents());
  return accept({ kind: 'switched', productIds });
};

const stillOpen: Refusal = {
  kind: 'payment-away',
  detail:
    'El proveedor todavía no suelta el pago, y no queremos cobrar dos veces. No se cambió nada: espera un momento e intenta otra vez.',
  retryAfterSeconds: 5,
};
