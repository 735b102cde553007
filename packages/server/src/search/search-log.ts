import { type LoggedSearch, mergeLogged } from './logged-search.ts';

export interface SearchLog {
  /** Takes a search, or what came of it, to be written soon. Costs nothing and never fails. */
  readonly note: (search: LoggedSearch) => void;
  /** Writes what is waiting; what can't be written now waits on. */
  readonly flush: () => Promise<void>;
}

interface SearchLogOptions {
  readonly write: (searches: readonly LoggedSearch[]) => Promise<void>;
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
  let waiting = new Map<string, LoggedSearch>();
  let writing: Promise<void> | null = null;

  const note = (search: LoggedSearch): void => {
    const existing = waiting.get(search.id);
    // Under another's id nothing is noted, nor of theirs changed.
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
      for (const search of [...batch, ...loggedDuringWrite]) note(search);
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
