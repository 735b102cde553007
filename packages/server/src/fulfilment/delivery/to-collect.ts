import { type Kysely, sql } from 'kysely';
import { centsOfColumn } from '../../platform/db/dollars.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** Of the order `o`, dollars that are still to be paid at the door: what was packed, all of it. */
export const toCollect = sql<number>`
  case when o.payment_method = 'on-delivery' and o.payment_status = 'pendiente'
    then coalesce(o.packed_total, o.total) else 0 end
`;

export const centsToCollect = async (db: Kysely<Schema>, orderId: string): Promise<number> => {
  const { due } = await db
    .selectFrom('orders as o')
    .select(toCollect.as('due'))
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return centsOfColumn(due);
};
