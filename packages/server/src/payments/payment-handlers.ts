import type { OrderPaymentJson } from '@nutricion/contract/payments/payments';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql } from 'kysely';
import type { Handlers } from '../platform/http/mount.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { beginPayment } from './begin-payment.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { readOrderPayment } from './payment-reads.ts';
import { findPayment, lockPayment, toProviderPayment } from './payment-store.ts';
import { settlePayment } from './settle-payment.ts';
import { supersedePayment } from './write-payment.ts';

type OrderPaymentResult = Result<OrderPaymentJson, Refusal>;
interface OwnPayment {
  readonly profileId: ProfileId;
  readonly orderId: string;
  readonly paymentId: string;
}

type Keys =
  | 'GET /api/orders/{id}/payment'
  | 'POST /api/orders/{id}/payments'
  | `POST /api/orders/{id}/payments/{pid}/${'refresh' | 'phone' | 'cancel'}`;

/** Paying, as the customer does it. */
export const paymentHandlers = (deps: PaymentDependencies): Handlers<Keys> => ({
  'GET /api/orders/{id}/payment': ({ caller, params }) => read(deps, caller.profileId, params.id),

  'POST /api/orders/{id}/payments': async ({ caller, params, body }) => {
    if (!isUuid(params.id)) return refuse(unknownOrder);
    const begun = await beginPayment(deps, { profileId: caller.profileId, orderId: params.id, ...body });
    if (!begun.ok) return begun;
    const { id, redirect_url } = begun.value;
    return accept({ payment_id: id, ...(redirect_url !== null && { redirect_url }) });
  },

  'POST /api/orders/{id}/payments/{pid}/refresh': ({ caller, params }) =>
    withOwnPayment(deps, readOwnOrderPayment(caller, params), async (paymentId) => {
      await settlePayment(deps, paymentId);
    }),

  'POST /api/orders/{id}/payments/{pid}/phone': async ({ caller, params, body }) => {
    const own = readOwnOrderPayment(caller, params);
    let refusal: Refusal | null = null;
    const response = await withOwnPayment(deps, own, async (paymentId) => {
      const row = await findPayment(deps.db, paymentId);
      const payment = row && toProviderPayment(deps, row);
      const ath = deps.providers['ath-movil'];
      if (!payment?.token || payment.ref === null || !ath || row?.provider !== 'ath') {
        refusal = phoneRefused;
        return;
      }
      if (!(await countPhoneChange(deps, paymentId))) {
        refusal = tooManyPhones;
        return;
      }
      const changed = await ath.changePhone(payment.token, payment.ref, body.phone);
      if (!changed.ok) refusal = changed.refusal.kind === 'refused' ? phoneRefused : athDidNotConfirmPhone;
    });
    return response.ok && refusal !== null ? refuse(refusal) : response;
  },

  'POST /api/orders/{id}/payments/{pid}/cancel': ({ caller, params }) =>
    withOwnPayment(deps, readOwnOrderPayment(caller, params), async (paymentId) => {
      await deps.db.transaction().execute(async (trx) => {
        const row = await lockPayment(trx, paymentId);
        if (row.is_spare || (row.status !== 'creado' && row.status !== 'pendiente')) return;
        await supersedePayment(deps, trx, row);
      });
      await settlePayment(deps, paymentId);
    }),
});

const readOwnOrderPayment = (
  { profileId }: { readonly profileId: ProfileId },
  { id, pid }: { readonly id: string; readonly pid: string },
): OwnPayment => ({ profileId, orderId: id, paymentId: pid });

const read = async (
  deps: PaymentDependencies,
  profileId: ProfileId,
  orderId: string,
): Promise<OrderPaymentResult> => {
  const loaded = isUuid(orderId) ? await readOrderPayment(deps.db, deps.providers, profileId, orderId) : null;
  return loaded ? accept(loaded) : refuse(unknownOrder);
};

/** Runs an action on the payment of the caller's own order, and returns the payment's state. */
const withOwnPayment = async (
  deps: PaymentDependencies,
  { profileId, orderId, paymentId }: OwnPayment,
  act: (paymentId: string) => Promise<void>,
): Promise<OrderPaymentResult> => {
  if (!isUuid(orderId) || !isUuid(paymentId)) return refuse(unknownOrder);
  const own = await deps.db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.id')
    .where('p.id', '=', paymentId)
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', profileId)
    .executeTakeFirst();
  if (!own) return refuse(unknownOrder);
  await act(own.id);
  return read(deps, profileId, orderId);
};

const unknownOrder: Refusal = { kind: 'not-found', what: 'ese pago' };

/** Each change sends a request to another telephone. */
const MAX_PHONE_CHANGES = 5;

const countPhoneChange = async (deps: PaymentDependencies, paymentId: string): Promise<boolean> => {
  const { numUpdatedRows } = await deps.db
    .updateTable('payments')
    .set({ phone_changes: sql<number>`phone_changes + 1` })
    .where('id', '=', paymentId)
    .where('phone_changes', '<', MAX_PHONE_CHANGES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const tooManyPhones: Refusal = {
  kind: 'wrong-state',
  detail: `Ya cambiaste el teléfono ${MAX_PHONE_CHANGES} veces. Cancela este pago y escoge otra forma de pagar.`,
};
const athDidNotConfirmPhone: Refusal = {
  kind: 'payment-away',
  detail:
    'ATH Móvil no contesta ahora y no sabemos si cambió el número. Espera un momento e intenta otra vez.',
  retryAfterSeconds: 3,
};
const phoneRefused: Refusal = {
  kind: 'wrong-state',
  detail: 'ATH Móvil no aceptó ese número. Cancela este pago y empieza otro con el número que quieres.',
};
