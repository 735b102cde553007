import { useState } from 'react';

/**
 * The state of a checkbox: what the customer ticked until `save` is over, then the stored value. Otherwise it would
 * flip back for a moment, because the query's new data arrives after the click.
 */
export const useTick = (
  isStored: boolean,
  save: (next: boolean) => Promise<unknown>,
): readonly [isShown: boolean, tick: (next: boolean) => void] => {
  const [ticked, setTicked] = useState<boolean | null>(null);
  const tick = (next: boolean) => {
    setTicked(next);
    const clearTick = () => setTicked((latest) => (latest === next ? null : latest));
    save(next).then(clearTick, clearTick);
  };
  return [ticked ?? isStored, tick];
};
