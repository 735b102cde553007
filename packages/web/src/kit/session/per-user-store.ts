import { externalStore } from '../lib/external-store.ts';
import { onOtherTab, readJson, writeText } from '../lib/storage.ts';
import { currentSession, subscribeSession } from './session-store.ts';

interface PerUserStore<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes what storage holds now, not what this page last saw: another tab may have been quicker. */
  readonly change: (change: (value: T) => T) => void;
}

interface Format<T> {
  /** Never throws, whatever was stored; undefined is nothing. */
  readonly read: (stored: unknown) => T;
  /** Null leaves nothing behind. */
  readonly write: (value: T) => unknown;
}

/**
 * A value in local storage that belongs to a person: under `{key}:{person's id}`, followed across tabs, out of
 * sight while somebody else or nobody is signed in, and there again when its person comes back.
 */
export const perUserStore = <T>(key: string, { read, write }: Format<T>): PerUserStore<T> => {
  const keyOf = (userId: string) => `${key}:${userId}`;
  const readOf = (userId: string | null): T => read(userId === null ? undefined : readJson(keyOf(userId)));
  let owner = userIdNow();
  const store = externalStore(readOf(owner));
  const watch = () => (owner === null ? () => {} : onOtherTab(keyOf(owner), () => store.set(readOf(owner))));
  let unwatch = watch();
  subscribeSession(() => {
    if (userIdNow() === owner) return;
    owner = userIdNow();
    unwatch();
    unwatch = watch();
    store.set(readOf(owner));
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    change: (change) => {
      if (owner === null) return;
      const stored = readJson(keyOf(owner));
      // Storage may be forbidden or cleared under us: then what this page holds is the newest.
      const next = change(stored === undefined ? store.get() : read(stored));
      const written = write(next);
      writeText(keyOf(owner), written === null ? null : JSON.stringify(written));
      store.set(next);
    },
  };
};

const userIdNow = (): string | null => currentSession()?.user.id ?? null;
