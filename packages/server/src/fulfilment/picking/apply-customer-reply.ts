import { linesOfBag, type PickSheet } from '@nutricion/domain/fulfilment/pick-sheet';
import { decideTransition } from '@nutricion/domain/orders/order-transitions';
import { type AdminOrderDependencies, lockOrder, transitionOrder } from '../../orders/public.ts';
import type { LineChange } from './write-off.ts';

/**
 * Sets the order's status: it waits for its customer exactly while one of its lines does. The rest is picked
 * meanwhile.
 */
export const applyCustomerReply = async (
  deps: AdminOrderDependencies,
  { trx, caller, item }: LineChange,
  after: PickSheet,
): Promise<void> => {
  const order = await lockOrder(trx, item.order_id);
  if (!order) return;
  const waiting = linesOfBag(after, item.bag).filter((line) => line.waiting > 0);
  const status = waiting.length > 0 ? 'esperando_cliente' : 'en_preparacion';
  if (order.status === status) return;
  const reason = `Falta ${waiting.map(({ title }) => title).join(', ')}`;
  const actor = { kind: 'staff', roles: caller.roles } as const;
  const transition = decideTransition(order, status, actor, reason);
  if (!transition.ok) return;
  await transitionOrder(deps, trx, order, transition.value, {
    actorId: caller.profileId,
    ...(waiting.length > 0 && { reason: reason.slice(0, 500) }),
  });
};
