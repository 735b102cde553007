import type { OrderJson } from '@nutricion/contract/orders';
import type { OrderId, ProfileId } from '@nutricion/domain/ids';
import { customerMayCancel } from '@nutricion/domain/order/customer-cancel';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { EnqueueOrderMail } from '../order-mail.ts';
import { readOrder } from '../order-reads.ts';
import { cancelLocked, lockOrder } from './cancel-store.ts';

export interface CancelDependencies {
  readonly db: Kysely<Schema>;
  /** Told after the commit which products have more stock. */
  readonly announceStock: (ids: readonly string[]) => void;
  readonly enqueueMail: EnqueueOrderMail;
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
  const decided = await deps.db.transaction().execute(async (trx): Promise<Result<string[], Refusal>> => {
    const order = await lockOrder(trx, profileId, orderId);
    if (!order) return refuse(unknownOrder);
    if (order.status === 'cancelado') return accept([]);
    if (!customerMayCancel(order.status)) return refuse(tooLate);
    if (order.version !== version) return refuse(changedMeanwhile);
    const productIds = await cancelLocked(trx, order, profileId);
    await deps.enqueueMail(trx, { kind: 'order-cancelled', orderId: orderId as OrderId, userId: profileId });
    return accept(productIds);
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
