import type { OrderJson } from '@nutricion/contract/orders/orders';
import { isObject } from '@nutricion/domain/kit/is-object';
import { useSyncExternalStore } from 'react';
import { externalStore } from '../../kit/lib/external-store.ts';
import { toastNote } from '../../kit/lib/toast.ts';
import { currentSession } from '../../kit/session/session-store.ts';

/** An order that another tab of this browser placed: why the cart is empty. */
type OrderFromOtherTab = Pick<OrderJson, 'id' | 'number' | 'user_id'>;

/** Nothing is stored: another time the customer finds the order in their list. */
const CHANNEL = 'nutricion-plus-ordered';

/** Pages that show it themselves. */
const PAGES_WITH_OWN_NOTICE = ['/cart', '/checkout'];

const orderFromOtherTab = externalStore<OrderFromOtherTab | null>(null);
const dismiss = (): void => orderFromOtherTab.set(null);

let opened: BroadcastChannel | null = null;

/** One channel object for sending and receiving, because a sender doesn't receive its own messages. */
const channel = (): BroadcastChannel | null => {
  if ('BroadcastChannel' in window) opened ??= new BroadcastChannel(CHANNEL);
  return opened;
};

/** Listens for orders of the same person in other tabs. */
export const listenForOrders = (): void => {
  const open = channel();
  if (open) open.onmessage = onMessage;
};

const onMessage = ({ data }: MessageEvent<unknown>): void => {
  if (!isOrder(data) || !isMine(data)) return;
  orderFromOtherTab.set(data);
  if (!PAGES_WITH_OWN_NOTICE.includes(location.pathname)) toastNote(orderedInOtherTabText(data));
};

/** An order of a user who signed in on this device before isn't shown. */
const isMine = ({ user_id }: OrderFromOtherTab): boolean => user_id === currentSession()?.user.id;

const isOrder = (data: unknown): data is OrderFromOtherTab =>
  isObject(data) && [data.id, data.number, data.user_id].every((part) => typeof part === 'string');

export const broadcastOrder = ({ id, number, user_id }: OrderFromOtherTab): void =>
  channel()?.postMessage({ id, number, user_id });

export const orderedInOtherTabText = ({ number }: Pick<OrderFromOtherTab, 'number'>): string =>
  `Tu pedido ${number} se hizo en otra pestaña`;

export const useOrderedInOtherTab = () => {
  const order = useSyncExternalStore(orderFromOtherTab.subscribe, orderFromOtherTab.get);
  return { order: order && isMine(order) ? order : null, dismiss };
};
