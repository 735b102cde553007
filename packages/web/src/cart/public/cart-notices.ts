import { mergeNotices, noticesFromStored } from '@nutricion/domain/cart/cart-notices';
import type { CartChange } from '@nutricion/domain/cart/refresh-cart';
import { useSyncExternalStore } from 'react';
import { perUserStore } from '../../kit/session/per-user-store.ts';

/** What changed under the cart and its owner hasn't put away yet: it outlives a reload. */
const notices = perUserStore<readonly CartChange[]>('nutricion-plus-cart-notices', {
  read: noticesFromStored,
  write: (list) => (list.length > 0 ? list : null),
});

export const useCartNotices = (): {
  readonly notices: readonly CartChange[];
  readonly dismiss: () => void;
} => ({ notices: useSyncExternalStore(notices.subscribe, notices.get), dismiss: dismissNotices });

export const addNotices = (changes: readonly CartChange[]): void => {
  if (changes.length > 0) notices.change((list) => mergeNotices(list, changes));
};

const dismissNotices = (): void => notices.change(() => []);
