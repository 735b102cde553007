import { LEASE_MS, MAX_ORDERS_PER_BATCH } from '@nutricion/domain/fulfilment/batch';
import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { decideTransition } from '@nutricion/domain/orders/order-transitions';
import { sql, type Transaction } from 'kysely';
import { type AdminOrderDependencies, lockOrder, transitionOrder } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { closeIfFinished, lockPicker } from './lock-batch.ts';

export interface BatchRequest {
  readonly date: string;
  readonly window: DeliveryWindowId;
  /** Bags at most. */
  readonly bags?: number | undefined;
}

/**
 * Puts the oldest confirmed orders of a window into a batch of the picker's own and returns its id. A picker who
 * has a batch gets that one: repeated requests make one batch. Orders that another picker is just claiming are
 * skipped.
 */
export const claimBatch = (
  deps: AdminOrderDependencies,
  caller: Caller,
  request: BatchRequest,
): Promise<Result<string, Refusal>> =>
  deps.db.transaction().execute(async (trx) => {
    const { profileId } = caller;
    await lockPicker(trx, profileId);
    await closeIfFinished(trx, { pickerId: profileId });
    const own = await trx
      .selectFrom('pick_batches')
      .select('id')
      .where('picker_id', '=', profileId)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (own) return accept(own.id);
    const orderIds = await lockWaitingOrders(trx, request);
    if (orderIds.length === 0) return refuse(nothingLeft);
    const { id } = await trx
      .insertInto('pick_batches')
      .values({
        delivery_date: request.date,
        delivery_window: request.window,
        picker_id: profileId,
        leased_until: new Date(deps.now() + LEASE_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [place, orderId] of orderIds.entries()) {
      await putIntoBag(deps, trx, caller, orderId);
      await insertBag(trx, id, orderId, place + 1);
    }
    return accept(id);
  });

const lockWaitingOrders = async (
  trx: Transaction<Schema>,
  { date, window, bags = MAX_ORDERS_PER_BATCH }: BatchRequest,
): Promise<readonly string[]> => {
  const orders = await trx
    .selectFrom('orders')
    .select('id')
    .where(
      // An order in preparation that is in no bag has no picker.
      sql<boolean>`(status = 'confirmado' or (status = 'en_preparacion'
        and not exists (select from pick_bags b where b.order_id = orders.id)))`,
    )
    .where('review', '<>', 'waiting')
    .where('delivery_date', '=', date)
    .where('delivery_window', '=', window)
    .orderBy('created_at')
    .orderBy('id')
    .limit(bags)
    .forUpdate()
    .skipLocked()
    .execute();
  return orders.map(({ id }) => id);
};

const putIntoBag = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { profileId, roles }: Caller,
  orderId: string,
): Promise<void> => {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new Error('an order that is locked is there');
  if (order.status === 'en_preparacion') return;
  const transition = decideTransition(order, 'en_preparacion', { kind: 'staff', roles });
  if (!transition.ok) throw new Error('a confirmed order that is locked can be picked by whoever may pick');
  await transitionOrder(deps, trx, order, transition.value, { actorId: profileId });
};

const insertBag = (trx: Transaction<Schema>, batchId: string, orderId: string, number: number) =>
  sql`
    insert into pick_bags (batch_id, order_id, number, is_cold)
    select ${batchId}::uuid, ${orderId}::uuid, ${number}, exists (
      select 1 from order_items i join products p on p.id = i.product_id
      where i.order_id = ${orderId}::uuid and p.zone in ('frio', 'congelado')
    )
  `.execute(trx);

const nothingLeft: Refusal = {
  kind: 'wrong-state',
  detail: 'Ya no queda ningún pedido por tomar en esa ventana: alguien lo tomó antes. Escoge otra.',
};
