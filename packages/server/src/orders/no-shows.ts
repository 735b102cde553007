import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** Whether the order `o` couldn't be handed over and wasn't paid. */
export const isNoShow: RawBuilder<boolean> = sql<boolean>`(
  o.payment_status = 'pendiente' and o.status in ('no_entregado', 'cancelado')
  and exists (select from order_status_history s where s.order_id = o.id and s.status = 'no_entregado'))`;

/** No-shows of a user, without those that staff excused. */
export const countNoShows = async (db: Kysely<Schema>, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('orders as o')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('o.user_id', '=', userId)
    .where('o.no_show_excused', '=', false)
    .where(isNoShow)
    .executeTakeFirstOrThrow();
  return count;
};
