import { externalStore } from '../lib/external-store.ts';

/**
 * While the server can't be reached: the age of the oldest copy that is shown, in epoch milliseconds. Null while the
 * server responds.
 */
export const copiesSince = externalStore<number | null>(null);

export const recordCopyShown = (savedAtMs: number): void => {
  const since = copiesSince.get();
  if (since === null || savedAtMs < since) copiesSince.set(savedAtMs);
};
