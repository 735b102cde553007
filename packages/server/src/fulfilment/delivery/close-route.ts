import { type CashRefusal, countCash } from '@nutricion/domain/fulfilment/cash-count';
import { putInCold } from '@nutricion/domain/fulfilment/cold-chain';
import { formatUsd } from '@nutricion/domain/kit/money';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import type { AdminOrderDependencies } from '../../orders/public.ts';
import { recordChange } from '../../platform/admin/audit.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  type LockedRoute,
  lockRoute,
  notYourRoute,
  routeFinished,
  routeName,
  unknownRoute,
} from './lock-route.ts';
import { changeStop, clockColumns, clockOf } from './order-in-transit.ts';

export interface CountedCash {
  readonly countedCents: number;
  readonly reason: string;
}

/**
 * Closes a route once every stop is settled: counted cash against the recorded payments. A difference needs a
 * reason and is recorded in the audit. Repeating it with the same sum closes it once.
 */
export const closeRoute = (
  { db, now }: AdminOrderDependencies,
  { profileId }: Caller,
  routeId: string,
  { countedCents, reason }: CountedCash,
): Promise<Result<null, Refusal>> =>
  db.transaction().execute(async (trx) => {
    const route = await lockRoute(trx, routeId);
    if (!route) return refuse(unknownRoute);
    if (route.state === 'done' && route.cash_counted_cents === countedCents) return accept(null);
    if (route.state !== 'open') return refuse(routeFinished);
    if (route.driver_id !== profileId) return refuse(notYourRoute(route));
    const open = await countOpenStops(trx, routeId);
    if (open > 0) return refuse(notSettled(open));
    const expectedCents = await expectedCash(trx, routeId);
    const counted = countCash({ expectedCents, countedCents }, reason);
    if (!counted.ok) return refuse(unexplained(counted.refusal));
    await returnUndelivered(trx, route, now());
    await trx
      .updateTable('delivery_routes')
      .set({
        state: 'done',
        cash_expected_cents: expectedCents,
        cash_counted_cents: countedCents,
        cash_reason: counted.value === 0 ? null : reason,
        closed_at: new Date(now()),
        closed_by: profileId,
      })
      .where('id', '=', routeId)
      .execute();
    await recordChange(trx, {
      actorId: profileId,
      action: 'route.count-cash',
      subjectType: 'route',
      subjectId: routeId,
      before: { name: routeName(route), cash: formatUsd(expectedCents) },
      after: { name: routeName(route), cash: formatUsd(countedCents) },
      ...(counted.value !== 0 && { reason }),
    });
    return accept(null);
  });

/** Of the handovers of a route, what was paid in cash. */
const expectedCash = async (trx: Transaction<Schema>, routeId: string): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(p.captured_cents), 0)::int as cents
    from payments p join delivery_deeds d on d.order_id = p.order_id
    where d.route_id = ${routeId}::uuid and d.kind in ('code', 'photo') and d.refusal is null
      and p.provider = 'door' and p.door_way = 'cash'
  `.execute(trx);
  return rows[0]?.cents ?? 0;
};

/** Stops on their way, or whose next step isn't decided. */
const countOpenStops = async (trx: Transaction<Schema>, routeId: string): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from delivery_stops s join orders o on o.id = s.order_id
    where s.route_id = ${routeId}::uuid
      and (o.status = 'en_ruta' or (o.status = 'no_entregado' and s.place = 'route'))
  `.execute(trx);
  return rows[0]?.open ?? 0;
};

/** Orders that never left are free again; in the store's refrigerator the clock of returned items stops. */
const returnUndelivered = async (
  trx: Transaction<Schema>,
  route: LockedRoute,
  nowMs: number,
): Promise<void> => {
  const stops = await trx
    .selectFrom('delivery_stops as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['s.order_id', 's.warm_ms', 's.out_since', 's.place', 'o.status'])
    .where('s.route_id', '=', route.id)
    .where('o.status', 'in', ['listo', 'no_entregado'])
    .execute();
  for (const stop of stops) {
    if (stop.status === 'listo') await changeStop(trx, stop.order_id, { route_id: null });
    else if (stop.place === 'shop') {
      await changeStop(trx, stop.order_id, clockColumns(putInCold(clockOf(stop, route.is_hot), nowMs)));
    }
  }
};

const notSettled = (open: number): Refusal => ({
  kind: 'wrong-state',
  detail:
    open === 1
      ? 'Falta 1 parada por resolver. Entrégala, o di qué pasó con ella, y después cuadra el efectivo.'
      : `Faltan ${open} paradas por resolver. Entrégalas, o di qué pasó con ellas, y después cuadra el efectivo.`,
});

const unexplained = ({ differenceCents }: CashRefusal): Refusal => ({
  kind: 'invalid-input',
  errors: {
    reason: `${differenceCents < 0 ? 'Faltan' : 'Sobran'} ${formatUsd(Math.abs(differenceCents))}. Cuenta otra vez, o di por qué.`,
  },
});
