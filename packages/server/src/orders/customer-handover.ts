import type { OrderJson } from '@nutricion/contract/orders/orders';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { readOwnCode } from './handover-codes.ts';
import { lockOwnOrder } from './life/lock-order.ts';

interface HandoverDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
}

/** What the customer sees while their order is on its way: code, arrival, attempts; null before it leaves. */
export const readOwnHandover = async (
  db: Kysely<Schema>,
  profileId: string,
  orderId: string,
): Promise<NonNullable<OrderJson['handover']> | null> => {
  const [code, stop] = await Promise.all([
    readOwnCode(db, profileId, orderId),
    db
      .selectFrom('delivery_stops')
      .select(['arrived_at', 'coming_at', 'place', 'attempts'])
      .select((query) =>
        query
          .selectFrom('delivery_deeds as d')
          .select('d.receiver')
          .whereRef('d.order_id', '=', 'delivery_stops.order_id')
          .where('d.kind', '=', 'photo')
          .where('d.refusal', 'is', null)
          .as('receiver'),
      )
      .where('order_id', '=', orderId)
      .executeTakeFirst(),
  ]);
  if (code === null && !stop?.attempts) return null;
  return {
    code,
    arrived_at: stop?.arrived_at?.toISOString() ?? null,
    coming_at: stop?.coming_at?.toISOString() ?? null,
    place: stop?.place ?? 'route',
    attempts: stop?.attempts ?? 1,
    receiver: stop?.receiver ?? null,
  };
};

/** Records that the customer is coming down to the entrance; repeating it sets the time anew. */
export const recordComingDown = ({ db, now }: HandoverDependencies, profileId: string, orderId: string) =>
  db.transaction().execute(async (trx): Promise<Result<{ coming_at: string }, Refusal>> => {
    const order = await lockOwnOrder(trx, profileId, orderId);
    if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
    if (order.status !== 'en_ruta') return refuse(notInTransit);
    const comingAt = new Date(now());
    await trx
      .insertInto('delivery_stops')
      .values({ order_id: orderId, attempts: 1, place: 'route', coming_at: comingAt })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ coming_at: comingAt }))
      .execute();
    return accept({ coming_at: comingAt.toISOString() });
  });

const notInTransit: Refusal = {
  kind: 'wrong-state',
  detail: 'Tu pedido ya no va de camino. Vuelve a abrirlo y mira cómo va.',
};
