import { externalStore } from '../lib/external-store.ts';

/**
 * What is shown while the server can't be reached comes from copies: since when they are, in epoch
 * milliseconds, the oldest of them. Null while the server answers.
 */
export const copiesSince = externalStore<number | null>(null);

export const recordCopyShown = (savedAtMs: number): void => {
  const since = copiesSince.get();
  if (since === null || savedAtMs < since) copiesSince.set(savedAtMs);
};
