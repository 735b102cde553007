import { joined, type NotedSearch } from './noted-search.ts';

export interface SearchLog {
  /** Takes a search, or what came of it, to be written soon. Costs nothing and never fails. */
  readonly note: (search: NotedSearch) => void;
  /** Writes what is waiting; what can't be written now waits on. */
  readonly flush: () => Promise<void>;
}

interface SearchLogOptions {
  readonly write: (searches: readonly NotedSearch[]) => Promise<void>;
  /** So many fell out, the oldest, because there was no more room. */
  readonly onDropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
  readonly capacity?: number;
}

/** A few minutes of a busy shop whose database is away: some 600 kB. */
const CAPACITY = 1_000;

/** Keeps searches in memory until they are written together: nobody who searches waits for the log. */
export const openSearchLog = ({
  write,
  onDropped,
  onError,
  capacity = CAPACITY,
}: SearchLogOptions): SearchLog => {
  let waiting = new Map<string, NotedSearch>();
  let writing: Promise<void> | null = null;

  const note = (search: NotedSearch): void => {
    const known = waiting.get(search.id);
    // Under another's id nothing is noted, nor of theirs changed.
    if (known && known.userId !== search.userId) return;
    waiting.set(search.id, known ? joined(known, search) : search);
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
      const meanwhile = [...waiting.values()];
      waiting = new Map();
      for (const search of [...batch, ...meanwhile]) note(search);
      onError(error);
    }
  };

  return {
    note,
    flush: () => {
      writing ??= writeWaiting().finally(() => {
        writing = null;
      });
      return writing;
    },
  };
};
