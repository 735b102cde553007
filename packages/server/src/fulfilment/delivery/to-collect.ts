import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Of the order `o`, what is still to be paid at the door: what was packed, all of it. */
export const toCollectCents = sql<number>`
  case when o.payment_method = 'on-delivery' and o.payment_status = 'pendiente'
    then coalesce(o.packed_total_cents, o.total_cents) else 0 end
`;

export const centsToCollect = async (db: Kysely<Schema>, orderId: string): Promise<number> => {
  const { due } = await db
    .selectFrom('orders as o')
    .select(toCollectCents.as('due'))
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return due;
};
