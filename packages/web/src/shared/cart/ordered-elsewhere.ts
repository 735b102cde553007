import type { OrderJson } from '@nutricion/contract/orders';
import { isObject } from '@nutricion/domain/is-object';
import { useSyncExternalStore } from 'react';
import { externalStore } from '../../lib/external-store.ts';
import { toastNote } from '../../lib/toast.ts';
import { currentSession, subscribeSession } from '../session/session-store.ts';

/** An order that another tab of this browser placed: why the cart is empty. */
export type OrderedElsewhere = Pick<OrderJson, 'id' | 'number'>;

/** Nothing of it is stored: who opens the shop later finds the order among the others. */
const CHANNEL = 'nutricion-plus-ordered';

const ordered = externalStore<OrderedElsewhere | null>(null);
const putAway = (): void => ordered.set(null);

/** One for hearing and telling: who tells doesn't hear it. */
let opened: BroadcastChannel | null = null;
const channel = (): BroadcastChannel | null => {
  if ('BroadcastChannel' in window) opened ??= new BroadcastChannel(CHANNEL);
  return opened;
};

let isFollowing = false;

/** Pages that show it themselves. */
const TELLING_PAGES = ['/cart', '/checkout'];

/** Listens for orders of the same person in other tabs. */
export const followOrders = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  channel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isObject(data) || data.userId !== currentSession()?.user.id) return;
    const { id, number } = data;
    if (typeof id !== 'string' || typeof number !== 'string') return;
    ordered.set({ id, number });
    if (!TELLING_PAGES.includes(location.pathname)) toastNote(orderedText({ id, number }));
  });
  subscribeSession(putAway);
};

export const tellOtherTabs = ({ id, number }: OrderedElsewhere): void =>
  channel()?.postMessage({ userId: currentSession()?.user.id, id, number });

export const orderedText = ({ number }: OrderedElsewhere): string =>
  `Tu pedido ${number} se hizo en otra pestaña`;

export const useOrderedElsewhere = () => ({
  order: useSyncExternalStore(ordered.subscribe, ordered.get),
  putAway,
});
