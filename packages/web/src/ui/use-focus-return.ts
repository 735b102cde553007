import { useRef } from 'react';

/**
 * What a dialog's content needs so that the focus returns to where it was when it opened, or to
 * `instead`, where the opener is gone by then (an item of a menu). The library returns it only to a
 * trigger of its own, and ours are opened by state.
 */
export const useFocusReturn = (instead?: HTMLElement | null) => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      (instead?.isConnected ? instead : opener.current)?.focus();
    },
  };
};
