import { useEffect, useState } from 'react';

/** An idle moment shorter than this is between two frames of a scroll. */
const MIN_IDLE_MS = 12;

/**
 * Counts up to `limit`, one in each idle moment of the browser, so that what is made for each count
 * is there before somebody scrolls to it and never during a scroll.
 */
export const useIdleCount = (limit: number): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    // Without idle moments to ask for, what is needed is made when it comes near.
    if (count >= limit || !('requestIdleCallback' in window)) return;
    let handle = 0;
    const wait = () => {
      handle = requestIdleCallback((idle) => {
        if (idle.timeRemaining() < MIN_IDLE_MS) wait();
        else setCount(count + 1);
      });
    };
    wait();
    return () => cancelIdleCallback(handle);
  }, [count, limit]);
  return count;
};
