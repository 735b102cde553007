import { useEffect, useEffectEvent } from 'react';

/** The longest pause between two letters of a code, enough for a slow Bluetooth scanner; a longer one begins a new code. */
const KEY_PAUSE_MS = 300;
const SHORTEST_CODE = 4;

/** Calls back with each code that a scanner types while no field has the focus. */
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
        // Otherwise the scanner's Enter would press the focused button.
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
