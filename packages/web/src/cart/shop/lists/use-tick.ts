import { useState } from 'react';

/**
 * What a box shows: at once what the customer ticked, until `save` is over, then what is kept. Without it the box
 * would jump back for a moment, because a query's new data arrives after the click.
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
