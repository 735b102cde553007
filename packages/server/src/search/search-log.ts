import { type LoggedSearch, mergeLogged } from './logged-search.ts';

export interface SearchLog {
  /** Adds a search, or a later event of it, to the next write. Synchronous and never throws. */
  readonly add: (search: LoggedSearch) => void;
  /** Writes what is waiting; what fails is written with a later flush. */
  readonly flush: () => Promise<void>;
}

interface SearchLogOptions {
  readonly write: (searches: readonly LoggedSearch[]) => Promise<void>;
  /** Called with the number of the oldest searches that were dropped for lack of room. */
  readonly onDropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
  readonly capacity?: number;
}

/** Searches of some minutes in a busy shop during a database outage: about 600 kB. */
const CAPACITY = 1_000;

/** Collects searches in memory and writes them together, so that no request waits for the log. */
export const openSearchLog = ({
  write,
  onDropped,
  onError,
  capacity = CAPACITY,
}: SearchLogOptions): SearchLog => {
  let waiting = new Map<string, LoggedSearch>();
  let writing: Promise<void> | null = null;

  const add = (search: LoggedSearch): void => {
    const existing = waiting.get(search.id);
    // Another user's search can't be changed.
    if (existing && existing.userId !== search.userId) return;
    waiting.set(search.id, existing ? mergeLogged(existing, search) : search);
    if (waiting.size <= capacity) return;
    const [oldest = ''] = waiting.keys();
    waiting.delete(oldest);
    onDropped(1);
  };

  const writeWaiting = async (): Promise<void> => {
    const batch = [...waiting.values()];
    if (batch.length === 0) return;
    waiting = new Map();
    try {
      await write(batch);
    } catch (error) {
      const loggedDuringWrite = [...waiting.values()];
      waiting = new Map();
      for (const search of [...batch, ...loggedDuringWrite]) add(search);
      onError(error);
    }
  };

  return {
    add,
    flush: () => {
      writing ??= writeWaiting().finally(() => {
        writing = null;
      });
      return writing;
    },
  };
};
