import type { OrderJson } from '@nutricion/contract/orders/orders';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { decideMove } from '@nutricion/domain/orders/order-moves';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { lockOwnOrder } from '../life/lock-order.ts';
import { moveOrder, type OrderLife } from '../life/move-order.ts';
import { readOrder } from '../order-reads.ts';

export interface CancelDependencies extends OrderLife {
  readonly db: Kysely<Schema>;
  /** Told after the commit which products have more stock. */
  readonly announceStock: (ids: readonly string[]) => void;
}

/**
 * Takes back a customer's own order: status, history, stock, counters, the place in the delivery window and
 * the mail in one transaction. Cancelling twice answers the cancelled order. `version` is what they saw:
 * when the order moved on meanwhile, what they decided on is no longer so.
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
      const move = decideMove(order, 'cancelado', { kind: 'customer' });
      if (!move.ok) return refuse(tooLate);
      if (order.version !== version) return refuse(changedMeanwhile);
      return accept(
        await moveOrder(deps, trx, order, move.value, { actorId: profileId, mail: 'order-cancelled' }),
      );
    });
  if (!decided.ok) return decided;
  if (decided.value.length > 0) deps.announceStock(decided.value);
  const order = await readOrder(deps.db, profileId, orderId);
  return order ? accept(order) : refuse(unknownOrder);
};

const unknownOrder: Refusal = { kind: 'not-found', what: 'ese pedido' };

const tooLate: Refusal = {
  kind: 'wrong-state',
  detail:
    'Ya empezamos a preparar tu pedido, así que no se puede cancelar aquí. Llama a la tienda si lo necesitas detener.',
};

const changedMeanwhile: Refusal = {
  kind: 'wrong-state',
  detail: 'El pedido cambió mientras lo mirabas. Revisa cómo va y, si todavía quieres, cancélalo.',
};
