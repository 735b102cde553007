import { useDeferredValue, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { externalStore } from './external-store.ts';
import { noticeHost } from './notice-host.ts';

const spoken = externalStore({ text: '', sequence: 0 });

/** Announces a change to screen readers without moving the focus: "Leche fresca: 2 en tu carrito". */
export const announce = (text: string): void => spoken.set({ text, sequence: spoken.get().sequence + 1 });

/** The polite live region; mounted once, at the root. It is still read while a dialog is open. */
export const LiveRegion = () => {
  // Visible content is rendered first.
  const { text, sequence } = useDeferredValue(useSyncExternalStore(spoken.subscribe, spoken.get));
  return createPortal(
    <p className="sr-only" role="status">
      {/* The same words twice are two announcements: a changed node makes readers speak again. */}
      <span key={sequence}>{text}</span>
    </p>,
    noticeHost(),
  );
};
