import { transitionBetween } from '@nutricion/domain/orders/order-transitions';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { returnToLots } from '../../stock/public.ts';
import { type LockedOrder, lockOrder } from '../life/lock-order.ts';
import { reserveAgain } from '../life/reserve-again.ts';
import { restockUnits } from '../life/restock-order.ts';
import { type TransitionDependencies, transitionOrder } from '../life/transition-order.ts';
import { readDueSum } from './due-sum.ts';
import { onDeliverySwitch } from './on-delivery-switch.ts';

type OrderTransaction = Transaction<Schema>;

/**
 * What payments may do to an order that they have locked: confirm it once it is paid, also after its time had run
 * out, and release it. The results are ids of products whose stock changed, to be announced after the commit.
 */
export const lockPayable =
  (transitionDependencies: TransitionDependencies) => async (trx: OrderTransaction, orderId: string) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return undefined;
    const transition = (to: 'confirmado' | 'vencido') =>
      transitionOrder(transitionDependencies, trx, order, transitionTo(order, to), { actorId: null });
    return {
      ...order,
      dueCents: async () => (await readDueSum(trx, order)).totalCents,
      confirm: () => transition('confirmado'),
      /** Null: a unit is no longer in stock, and the order stays as it is. */
      allocateAgain: async (): Promise<readonly string[] | null> => {
        const reserved = await reserveAgain(trx, order);
        if (reserved) await transition('confirmado');
        return reserved;
      },
      expire: () => transition('vencido'),
      ...onDeliverySwitch(transitionDependencies, trx, order),
      restoreLines: (
        lines: readonly RestoredLine[],
        by: { readonly actorId: string; readonly reason: string },
      ) => restoreLines(trx, order, lines, by),
      issueCreditNotes: () => transitionDependencies.issueCreditNotes(trx, orderId),
    };
  };

const transitionTo = ({ status }: LockedOrder, to: 'confirmado' | 'vencido') => {
  const transition = transitionBetween(status, to);
  if (!transition) throw new Error(`no payment moves an order from ${status} to ${to}`);
  return transition;
};

interface RestoredLine {
  readonly itemId: number;
  readonly units: number;
}

/**
 * Restocks units of lines; the result is ids of products whose stock changed. The caller has decided that they may
 * be sold again.
 */
const restoreLines = async (
  trx: Transaction<Schema>,
  { id: orderId }: LockedOrder,
  lines: readonly RestoredLine[],
  by: { readonly actorId: string; readonly reason: string },
): Promise<readonly string[]> => {
  const itemIds = lines.map(({ itemId }) => itemId);
  const { rows } = await sql<{ product_id: string; units: number }>`
    select i.product_id, sum(t.units)::int as units
    from unnest(${itemIds}::bigint[], ${lines.map(({ units }) => units)}::int[]) as t (item_id, units)
    join order_items i on i.id = t.item_id and i.order_id = ${orderId} group by i.product_id
  `.execute(trx);
  const restocked = await restockUnits(trx, orderId, rows, { ...by, restocks: true });
  for (const { itemId, units } of lines) await returnToLots(trx, itemId, units);
  return restocked;
};
