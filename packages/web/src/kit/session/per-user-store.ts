import { externalStore } from '../lib/external-store.ts';
import { onOtherTab, readJson, writeText } from '../lib/storage.ts';
import { currentSession, subscribeSession } from './session-store.ts';

interface PerUserStore<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies the change to the value in storage, not to the one in memory: another tab may have changed it meanwhile. */
  readonly change: (change: (value: T) => T) => void;
}

interface Format<T> {
  /** Never throws, whatever was stored; undefined means nothing was stored. */
  readonly read: (stored: unknown) => T;
  /** Null removes the entry. */
  readonly write: (value: T) => unknown;
}

/**
 * A value in local storage under `{key}:{user's id}`, synchronized across tabs. It can't be read while another user
 * or nobody is signed in, and is there again when its user signs in.
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
      // Storage may be forbidden, or cleared by the browser: then the value in memory is the newest.
      const next = change(stored === undefined ? store.get() : read(stored));
      const written = write(next);
      writeText(keyOf(owner), written === null ? null : JSON.stringify(written));
      store.set(next);
    },
  };
};

const userIdNow = (): string | null => currentSession()?.user.id ?? null;
