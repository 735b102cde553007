import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProfileId } from '@nutricion/domain/ids';
import { HOLD_GRACE_MS, LONGEST_HOLD_MS, METHOD_MISSING } from '@nutricion/domain/payment/online-payment';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import type { Refusal } from '../../http/refusal.ts';
import { askNextOperation } from './ask-operation.ts';
import { createAtProvider } from './create-at-provider.ts';
import type { PaymentDependencies, Trx } from './payment-dependencies.ts';
import { changePayment, findPayment, lockPaymentOf, type PaymentRow } from './payment-store.ts';

export interface PaymentRequest {
  readonly profileId: ProfileId;
  readonly orderId: string;
  readonly method: 'card' | 'ath-movil';
  /** Of ATH Móvil; undefined: the order's. */
  readonly phone?: string | undefined;
}

/** Begins to pay an order, or answers the payment that is under way: two taps open one page. */
export const beginPayment = async (
  deps: PaymentDependencies,
  request: PaymentRequest,
): Promise<Result<PaymentRow, Refusal>> => {
  const written = await deps.db.transaction().execute((trx) => writePayment(deps, trx, request));
  if (!written.ok) return written;
  const { id, status } = written.value;
  if (status !== 'creado') return written;
  await createAtProvider(deps, written.value, request.phone);
  const row = await untilOpened(deps, id);
  if (row?.status === 'pendiente') return accept(row);
  if (row?.status === 'fallido') return refuse(notOpened);
  return refuse({ kind: 'busy', retryAfterSeconds: 3 });
};

/** Another tap may be opening it: what comes of that is the answer to this one too. */
const untilOpened = async (deps: PaymentDependencies, id: string): Promise<PaymentRow | undefined> => {
  let row = await findPayment(deps.db, id);
  for (
    let tries = 0;
    tries < OPENED_TRIES && row?.status === 'creado' && row.opening_until !== null;
    tries += 1
  ) {
    await sleep(OPENED_EVERY_MS);
    row = await findPayment(deps.db, id);
  }
  return row;
};
const OPENED_EVERY_MS = 200;
const OPENED_TRIES = 15;

const writePayment = async (
  deps: PaymentDependencies,
  trx: Trx,
  { profileId, orderId, method }: PaymentRequest,
): Promise<Result<PaymentRow, Refusal>> => {
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
  if (live && isUnderWay(live, method, nowMs)) return accept(live);
  const lastsUntilMs = nowMs + provider.openMs + HOLD_GRACE_MS;
  const isTooLate =
    (held_until?.getTime() ?? 0) <= nowMs || lastsUntilMs > created_at.getTime() + LONGEST_HOLD_MS;
  if (isTooLate) return refuse(timeIsUp);
  if (live) await setAside(deps, trx, live);
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
  return accept(row);
};

const isUnderWay = (row: PaymentRow, method: PaymentRequest['method'], nowMs: number): boolean => {
  if (row.status !== 'creado' && row.status !== 'pendiente') return true;
  return row.method === method && (row.expires_at?.getTime() ?? 0) > nowMs;
};

/** Closed at its provider; should it be paid before that, what it brings goes back. */
export const setAside = async (deps: PaymentDependencies, trx: Trx, row: PaymentRow): Promise<void> => {
  const spare = await changePayment(trx, row, { is_spare: true, wanted_cents: 0 }, deps.now());
  await askNextOperation(deps, trx, spare);
};

const nothingToPay: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese pedido no espera ningún pago. Ábrelo para ver cómo va.',
};

const timeIsUp: Refusal = {
  kind: 'wrong-state',
  detail: 'Se acabó el tiempo para pagar este pedido. Pide lo mismo otra vez desde «Mis pedidos».',
};

const notOpened: Refusal = {
  kind: 'wrong-state',
  detail: 'No pudimos empezar el pago. Revisa tu teléfono, intenta otra vez o escoge otra forma de pagar.',
};
