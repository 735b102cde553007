export interface UpdateCollector<T> {
  /** Joins the next round. */
  readonly add: (items: Iterable<T>) => void;
  /** Ends the gathering: what is still waiting is worked on once more, or dropped. */
  readonly close: (waiting: 'work' | 'drop') => Promise<void>;
}

/** How long to wait after a round that failed, before its items are tried again. */
const RETRY_MS = 1_000;

/**
 * Works on many small wishes in few rounds: the first opens a round, `delayMs` later all that have
 * come are worked on at once, one round at a time. The items of a failed round are tried again.
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
