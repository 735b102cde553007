import { useSyncExternalStore } from 'react';
import { externalStore } from '../../kit/lib/external-store.ts';

const open = externalStore(false);

export const openMiniCart = (): void => open.set(true);

/** Whether the mini cart panel is open; any button may open it. */
export const useMiniCart = (): { readonly isOpen: boolean; readonly setOpen: (isOpen: boolean) => void } => ({
  isOpen: useSyncExternalStore(open.subscribe, open.get),
  setOpen: open.set,
});
