import { useSyncExternalStore } from 'react';
import { externalStore } from './external-store.ts';

const spoken = externalStore({ text: '', turn: 0 });

/** Says a change to screen readers without moving the focus: "Leche fresca: 2 en tu carrito". */
export const announce = (text: string): void => spoken.set({ text, turn: spoken.get().turn + 1 });

/** The polite live region; mounted once, at the root. */
export const LiveRegion = () => {
  const { text, turn } = useSyncExternalStore(spoken.subscribe, spoken.get);
  return (
    <p className="sr-only" role="status">
      {/* The same words twice are two announcements: a changed node makes readers speak again. */}
      <span key={turn}>{text}</span>
    </p>
  );
};
