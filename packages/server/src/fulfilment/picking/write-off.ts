import type { ShortOutcome } from '@nutricion/domain/fulfilment/pick-sheet';
import { sql, type Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { StoredItem } from './stored-batch.ts';

/** Who changes which line, in which transaction. */
export interface LineChange {
  readonly trx: Transaction<Schema>;
  readonly caller: Caller;
  readonly item: StoredItem;
}

/**
 * The order lets go of units, and the shelf didn't have them: two rows of the ledger that leave the stock as it is,
 * since they left it when they were sold.
 */
export const writeOff = async (
  change: LineChange,
  units: number,
  outcome: ShortOutcome['kind'],
): Promise<void> => {
  await changeReservedUnits(change, -units);
  await moveStockAndReservation(
    change,
    ['devolucion', units, 'Faltó al preparar'],
    ['merma', -units, 'No estaba en el anaquel'],
  );
  await notifyShortPick(change, 'order.short', { units, outcome });
};

/** Units that were missing turned up: the order holds them again. */
export const writeOnAgain = async (change: LineChange, units: number): Promise<void> => {
  await changeReservedUnits(change, units);
  await moveStockAndReservation(change, ['ajuste', units, 'Apareció al preparar'], ['venta', -units, null]);
  await notifyShortPick(change, 'order.short-undone', { units });
};

/** What a line holds is written from its first missing unit on; before that it is what was ordered. */
const changeReservedUnits = ({ trx, item }: LineChange, units: number) =>
  trx
    .updateTable('order_items')
    .set({
      picked_quantity: sql<number>`coalesce(picked_quantity, quantity - cancelled_quantity) + ${units}`,
    })
    .where('id', '=', item.id)
    .execute();

type Row = readonly [kind: 'devolucion' | 'merma' | 'ajuste' | 'venta', units: number, reason: string | null];

const moveStockAndReservation = ({ trx, caller, item }: LineChange, ...rows: readonly [Row, Row]) =>
  trx
    .insertInto('stock_movements')
    .values(
      rows.map(([kind, units, reason]) => ({
        product_id: item.product_id,
        kind,
        units,
        reason,
        order_id: item.order_id,
        actor_id: caller.profileId,
      })),
    )
    .execute();

const notifyShortPick = async (
  { trx, caller, item }: LineChange,
  action: 'order.short' | 'order.short-undone',
  what: { readonly units: number; readonly outcome?: string },
): Promise<void> => {
  const { number } = await trx
    .selectFrom('orders')
    .select('number')
    .where('id', '=', item.order_id)
    .executeTakeFirstOrThrow();
  await recordChange(trx, {
    actorId: caller.profileId,
    action,
    subjectType: 'order',
    subjectId: item.order_id,
    before: {
      number,
      product: item.product_id,
      held: item.picked_quantity ?? item.quantity - item.cancelled_quantity,
    },
    after: { number, product: item.product_id, ...what },
  });
};
