interface Running<T> {
  readonly result: Promise<T>;
  readonly stop: AbortController;
  /** How many still wait for it. */
  waiting: number;
}

/**
 * Shares one running work among equal requests: each gets its result. Its signal is aborted when the last of them
 * has left.
 */
export const sharing = <T>() => {
  const running = new Map<string, Running<T>>();

  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> => {
    const stop = new AbortController();
    const begun = { result: work(stop.signal), stop, waiting: 0 };
    const clearCache = () => {
      if (running.get(key) === begun) running.delete(key);
    };
    begun.result.then(clearCache, clearCache);
    stop.signal.addEventListener('abort', clearCache, { once: true });
    running.set(key, begun);
    return begun;
  };

  return (key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const joined = running.get(key) ?? begin(key, work);
    joined.waiting += 1;
    const goAway = () => {
      joined.waiting -= 1;
      if (joined.waiting === 0) joined.stop.abort();
    };
    if (signal.aborted) goAway();
    else signal.addEventListener('abort', goAway, { once: true });
    return joined.result;
  };
};
