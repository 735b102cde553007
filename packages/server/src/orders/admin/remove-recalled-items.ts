import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { type Result, refuse } from '@nutricion/domain/kit/result';
import { recordChange } from '../../platform/admin/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type LockedOrder, lockOrder } from '../life/lock-order.ts';
import { readRecalledUnits } from '../life/recalled-units.ts';
import { writeOffTakenOut } from '../life/write-off-recalled.ts';
import type { AdminOrderDependencies } from './admin-order-dependencies.ts';
import { readAdminOrder } from './read-admin-order.ts';

/**
 * Records that units of recalled lots were removed from an order's bags, so that the rest can be shipped; a
 * repeated request writes nothing. Only the picker who has the bag can confirm it.
 */
export const removeRecalledItems = async (
  { db, now }: AdminOrderDependencies,
  caller: Caller,
  orderId: string,
): Promise<Result<AdminOrderJson, Refusal>> => {
  const refusal = await db.transaction().execute(async (trx): Promise<Refusal | null> => {
    const order = await lockOrder(trx, orderId);
    if (!order) return { kind: 'not-found', what: 'ese pedido' };
    const units = await readRecalledUnits(trx, [orderId]);
    if (units.length === 0) return null;
    // Units in a bag that is being packed are picked again: undoing the pick removes them, so there is nothing to
    // confirm.
    if (order.status === 'en_preparacion' || order.status === 'esperando_cliente')
      return { kind: 'wrong-state', detail: REPICK_MESSAGE };
    await trx
      .insertInto('recalled_out')
      .values(
        units.map(({ item_id, lot_id }) => ({
          order_item_id: item_id,
          lot_id,
          actor_id: caller.profileId,
          taken_out_at: new Date(now()),
        })),
      )
      .execute();
    if (isPayableOnDelivery(order)) await writeOffTakenOut(trx, caller.profileId, order, units);
    await recordChange(trx, {
      actorId: caller.profileId,
      action: 'order.recalled-out',
      subjectType: 'order',
      subjectId: orderId,
      before: { number: order.number, recalled: units },
      after: { number: order.number, recalled: [] },
    });
    return null;
  });
  return refusal ? refuse(refusal) : readAdminOrder(db, caller, orderId, now());
};

/** The recall itself refunds what was paid in advance; unpaid items are just not charged. */
const isPayableOnDelivery = (order: LockedOrder): boolean =>
  order.payment_method === 'on-delivery' &&
  order.payment_status === 'pendiente' &&
  (order.status === 'listo' || order.status === 'en_ruta' || order.status === 'no_entregado');

const REPICK_MESSAGE =
  'Este pedido todavía se prepara: en «Preparar» saca de la bolsa lo retirado, y el recorrido pide otro en su lugar.';
