export interface UpdateCollector<T> {
  /** Adds items to the next round. */
  readonly add: (items: Iterable<T>) => void;
  /** Ends the collection: waiting items are processed once more, or dropped. */
  readonly close: (waiting: 'work' | 'drop') => Promise<void>;
}

/** Delay before the items of a failed round are tried again. */
const RETRY_MS = 1_000;

/**
 * Batches many small updates: the first item opens a round, and `delayMs` later all items so far are processed together, one round at a time. Items
 * of a failed round are tried again.
 */
export const collectUpdates = <T>(options: {
  readonly delayMs: number;
  readonly work: (items: readonly T[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
}): UpdateCollector<T> => {
  let waiting = new Set<T>();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isClosed = false;

  const schedule = (delayMs: number): void => {
    if (timer || running || isClosed || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = null;
      running = round().then((worked) => {
        running = null;
        schedule(worked ? options.delayMs : RETRY_MS);
      });
    }, delayMs);
    timer.unref();
  };

  const round = async (): Promise<boolean> => {
    const items = waiting;
    waiting = new Set();
    try {
      await options.work([...items]);
      return true;
    } catch (error) {
      for (const item of items) waiting.add(item);
      options.onError(error);
      return false;
    }
  };

  return {
    add: (items) => {
      for (const item of items) waiting.add(item);
      schedule(options.delayMs);
    },
    close: async (remaining) => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await running;
      if (remaining === 'work' && waiting.size > 0) await round();
    },
  };
};
