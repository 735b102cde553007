import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { receivingStates, stateAfterReceipt, unitsTooMany } from '@nutricion/domain/stock/purchase-order';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { readPurchaseOrder, unknownOrder } from './purchase-reads.ts';
import { recordOrder, touch } from './save-purchase-order.ts';

interface Coming {
  readonly orderId: string;
  readonly productId: string;
  readonly units: number;
  readonly actorId: string;
  readonly reason: string | null;
}

/**
 * Locks the order that goods come of, after their product, and checks that they are its. `write` is to be called once their lot is written: it
 * moves the order on.
 */
export const lockComing = async (
  trx: Transaction<Schema>,
  { orderId, productId, units, actorId, reason }: Coming,
): Promise<Result<{ readonly write: () => Promise<void> }, Refusal>> => {
  await sql`select from purchase_orders where id = ${orderId} for update`.execute(trx);
  const before = await readPurchaseOrder(trx, orderId);
  if (!before) return refuse(unknownOrder);
  if (!receivingStates.includes(before.state))
    return refuse({
      kind: 'wrong-state',
      detail: `La orden ${before.number} no espera mercancía. Recíbela en Inventario, sin orden.`,
    });
  const line = before.lines.find(({ product_id }) => product_id === productId);
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

const tooManyMessage = (units: number): string =>
  units === 1
    ? 'Es 1 más de la que se pidió. Di por qué la recibes.'
    : `Son ${units} más de las que se pidieron. Di por qué las recibes.`;
