import { linesOfBag, type PickSheet } from '@nutricion/domain/fulfilment/pick-sheet';
import { decideMove } from '@nutricion/domain/orders/order-moves';
import { lockOrder } from '../../orders/life/lock-order.ts';
import { moveOrder } from '../../orders/life/move-order.ts';
import type { PickingDependencies } from './picking-dependencies.ts';
import type { LineChange } from './write-off.ts';

/**
 * An order waits for its customer exactly while some line of it does. The rest of it is picked meanwhile.
 */
export const followTheCustomer = async (
  deps: PickingDependencies,
  { trx, caller, item }: LineChange,
  after: PickSheet,
): Promise<void> => {
  const order = await lockOrder(trx, item.order_id);
  if (!order) return;
  const waiting = linesOfBag(after, item.bag).filter((line) => line.waiting > 0);
  const status = waiting.length > 0 ? 'esperando_cliente' : 'en_preparacion';
  if (order.status === status) return;
  const reason = `Falta ${waiting.map(({ title }) => title).join(', ')}`;
  const mover = { kind: 'staff', roles: caller.roles } as const;
  const move = decideMove(order, status, mover, reason);
  if (!move.ok) return;
  await moveOrder(deps, trx, order, move.value, {
    actorId: caller.profileId,
    ...(waiting.length > 0 && { reason: reason.slice(0, 500) }),
  });
};
