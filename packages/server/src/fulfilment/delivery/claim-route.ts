import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { ROUTE_LEASE_MS } from '@nutricion/domain/fulfilment/delivery-route';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import type { AdminOrderDependencies } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  leaseOfRoute,
  lockDriver,
  lockOwnRoute,
  lockRoute,
  putOnRoute,
  renewRoute,
  routeFinished,
  unknownRoute,
} from './lock-route.ts';

export interface RouteRequest {
  readonly date: string;
  readonly window: DeliveryWindowId;
  /** Null: customers without a hospital. */
  readonly hospital: string | null;
}

/**
 * Puts the orders of a round on a route of the driver's own and returns its id. A driver who has a route gets that
 * one: repeated requests, in any process, make one route.
 */
export const claimRoute = (
  { db, now }: AdminOrderDependencies,
  { profileId }: Caller,
  { date, window, hospital }: RouteRequest,
): Promise<Result<string, Refusal>> =>
  db.transaction().execute(async (trx) => {
    await lockDriver(trx, profileId);
    const own = await lockOpenRoute(trx, profileId);
    if (own) return accept(own.id);
    if (hospital !== null && !(await isHospital(trx, hospital))) return refuse(nothingReady);
    const made = await trx
      .insertInto('delivery_routes')
      .values({
        hospital_id: hospital,
        delivery_date: date,
        delivery_window: window,
        driver_id: profileId,
        leased_until: new Date(now() + ROUTE_LEASE_MS),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return refuse(claimedByAnother);
    const route = await lockRoute(trx, made.id);
    if (!route) throw new Error('a route that was made is there');
    await putOnRoute(trx, route, now());
    if (await isEmpty(trx, made.id)) {
      await trx.deleteFrom('delivery_routes').where('id', '=', made.id).execute();
      return refuse(nothingReady);
    }
    return accept(made.id);
  });

const isHospital = async (trx: Transaction<Schema>, id: string): Promise<boolean> =>
  (await trx.selectFrom('hospitals').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

const lockOpenRoute = (trx: Transaction<Schema>, profileId: string) =>
  trx
    .selectFrom('delivery_routes')
    .select('id')
    .where('driver_id', '=', profileId)
    .where('state', '=', 'open')
    .executeTakeFirst();

const isEmpty = async (trx: Transaction<Schema>, routeId: string): Promise<boolean> =>
  !(await trx
    .selectFrom('delivery_stops')
    .select('order_id')
    .where('route_id', '=', routeId)
    .executeTakeFirst());

/** Makes an open route the driver's own if another one released it or left it for twenty minutes. */
export const takeOverRoute = (
  { db, now }: AdminOrderDependencies,
  { profileId }: Caller,
  routeId: string,
): Promise<Result<string, Refusal>> =>
  db.transaction().execute(async (trx) => {
    await lockDriver(trx, profileId);
    const route = await lockRoute(trx, routeId);
    if (!route) return refuse(unknownRoute);
    if (route.state !== 'open') return refuse(routeFinished);
    const lease = leaseOfRoute(route, profileId, now());
    if (lease === 'others') return refuse(claimedBy(route.driver_name));
    if (lease === 'free' && (await lockOpenRoute(trx, profileId))) return refuse(alreadyHasOne);
    await renewRoute(trx, routeId, profileId, now());
    return accept(routeId);
  });

/** Releases a route: one of which nothing has left becomes a round again, another waits for the next driver. */
export const releaseRoute = (
  { db }: AdminOrderDependencies,
  { profileId }: Caller,
  routeId: string,
): Promise<Result<string, Refusal>> =>
  db.transaction().execute(async (trx) => {
    const route = await lockOwnRoute(trx, routeId, profileId);
    if (!route.ok) return route;
    const { rows } = await sql<{ has_left: boolean }>`
      select exists (select from delivery_deeds where route_id = ${routeId}::uuid) as has_left
    `.execute(trx);
    if (!rows[0]?.has_left) {
      await trx
        .updateTable('delivery_stops')
        .set({ route_id: null })
        .where('route_id', '=', routeId)
        .execute();
      await trx
        .updateTable('delivery_routes')
        .set({ state: 'given-back' })
        .where('id', '=', routeId)
        .execute();
    }
    await trx.updateTable('delivery_routes').set({ driver_id: null }).where('id', '=', routeId).execute();
    return accept(routeId);
  });

const nothingReady: Refusal = {
  kind: 'wrong-state',
  detail: 'En esa ronda todavía no hay nada listo. Espera a que lo preparen, o escoge otra.',
};

const claimedByAnother: Refusal = {
  kind: 'wrong-state',
  detail: 'Alguien tomó esa ruta antes. Mírala en «En otras manos», o escoge otra.',
};

const claimedBy = (name: string | null): Refusal => ({
  kind: 'wrong-state',
  detail: `Esta ruta la lleva ${name ?? 'otra persona'}. Escoge otra, o espera a que la suelte: a los veinte minutos sin moverse la puedes tomar.`,
});

const alreadyHasOne: Refusal = {
  kind: 'wrong-state',
  detail: 'Ya llevas una ruta. Termínala o suéltala, y después toma esta.',
};
