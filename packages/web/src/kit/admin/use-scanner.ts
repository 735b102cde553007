import { useEffect, useEffectEvent } from 'react';

/** A slow scanner over Bluetooth, on a busy telephone, stays below it; a code begins anew after it. */
const KEY_PAUSE_MS = 300;
const SHORTEST_CODE = 4;

/** Calls back with each code that a scanner types, wherever the focus is but in a field. */
export const useScanner = (onScan: (code: string) => void): void => {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    let typed = '';
    let lastAtMs = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (event.timeStamp - lastAtMs > KEY_PAUSE_MS) typed = '';
      lastAtMs = event.timeStamp;
      if (event.key === 'Enter' && typed.length >= SHORTEST_CODE) {
        // Else it presses the button that has the focus.
        event.preventDefault();
        event.stopPropagation();
        scan(typed);
        typed = '';
      } else if (event.key.length === 1) typed += event.key;
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select');
