import type { OrderJson } from '@nutricion/contract/orders/orders';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { decideTransition } from '@nutricion/domain/orders/order-transitions';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { lockOwnOrder } from '../life/lock-order.ts';
import { type TransitionDependencies, transitionOrder } from '../life/transition-order.ts';
import { readOrder } from '../order-reads.ts';

export interface CancelDependencies extends TransitionDependencies {
  readonly db: Kysely<Schema>;
  /** Called after the commit with products whose stock increased. */
  readonly announceStock: (ids: readonly string[]) => void;
}

/**
 * Cancels a customer's own order: status, history, stock, counters, the slot and the mail in one transaction.
 * Cancelling twice returns the cancelled order. `version` is what they saw: if the order has changed since, the
 * cancellation is refused.
 */
export const cancelOrder = async (
  deps: CancelDependencies,
  profileId: ProfileId,
  orderId: string,
  version: number,
): Promise<Result<OrderJson, Refusal>> => {
  const decided = await deps.db
    .transaction()
    .execute(async (trx): Promise<Result<readonly string[], Refusal>> => {
      const order = await lockOwnOrder(trx, profileId, orderId);
      if (!order) return refuse(unknownOrder);
      if (order.status === 'cancelado') return accept([]);
      const transition = decideTransition(order, 'cancelado', { kind: 'customer' });
      if (!transition.ok) return refuse(tooLateRefusal);
      if (order.version !== version) return refuse(changedSinceRefusal);
      return accept(
        await transitionOrder(deps, trx, order, transition.value, {
          actorId: profileId,
          mail: 'order-cancelled',
        }),
      );
    });
  if (!decided.ok) return decided;
  if (decided.value.length > 0) deps.announceStock(decided.value);
  const order = await readOrder(deps.db, profileId, orderId);
  return order ? accept(order) : refuse(unknownOrder);
};

const unknownOrder: Refusal = { kind: 'not-found', what: 'ese pedido' };

const tooLateRefusal: Refusal = {
  kind: 'wrong-state',
  detail:
    'Ya empezamos a preparar tu pedido, así que no se puede cancelar aquí. Llama a la tienda si lo necesitas detener.',
};

const changedSinceRefusal: Refusal = {
  kind: 'wrong-state',
  detail: 'El pedido cambió mientras lo mirabas. Revisa cómo va y, si todavía quieres, cancélalo.',
};
