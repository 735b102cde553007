import { randomUUID } from 'node:crypto';
import { isOnAnotherDay, otherDayText } from '@nutricion/domain/fulfilment/another-day';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { decideTransition } from '@nutricion/domain/orders/order-transitions';
import { sql, type Transaction } from 'kysely';
import { type AdminOrderDependencies, lockOrder, transitionOrder } from '../../orders/public.ts';
import { recordChange } from '../../platform/admin/audit.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { lockOwnRoute, putOnRoute, renewRoute, routeName } from './lock-route.ts';
import { withheldReason } from './withheld-reason.ts';

/**
 * Departs with all ready orders of the route: each is on its way, gets a code, and the clock of its cold items
 * starts. Repeating it takes along what became ready since, and nothing twice. With orders of another day it needs a reason.
 */
export const depart = (
  deps: AdminOrderDependencies,
  caller: Caller,
  routeId: string,
  { isHot, otherDay }: { readonly isHot: boolean; readonly otherDay?: string | undefined },
): Promise<Result<null, Refusal>> =>
  deps.db.transaction().execute(async (trx) => {
    const route = await lockOwnRoute(trx, routeId, caller.profileId);
    if (!route.ok) return route;
    const slot = { date: route.value.delivery_date, windowId: route.value.delivery_window };
    if (isOnAnotherDay(slot, deps.now())) {
      if (!otherDay) return refuse({ kind: 'invalid-input', errors: { other_day: otherDayText(slot.date) } });
      await recordChange(trx, {
        ...{
          actorId: caller.profileId,
          action: 'route.depart-other-day',
          subjectType: 'route',
          subjectId: routeId,
        },
        before: null,
        after: { name: routeName(route.value) },
        reason: otherDay,
      });
    }
    await putOnRoute(trx, route.value, deps.now());
    await trx.updateTable('delivery_routes').set({ is_hot: isHot }).where('id', '=', routeId).execute();
    await renewRoute(trx, routeId, caller.profileId, deps.now());
    for (const orderId of await readyOrders(trx, routeId))
      await departWithOrder(deps, trx, caller, { routeId, orderId });
    return accept(null);
  });

const readyOrders = async (trx: Transaction<Schema>, routeId: string): Promise<readonly string[]> => {
  const ready = await trx
    .selectFrom('delivery_stops as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('o.id')
    .where('s.route_id', '=', routeId)
    .where('o.status', '=', 'listo')
    .where(sql<boolean>`${withheldReason} is null`)
    .orderBy('o.id')
    .execute();
  return ready.map(({ id }) => id);
};

const departWithOrder = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { profileId: actorId, roles }: Caller,
  { routeId, orderId }: { readonly routeId: string; readonly orderId: string },
): Promise<void> => {
  const order = await lockOrder(trx, orderId);
  // Cancelled, or held back, while it waited for its lock.
  if (order?.status !== 'listo' || order.isRecalled || order.isUnpaid) return;
  const transition = decideTransition(order, 'en_ruta', { kind: 'staff', roles });
  if (!transition.ok) throw new Error('whoever runs deliveries may leave with what is ready');
  await transitionOrder(deps, trx, order, transition.value, { actorId });
  const at = new Date(deps.now());
  await trx
    .updateTable('delivery_stops')
    .set({ attempts: sql<number>`attempts + 1`, place: 'route', out_since: at, warm_ms: 0 })
    .set({ arrived_at: null, coming_at: null })
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .insertInto('delivery_deeds')
    .values({
      id: randomUUID(),
      order_id: orderId,
      route_id: routeId,
      kind: 'departed',
      actor_id: actorId,
      done_at: at,
    })
    .execute();
};
