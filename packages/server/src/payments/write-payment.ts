import { randomUUID } from 'node:crypto';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { HOLD_GRACE_MS, LONGEST_HOLD_MS, METHOD_MISSING } from '@nutricion/domain/payments/online-payment';
import type { Refusal } from '../platform/http/refusal.ts';
import { askNextOperation } from './ask-operation.ts';
import { cardStillOpen, nothingToPay, timeIsUp, tooManyRequests } from './begin-refusals.ts';
import type { PaymentDependencies, Trx } from './payment-dependencies.ts';
import { changePayment, lockPaymentOf, type PaymentRow, providerOf } from './payment-store.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

export interface PaymentRequest {
  readonly profileId: ProfileId;
  readonly orderId: string;
  readonly method: 'card' | 'ath-movil';
  /** The telephone of the ATH Móvil account; undefined: the order's. */
  readonly phone?: string | undefined;
}

export type WrittenPayment =
  /** The payment to open: a new one, or the one that an earlier tap began. */
  | { readonly kind: 'ready'; readonly row: PaymentRow; readonly isNew: boolean }
  /** Another payment of the order can still be paid: it has to be closed at its provider first. */
  | { readonly kind: 'closing'; readonly paymentId: string };

/**
 * Stores the payment that a customer begins for an order, and how long the order's units stay reserved for it.
 * @param askedToClose the payment that this request has already tried to close, or null
 */
export const writePayment = async (
  deps: PaymentDependencies,
  trx: Trx,
  { profileId, orderId, method }: PaymentRequest,
  askedToClose: string | null,
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
  if (live && isUnderWay(live, { method, totalCents: order.totalCents }, nowMs))
    return accept({ kind: 'ready', row: live, isNew: false });
  const lastsUntilMs = nowMs + provider.openMs + HOLD_GRACE_MS;
  const isTooLate =
    (held_until?.getTime() ?? 0) <= nowMs || lastsUntilMs > created_at.getTime() + LONGEST_HOLD_MS;
  if (isTooLate) return refuse(timeIsUp);
  if (provider.capturesAtOnce && (await countBegun(trx, orderId, provider)) >= MOST_ATH_REQUESTS)
    return refuse(tooManyRequests);
  if (live) {
    const closing = await makeWay(deps, trx, live, askedToClose);
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
      amount_cents: order.totalCents,
      expires_at: new Date(nowMs + provider.openMs),
      created_at: new Date(nowMs),
      changed_at: new Date(nowMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const heldUntil = new Date(Math.max(held_until?.getTime() ?? 0, lastsUntilMs));
  await trx
    .updateTable('orders')
    .set({ payment_method: method, held_until: heldUntil })
    .where('id', '=', orderId)
    .execute();
  return accept({ kind: 'ready', row, isNew: true });
};

/** Requests for one order: each rings a telephone, which may be a stranger's. */
const MOST_ATH_REQUESTS = 10;

const countBegun = async (trx: Trx, orderId: string, { name }: PaymentProvider): Promise<number> => {
  const { begun } = await trx
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('begun'))
    .where('order_id', '=', orderId)
    .where('provider', '=', name)
    .executeTakeFirstOrThrow();
  return Number(begun);
};

/** Whether a payment can be continued as asked for now; not if the order was changed and costs another amount. */
const isUnderWay = (
  row: PaymentRow,
  asked: Pick<PaymentRequest, 'method'> & { readonly totalCents: number },
  nowMs: number,
): boolean => {
  if (row.status !== 'creado' && row.status !== 'pendiente') return true;
  const isAsAsked = row.method === asked.method && row.amount_cents === asked.totalCents;
  return isAsAsked && row.wanted_cents !== 0 && (row.expires_at?.getTime() ?? 0) > nowMs;
};

/**
 * Puts the order's open payment out of the way of a new one. A payment that the customer may be paying right now has to be
 * closed at its provider first; if it was paid before that, it is the one that counts.
 * @returns the payment to close at its provider before trying again; null if a new one can begin
 */
const makeWay = async (
  deps: PaymentDependencies,
  trx: Trx,
  live: PaymentRow,
  askedToClose: string | null,
): Promise<Result<string | null, Refusal>> => {
  const isAskedAgain = askedToClose === live.id;
  // Without the provider's reference nobody was ever shown a page to pay it on.
  const isUnseen = live.provider_ref === null;
  // ATH Móvil takes no money without a further call of ours, so one that doesn't answer needn't block another way of paying.
  if (isUnseen || (isAskedAgain && providerOf(deps.providers, live)?.capturesAtOnce)) {
    await setAside(deps, trx, live);
    return accept(null);
  }
  if (isAskedAgain) return refuse(cardStillOpen);
  const closing = await changePayment(trx, live, { wanted_cents: 0 }, deps.now());
  await askNextOperation(deps, trx, closing);
  return accept(live.id);
};

/** Marks a payment as spare and closes it at its provider; if it is paid before that, the money is refunded. */
export const setAside = async (deps: PaymentDependencies, trx: Trx, row: PaymentRow): Promise<void> => {
  const spare = await changePayment(trx, row, { is_spare: true, wanted_cents: 0 }, deps.now());
  await askNextOperation(deps, trx, spare);
};
