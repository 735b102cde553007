import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { orderMoney } from '@nutricion/contract/orders/order-money';
import type { orderReviewEndpoints, reviewBodySchema } from '@nutricion/contract/orders/order-reviews';
import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { decideReview } from '@nutricion/domain/orders/order-review';
import { transitionBetween } from '@nutricion/domain/orders/order-transitions';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '../../platform/admin/audit.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { lockOrder } from '../life/lock-order.ts';
import { type TransitionDependencies, transitionOrder } from '../life/transition-order.ts';
import { writeReview } from './review-store.ts';

type Reviewed = ResponseOf<(typeof orderReviewEndpoints)['POST /api/admin/orders/{id}/review']>;

export interface ReviewDependencies extends TransitionDependencies {
  readonly db: Kysely<Schema>;
  /** Called after the commit with products whose stock increased. */
  readonly announceStock: (ids: readonly string[]) => void;
}

/**
 * Decides on an order that waits for a person: decision, audit and mail in one transaction, and for a refusal
 * the cancellation with stock, counters and place in the window. `version` is what the administrator saw.
 */
export const reviewOrder = async (
  deps: ReviewDependencies,
  actorId: ProfileId,
  orderId: string,
  { decision, reason = '', version }: z.output<typeof reviewBodySchema>,
): Promise<Result<Reviewed, Refusal>> => {
  const decided = await deps.db
    .transaction()
    .execute(async (trx): Promise<Result<ReviewOutcome, Refusal>> => {
      const order = await lockOrder(trx, orderId);
      if (!order?.user_id) return refuse({ kind: 'not-found', what: 'ese pedido' });
      const next = decideReview(order, decision);
      if (!next.ok) return refuse(notWaiting);
      if (order.version !== version) return refuse({ kind: 'stale-version' });
      const { review, isCancelled } = next.value;
      const transition = isCancelled ? transitionBetween(order.status, 'cancelado') : null;
      const backInStock = transition
        ? await transitionOrder(deps, trx, order, transition, { actorId, mail: 'order-reviewed' })
        : [];
      const after = { review, reason: reason || null, actorId, version: version + 1 };
      await writeReview(trx, orderId, after);
      const total = orderMoney.toJson({ totalCents: order.total_cents });
      await recordChange(trx, {
        actorId,
        action: `order.${decision}`,
        subjectType: 'order',
        subjectId: orderId,
        before: { number: order.number, ...total, review: order.review },
        // Without the reason, which may name the customer: the order has it, and loses it with the account.
        after: { number: order.number, ...total, review },
      });
      if (!transition) await notifyApproved(deps, trx, orderId, order.user_id);
      return accept({ response: { id: orderId, state: review, version: after.version }, backInStock });
    });
  if (!decided.ok) return decided;
  const { response, backInStock } = decided.value;
  if (backInStock.length > 0) deps.announceStock(backInStock);
  return accept(response);
};

const notifyApproved = (
  { enqueueMail }: TransitionDependencies,
  trx: Transaction<Schema>,
  orderId: string,
  userId: string,
) =>
  enqueueMail(trx, {
    kind: 'order-reviewed',
    orderId: orderId as OrderId,
    userId: userId as ProfileId,
  });

interface ReviewOutcome {
  readonly response: Reviewed;
  /** Products by id. */
  readonly backInStock: readonly string[];
}

const notWaiting: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese pedido ya no espera: alguien lo decidió o la persona lo canceló. Vuelve a cargar la lista.',
};
