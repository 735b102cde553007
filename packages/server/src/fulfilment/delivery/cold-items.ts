import { COLD_ENOUGH_F, coldState, measuredCold } from '@nutricion/domain/fulfilment/cold-chain';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type AdminOrderDependencies, type LockedOrder, repack, restockUnits } from '../../orders/public.ts';
import { recordChange } from '../../platform/admin/audit.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  changeStop,
  clockColumns,
  countUnits,
  type Done,
  isCold,
  type OrderInTransit,
  unitsInTransit,
} from './order-in-transit.ts';

/** Measured and still cold: its clock starts again. */
export const recordStillCold = async (
  { now }: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { order, cold }: OrderInTransit,
  temperatureF: number,
): Promise<Done> => {
  if (!cold) return refuse(nothingCold);
  if (temperatureF > COLD_ENOUGH_F) return refuse(notCold(temperatureF));
  await changeStop(trx, order.id, clockColumns(measuredCold(cold, now())));
  return accept([]);
};

/**
 * Removes cold items that were out too long: written off, never restocked, and not charged. The customer gets a
 * mail about it, and the rest can be handed over.
 */
export const discardCold = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { profileId: actorId }: Caller,
  { order, cold }: OrderInTransit,
): Promise<Done> => {
  if (!cold) return refuse(nothingCold);
  if (coldState(cold, deps.now()) !== 'over') return refuse(stillColdEnough);
  const { units, cold_units } = await countUnits(trx, order.id);
  if (units === cold_units) return refuse(allCold);
  const { rows } = await coldUnits(trx, order.id);
  await restockUnits(trx, order.id, rows, { actorId, reason: OUT_OF_COLD_TOO_LONG, restocks: false });
  await sql`
    update order_items i set picked_quantity = 0 from products p
    where p.id = i.product_id and i.order_id = ${order.id}::uuid and ${isCold}
  `.execute(trx);
  await chargeRemainingItems(deps, trx, order, actorId);
  await changeStop(trx, order.id, { out_since: null });
  await recordChange(trx, {
    actorId,
    action: 'order.discard-cold',
    subjectType: 'order',
    subjectId: order.id,
    before: { number: order.number, units },
    after: { number: order.number, units: units - cold_units },
  });
  if (order.user_id !== null)
    await deps.enqueueMail(trx, {
      kind: 'order-news',
      news: 'changed',
      orderId: order.id as never,
      userId: order.user_id as never,
    });
  return accept([]);
};

const coldUnits = (db: Kysely<Schema>, orderId: string) =>
  sql<{ product_id: string; units: number }>`
    select i.product_id, sum(${unitsInTransit})::int as units
    from order_items i join products p on p.id = i.product_id
    where i.order_id = ${orderId}::uuid and ${isCold}
    group by i.product_id having sum(${unitsInTransit}) > 0
  `.execute(db);

/** What was captured beyond it is refunded automatically; a payment on delivery becomes less. */
const chargeRemainingItems = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  order: LockedOrder,
  actorId: string,
): Promise<void> => {
  await repack(trx, order);
  await deps.settleMoney(trx, order, 'capture-packed', { actorId, reason: OUT_OF_COLD_TOO_LONG });
};

const OUT_OF_COLD_TOO_LONG = 'Fuera del frío demasiado tiempo';

const nothingCold: Refusal = {
  kind: 'wrong-state',
  detail: 'Este pedido no lleva nada frío. Entrégalo como está.',
};

const stillColdEnough: Refusal = {
  kind: 'wrong-state',
  detail: 'Lo frío de este pedido todavía está a tiempo. Entrégalo como está.',
};

const allCold: Refusal = {
  kind: 'wrong-state',
  detail:
    'Todo lo de este pedido es frío, así que no queda nada por entregar. Di que no se pudo entregar y llévalo de vuelta.',
};

const notCold = (temperatureF: number): Refusal => ({
  kind: 'invalid-input',
  errors: {
    temperature_f: `A ${temperatureF} °F ya no está frío: el máximo es ${COLD_ENOUGH_F} °F. Sácalo del pedido.`,
  },
});
