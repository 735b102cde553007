import type { deliveryEndpoints } from '@nutricion/contract/fulfilment/deliveries';
import type { AnswerOf } from '@nutricion/contract/kit/endpoint';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

type Handover = AnswerOf<(typeof deliveryEndpoints)['GET /api/admin/orders/{id}/handover']>['handover'];

/** By what an order was handed over; its code is told to nobody. */
export const readHandover = async (db: Kysely<Schema>, orderId: string): Promise<Handover> => {
  const deed = await db
    .selectFrom('delivery_deeds as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .leftJoin('profiles as p', 'p.id', 'd.actor_id')
    .leftJoin('handover_photos as f', 'f.order_id', 'd.order_id')
    .select(['d.kind', 'd.receiver', 'd.reason', 'd.done_at', 'p.full_name as by', 'f.jpeg'])
    .where('d.order_id', '=', orderId)
    .where('d.kind', 'in', ['code', 'photo'])
    .where('d.refusal', 'is', null)
    .where('o.status', '=', 'entregado')
    .executeTakeFirst();
  if (!deed) return null;
  return {
    kind: deed.kind === 'photo' ? 'photo' : 'code',
    by: deed.by,
    at: deed.done_at.toISOString(),
    receiver: deed.receiver,
    reason: deed.reason,
    photo: deed.jpeg?.toString('base64') ?? null,
  };
};
