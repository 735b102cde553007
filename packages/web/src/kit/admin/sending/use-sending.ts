import { useEffect } from 'react';

interface Sending {
  readonly hasUnsent: () => boolean;
  readonly send: (options?: { readonly fresh?: boolean }) => Promise<void>;
  /** Others change what is on screen too: so often the shop is asked. */
  readonly freshMs: number;
}

/** Without a network the shop is tried again this often; a tap tries at once. */
const RETRY_MS = 8_000;

/** While it is on screen, what was done here is sent, and the shop is asked how things stand. */
export const useSending = ({ hasUnsent, send, freshMs }: Sending): void => {
  useEffect(() => {
    const timers = [
      setInterval(() => {
        if (hasUnsent()) void send();
      }, RETRY_MS),
      setInterval(() => void send({ fresh: true }), freshMs),
    ];
    const back = () => void send({ fresh: true });
    window.addEventListener('online', back);
    back();
    return () => {
      timers.forEach(clearInterval);
      window.removeEventListener('online', back);
    };
  }, [hasUnsent, send, freshMs]);
};
