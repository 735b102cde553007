import type { OrderJson } from '@nutricion/contract/orders/orders';
import { isObject } from '@nutricion/domain/kit/is-object';
import { useSyncExternalStore } from 'react';
import { externalStore } from '../../kit/lib/external-store.ts';
import { toastNote } from '../../kit/lib/toast.ts';
import { currentSession } from '../../kit/session/session-store.ts';

/** An order that another tab of this browser placed: why the cart is empty. */
type OrderedElsewhere = Pick<OrderJson, 'id' | 'number' | 'user_id'>;

/** Nothing of it is stored: who opens the shop later finds the order among the others. */
const CHANNEL = 'nutricion-plus-ordered';

/** Pages that show it themselves. */
const TELLING_PAGES = ['/cart', '/checkout'];

const ordered = externalStore<OrderedElsewhere | null>(null);
const putAway = (): void => ordered.set(null);

let opened: BroadcastChannel | null = null;

/** One for hearing and telling: who tells doesn't hear it. */
const channel = (): BroadcastChannel | null => {
  if ('BroadcastChannel' in window) opened ??= new BroadcastChannel(CHANNEL);
  return opened;
};

/** Listens for orders of the same person in other tabs. */
export const followOrders = (): void => {
  const open = channel();
  if (open) open.onmessage = hear;
};

const hear = ({ data }: MessageEvent<unknown>): void => {
  if (!isOrder(data) || !isMine(data)) return;
  ordered.set(data);
  if (!TELLING_PAGES.includes(location.pathname)) toastNote(orderedText(data));
};

/** Whoever sits here meanwhile isn't told of somebody else's. */
const isMine = ({ user_id }: OrderedElsewhere): boolean => user_id === currentSession()?.user.id;

const isOrder = (data: unknown): data is OrderedElsewhere =>
  isObject(data) && [data.id, data.number, data.user_id].every((part) => typeof part === 'string');

export const tellOtherTabs = ({ id, number, user_id }: OrderedElsewhere): void =>
  channel()?.postMessage({ id, number, user_id });

export const orderedText = ({ number }: Pick<OrderedElsewhere, 'number'>): string =>
  `Tu pedido ${number} se hizo en otra pestaña`;

export const useOrderedElsewhere = () => {
  const order = useSyncExternalStore(ordered.subscribe, ordered.get);
  return { order: order && isMine(order) ? order : null, putAway };
};
