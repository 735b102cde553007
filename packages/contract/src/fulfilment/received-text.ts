import type { OrderJson } from '../orders/orders.ts';

type Item = OrderJson['items'][number];

/**
 * What happened to a line that was not delivered as ordered; null if it was. `isHere`: the order is in the
 * customer's hands.
 */
export const receivedText = ({ due, quantity }: Item, isHere: boolean): string | null => {
  if (!due) return null;
  if (due.stands_for !== null) return `En lugar de ${due.stands_for}`;
  if (due.quantity === quantity) return null;
  return due.quantity === 0
    ? `No ${isHere ? 'llegó' : 'llega'}`
    : `${isHere ? 'Llegaron' : 'Llegan'} ${due.quantity} de ${quantity}`;
};
