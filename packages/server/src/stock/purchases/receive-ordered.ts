import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { receivingStates, stateAfterReceipt, unitsTooMany } from '@nutricion/domain/stock/purchase-order';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { recordOrder, touch } from './change-orders.ts';
import { readPurchaseOrder, unknownOrder } from './purchase-reads.ts';

interface Coming {
  readonly orderId: string;
  readonly productId: string;
  readonly units: number;
  /** Units of the line that had come as its receiver saw it; undefined in requests of older screens. */
  readonly seenUnits: number | undefined;
  readonly actorId: string;
  readonly reason: string | null;
}

/**
 * Locks the order that goods come of, after their product, and checks that they are its. `write` is to be called once their lot is written: it
 * moves the order on.
 */
export const lockComing = async (
  trx: Transaction<Schema>,
  { orderId, productId, units, seenUnits, actorId, reason }: Coming,
): Promise<Result<{ readonly write: () => Promise<void> }, Refusal>> => {
  await sql`select from purchase_orders where id = ${orderId} for update`.execute(trx);
  const before = await readPurchaseOrder(trx, orderId);
  if (!before) return refuse(unknownOrder);
  const line = before.lines.find(({ product_id }) => product_id === productId);
  if (line && seenUnits !== undefined && line.received_units !== seenUnits)
    return refuse({
      kind: 'wrong-state',
      detail: `${await lastReceiver(trx, orderId, productId)} recibió mientras tanto: van ${line.received_units} de ${line.units}. Si es la misma caja, no la recibas otra vez; si es otra, dale a «Recibir» de nuevo.`,
    });
  if (!receivingStates.includes(before.state))
    return refuse({
      kind: 'wrong-state',
      detail: `La orden ${before.number} no espera mercancía. Recíbela en Inventario, sin orden.`,
    });
  if (!line)
    return refuse({
      kind: 'wrong-state',
      detail: `Ese producto no está en la orden ${before.number}. Recíbelo en Inventario, sin orden.`,
    });
  const tooMany = unitsTooMany({ units: line.units, receivedUnits: line.received_units }, units);
  if (tooMany > 0 && !reason)
    return refuse({ kind: 'invalid-input', errors: { reason: tooManyMessage(tooMany) } });
  return accept({
    write: async () => {
      const now = await readPurchaseOrder(trx, orderId);
      const state = stateAfterReceipt(
        (now?.lines ?? []).map((each) => ({ units: each.units, receivedUnits: each.received_units })),
      );
      await trx.updateTable('purchase_orders').set({ state }).where('id', '=', orderId).execute();
      await touch(trx, orderId);
      await recordOrder(trx, {
        ...{ actorId, id: orderId, action: 'purchase.receive', before },
        reason: reason ?? undefined,
      });
    },
  });
};

const lastReceiver = async (
  trx: Transaction<Schema>,
  orderId: string,
  productId: string,
): Promise<string> => {
  const lot = await trx
    .selectFrom('lots as l')
    .leftJoin('profiles as p', 'p.id', 'l.actor_id')
    .select('p.full_name')
    .where('l.purchase_order_id', '=', orderId)
    .where('l.product_id', '=', productId)
    .orderBy('l.received_at', 'desc')
    .executeTakeFirst();
  return lot?.full_name ?? 'Alguien';
};

const tooManyMessage = (units: number): string =>
  units === 1
    ? 'Es 1 más de la que se pidió. Di por qué la recibes.'
    : `Son ${units} más de las que se pidieron. Di por qué las recibes.`;
