/** A change as a function, so that it can be applied to whatever value is stored. */
export type Change<T> = (value: T) => T;

interface WriterIo<T> {
  /** The value shown now. */
  readonly current: () => T | undefined;
  readonly show: (value: T) => void;
  readonly read: () => Promise<T>;
  /** Resolves to the stored value. Rejects if it wasn't saved. */
  readonly write: (value: T) => Promise<T>;
  /** Whether a rejection means that another write came first. */
  readonly isStale: (error: unknown) => boolean;
}

/** Another screen may save between our read and our write; more often than this is unlikely. */
const MAX_TRIES = 4;

/**
 * Changes a value stored on the server: shown at once, written one after another. If another screen wrote meanwhile,
 * the change is applied to its value, so that neither is lost. A change that can't be saved is undone by itself, and
 * its promise rejects.
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
    // Without pending changes the shown value is the stored one.
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
