import type { PlaceOrderBody } from '@nutricion/contract/orders/orders';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type OrderDependencies, placeOrder } from '../place-order.ts';

interface TelephoneRequest {
  readonly body: PlaceOrderBody;
  readonly idempotencyKey: string;
}

/**
 * Places an order for the customer on the telephone: priced, limited and mailed as their own. It is paid on delivery, because
 * nobody says a card's number over the telephone.
 */
export const placeForCustomer = async (
  deps: OrderDependencies,
  { profileId: actorId }: Caller,
  customerId: ProfileId,
  { body, idempotencyKey }: TelephoneRequest,
): Promise<Result<{ id: string; number: string }, Refusal>> => {
  if (body.paymentMethod !== 'on-delivery')
    return refuse({ kind: 'invalid-input', errors: { paymentMethod: PAID_AT_THE_DOOR } });
  if (customerId === actorId) return refuse(ownOrder);
  const placed = await placeOrder(deps, {
    caller: { profileId: customerId },
    body,
    idempotencyKey,
    telephone: {
      actorId,
      check: (trx) => recheckPermission(trx, actorId, 'orders.change'),
      record: (trx, { id, number, total, items }) =>
        recordChange(trx, {
          actorId,
          action: 'order.place',
          subjectType: 'order',
          subjectId: id,
          before: null,
          after: { number, total, lines: items.length },
        }),
    },
  });
  if (placed.ok) return accept({ id: placed.value.id, number: placed.value.number });
  return refuse(refusalFor(placed.refusal));
};

/** Refusals that would speak of the caller's own account. */
const refusalFor = (refusal: Refusal): Refusal => {
  if (refusal.kind === 'unverified') return notVerified;
  if (refusal.kind === 'signed-out') return { kind: 'not-found', what: 'esa cuenta' };
  return refusal;
};

const PAID_AT_THE_DOOR = 'Por teléfono se paga al recibir: nadie dicta su tarjeta.';

const ownOrder: Refusal = {
  kind: 'wrong-state',
  detail: 'Esa es tu propia cuenta. Haz tu pedido en la tienda, como cualquier cliente.',
};

const notVerified: Refusal = {
  kind: 'wrong-state',
  detail:
    'Esta cuenta no está verificada y todavía no puede pedir. Verifícala en «Usuarios» y vuelve a intentarlo.',
};
