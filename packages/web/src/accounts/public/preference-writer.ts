/** One thing that a person changed, as a rule, so that it can be laid over whatever is there. */
export type Change<T> = (value: T) => T;

interface WriterIo<T> {
  /** What is shown now. */
  readonly current: () => T | undefined;
  readonly show: (value: T) => void;
  readonly read: () => Promise<T>;
  /** Answers what is then kept. Rejects when it isn't. */
  readonly write: (value: T) => Promise<T>;
  /** Whether a rejection says that somebody wrote in between. */
  readonly isStale: (error: unknown) => boolean;
}

/** Another screen may save between our reading and our writing; more often than this nobody does. */
const MAX_TRIES = 4;

/**
 * Changes something that is kept elsewhere: shown at once, written one after the other. Where another
 * screen wrote meanwhile, the change is laid over what that one wrote: neither is lost. A change that
 * can't be written is taken back alone, and its promise rejects.
 */
export const createWriter = <T extends object>(io: WriterIo<T>) => {
  let stored: T | undefined;
  let waiting: readonly Change<T>[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const showAll = (): void => {
    if (stored !== undefined) io.show(waiting.reduce<T>((value, change) => change(value), stored));
  };

  const save = async (change: Change<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      stored ??= await io.read();
      try {
        stored = await io.write(change(stored));
        return stored;
      } catch (error) {
        if (!io.isStale(error) || tries === MAX_TRIES) throw error;
        stored = await io.read();
      }
    }
  };

  return (change: Change<T>): Promise<T> => {
    // With nothing on its way what is shown is what is kept.
    if (waiting.length === 0) stored = io.current();
    waiting = [...waiting, change];
    showAll();
    const saved = last
      .then(() => save(change))
      .finally(() => {
        waiting = waiting.filter((other) => other !== change);
        showAll();
      });
    last = saved.catch(() => undefined);
    return saved;
  };
};
