import type { AdminUserDetailsJson } from '@nutricion/contract/accounts/users';
import { orderMoney } from '@nutricion/contract/orders/order-money';
import { isUuid } from '@nutricion/domain/kit/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { deviceOf } from '../sessions/device-of.ts';
import { readSessions } from '../sessions/session-store.ts';
import type { UserDependencies } from './dependencies.ts';
import { findUser, userToJson } from './user-store.ts';

const LATEST_ORDERS = 10;

/** A user with sessions and latest orders; null if there is none. */
export const readUserDetail = async (
  { db, now, countNoShows }: UserDependencies,
  id: string,
): Promise<AdminUserDetailsJson | null> => {
  const user = isUuid(id) ? await findUser(db, id) : undefined;
  if (!user) return null;
  const [sessions, orders, orderCount, noShows] = await Promise.all([
    readSessions(db, id, new Date(now())),
    readOrders(db, id),
    countOrders(db, id),
    countNoShows(id),
  ]);
  return {
    user: userToJson(user),
    sessions: sessions.map((row) => ({
      id: row.id,
      ...deviceOf(row.user_agent),
      isTrusted: row.is_trusted,
      startedAt: row.created_at.toISOString(),
      lastUsedAt: row.updated_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    })),
    orders: orders.map(({ created_at, total_cents, ...order }) => ({
      ...order,
      ...orderMoney.toJson({ totalCents: total_cents }),
      created_at: created_at.toISOString(),
    })),
    order_count: orderCount,
    no_shows: noShows,
  };
};

const readOrders = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'total_cents', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LATEST_ORDERS)
    .execute();

const countOrders = async (db: Kysely<Schema>, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};
