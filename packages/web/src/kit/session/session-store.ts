import { externalStore } from '../lib/external-store.ts';
import { onOtherTab, parseJson, readText, writeText } from '../lib/storage.ts';

/** What local storage holds of a session (specification, section 3). The cookie that renews it is HttpOnly. */
export interface StoredSession {
  readonly user: SessionUser;
  readonly accessToken: string;
}

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

const KEY = 'nutricion-plus-session';

/**
 * Why the session ended on this device: the user signed out; nobody used it; the server no longer accepts it; the
 * account was deleted.
 */
export type SessionEndReason = 'on-purpose' | 'idle' | 'over' | 'for-good';

let endReason: SessionEndReason | null = null;
const store = externalStore<StoredSession | null>(sessionFromText(readText(KEY)));

export const currentSession = store.get;
export const subscribeSession = store.subscribe;

/** Stores the session for this tab and all others; null signs out on this device. */
export const storeSession = (session: StoredSession | null): void => {
  if (session) endReason = null;
  writeText(KEY, session && JSON.stringify(session));
  store.set(session);
};

/** Ends the session in this tab's memory and storage. `end-session.ts` seals or erases the user's data before. */
export const endSession = (how: SessionEndReason): void => {
  endReason = how;
  storeSession(null);
};

/** Why this page's last session ended; null while there is one, or if another tab has ended it. */
export const lastEndReason = (): SessionEndReason | null => endReason;

/** Reads the session from storage again: another tab may just have renewed it. */
export const rereadSession = (): StoredSession | null => {
  const session = sessionFromText(readText(KEY));
  if (session) endReason = null;
  if (session?.accessToken !== store.get()?.accessToken) store.set(session);
  return store.get();
};

onOtherTab(KEY, rereadSession);

function sessionFromText(text: string | null): StoredSession | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('user' in value) || !('accessToken' in value))
    return null;
  const { user, accessToken } = value;
  if (typeof accessToken !== 'string' || typeof user !== 'object' || user === null || !('id' in user))
    return null;
  const { id } = user;
  if (typeof id !== 'string') return null;
  const email = 'email' in user && typeof user.email === 'string' ? user.email : '';
  const name = 'name' in user && typeof user.name === 'string' ? user.name : '';
  return { user: { id, email, name }, accessToken };
}
