import { useEffect } from 'react';

interface Sending {
  readonly hasUnsent: () => boolean;
  readonly send: (options?: { readonly fresh?: boolean }) => Promise<void>;
  /** How often the state is refetched, since other users change it too. */
  readonly freshMs: number;
}

/** How often sending is retried without a network; a new action is sent at once. */
const RETRY_MS = 8_000;

/** While mounted, sends pending actions and refetches the server's state. */
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
