import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** Orders of a user that couldn't be handed over and weren't paid. */
export const countNoShows = async (db: Kysely<Schema>, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('orders as o')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('o.user_id', '=', userId)
    .where('o.payment_status', '=', 'pendiente')
    .where('o.status', 'in', ['no_entregado', 'cancelado'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_status_history as s')
          .select('s.id')
          .whereRef('s.order_id', '=', 'o.id')
          .where('s.status', '=', 'no_entregado'),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
};
