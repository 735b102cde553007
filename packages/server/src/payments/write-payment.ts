import { randomUUID } from 'node:crypto';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import {
  HOLD_GRACE_MS,
  MAX_HOLD_MS,
  METHOD_MISSING,
  onlineAmountIssue,
} from '@nutricion/domain/payments/online-payment';
import type { Refusal } from '../platform/http/refusal.ts';
import { cardStillOpen, nothingToPay, paymentTimeExpired, tooManyRequests } from './begin-refusals.ts';
import type { PaymentDependencies, PaymentTransaction } from './payment-dependencies.ts';
import { changePayment, lockPaymentOf, type PaymentRow, providerOf } from './payment-store.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import { requestNextOperation } from './request-operation.ts';

export interface PaymentRequest {
  readonly profileId: ProfileId;
  readonly orderId: string;
  readonly method: 'card' | 'ath-movil';
  /** The telephone of the ATH Móvil account; undefined: the order's. */
  readonly phone?: string | undefined;
}

export type WrittenPayment =
  /** The payment to open: a new one, or one that an earlier tap began. */
  | { readonly kind: 'ready'; readonly row: PaymentRow; readonly isNew: boolean }
  /** Another payment of the order can still be paid: it has to be closed at its provider first. */
  | { readonly kind: 'closing'; readonly paymentId: string };

/**
 * Stores the payment that a customer begins for an order, and how long the order's units stay reserved for it.
 * @param paymentIdToClose the payment that this request has already tried to close, or null
 */
export const writePayment = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  { profileId, orderId, method }: PaymentRequest,
  paymentIdToClose: string | null,
): Promise<Result<WrittenPayment, Refusal>> => {
  const provider = deps.providers[method];
  if (!provider) return refuse({ kind: 'invalid-input', errors: { method: METHOD_MISSING } });
  const order = await deps.lockOrder(trx, orderId);
  if (!order || order.user_id !== profileId) return refuse({ kind: 'not-found', what: 'ese pedido' });
  if (order.status !== 'pendiente_pago') return refuse(nothingToPay);
  const { created_at, held_until } = await trx
    .selectFrom('orders')
    .select(['created_at', 'held_until'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const nowMs = deps.now();
  const live = await lockPaymentOf(trx, orderId);
  // What staff cancelled of it isn't charged first and refunded afterwards.
  const amountCents = await order.dueCents();
  if (live && isInProgress(live, { method, amountCents }, nowMs))
    return accept({ kind: 'ready', row: live, isNew: false });
  const lastsUntilMs = nowMs + provider.openMs + HOLD_GRACE_MS;
  const isTooLate =
    (held_until?.getTime() ?? 0) <= nowMs || lastsUntilMs > created_at.getTime() + MAX_HOLD_MS;
  if (isTooLate) return refuse(paymentTimeExpired);
  const amountIssue = onlineAmountIssue(method, amountCents);
  if (amountIssue !== null) return refuse({ kind: 'wrong-state', detail: amountIssue });
  if (provider.capturesAtOnce && (await countBegunPayments(trx, orderId, provider)) >= MAX_ATH_REQUESTS)
    return refuse(tooManyRequests);
  if (live) {
    const closing = await closeOtherPayments(deps, trx, live, paymentIdToClose);
    if (!closing.ok) return closing;
    if (closing.value !== null) return accept({ kind: 'closing', paymentId: closing.value });
  }
  const row = await trx
    .insertInto('payments')
    .values({
      id: randomUUID(),
      order_id: orderId,
      method,
      provider: provider.name,
      status: 'creado',
      amount_cents: amountCents,
      expires_at: new Date(nowMs + provider.openMs),
      created_at: new Date(nowMs),
      changed_at: new Date(nowMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const authorizedUntil = new Date(Math.max(held_until?.getTime() ?? 0, lastsUntilMs));
  await trx
    .updateTable('orders')
    .set({ payment_method: method, held_until: authorizedUntil })
    .where('id', '=', orderId)
    .execute();
  return accept({ kind: 'ready', row, isNew: true });
};

/** Requests for one order: each is sent to a telephone, which may be a stranger's. */
const MAX_ATH_REQUESTS = 10;

const countBegunPayments = async (
  trx: PaymentTransaction,
  orderId: string,
  { name }: PaymentProvider,
): Promise<number> => {
  const { begun } = await trx
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('begun'))
    .where('order_id', '=', orderId)
    .where('provider', '=', name)
    .executeTakeFirstOrThrow();
  return Number(begun);
};

/** Whether a payment can be continued as requested; not if the order was changed and costs another amount. */
const isInProgress = (
  row: PaymentRow,
  request: Pick<PaymentRequest, 'method'> & { readonly amountCents: number },
  nowMs: number,
): boolean => {
  if (row.status !== 'creado' && row.status !== 'pendiente') return true;
  const isAsRequested = row.method === request.method && row.amount_cents === request.amountCents;
  return isAsRequested && row.wanted_cents !== 0 && (row.expires_at?.getTime() ?? 0) > nowMs;
};

/**
 * Supersedes the order's open payment so that a new one can begin. A payment that the customer may be paying right
 * now has to be closed at its provider first; if it was paid before that, it counts.
 * @returns the payment to close at its provider before trying again; null if a new one can begin
 */
const closeOtherPayments = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  live: PaymentRow,
  paymentIdToClose: string | null,
): Promise<Result<string | null, Refusal>> => {
  const isRepeated = paymentIdToClose === live.id;
  // Without the provider's reference no payment page was ever shown.
  const isUnseen = live.provider_ref === null;
  // ATH Móvil captures only by a further call of ours, so a payment that doesn't respond needn't block another method.
  if (isUnseen || (isRepeated && providerOf(deps.providers, live)?.capturesAtOnce)) {
    await supersedePayment(deps, trx, live);
    return accept(null);
  }
  if (isRepeated) return refuse(cardStillOpen);
  const closing = await changePayment(trx, live, { wanted_cents: 0 }, deps.now());
  await requestNextOperation(deps, trx, closing);
  return accept(live.id);
};

/** Marks a payment as superseded and closes it at its provider; if it is paid before that, the money is refunded. */
export const supersedePayment = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  row: PaymentRow,
): Promise<void> => {
  const superseded = await changePayment(trx, row, { is_spare: true, wanted_cents: 0 }, deps.now());
  await requestNextOperation(deps, trx, superseded);
};
