import type { deliveryEndpoints } from '@nutricion/contract/fulfilment/deliveries';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

type Handover = ResponseOf<(typeof deliveryEndpoints)['GET /api/admin/orders/{id}/handover']>['handover'];

/** How an order was handed over; its code is never returned. */
export const readHandover = async (db: Kysely<Schema>, orderId: string): Promise<Handover> => {
  const action = await db
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
  if (!action) return null;
  return {
    kind: action.kind === 'photo' ? 'photo' : 'code',
    by: action.by,
    at: action.done_at.toISOString(),
    receiver: action.receiver,
    reason: action.reason,
    photo: action.jpeg?.toString('base64') ?? null,
  };
};
