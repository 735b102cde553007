import { externalStore } from '../lib/external-store.ts';
import { onOtherTab, parseJson, readText, writeText } from '../lib/storage.ts';

/** What local storage keeps of a session (specification, section 3): the cookie that renews it is out of reach. */
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
 * Why a session ended here: its owner said so, or nobody used it; the server no longer knows it; or the account
 * itself is gone.
 */
export type SessionEndReason = 'on-purpose' | 'idle' | 'over' | 'for-good';

let endReason: SessionEndReason | null = null;
const store = externalStore<StoredSession | null>(sessionFromText(readText(KEY)));

export const currentSession = store.get;
export const subscribeSession = store.subscribe;

/** Keeps the session here and for other tabs; null signs out on this computer. */
export const storeSession = (session: StoredSession | null): void => {
  if (session) endReason = null;
  writeText(KEY, session && JSON.stringify(session));
  store.set(session);
};

/** Nobody is signed in any more. What the person leaves is seen to before: `end-session.ts`. */
export const endSession = (how: SessionEndReason): void => {
  endReason = how;
  storeSession(null);
};

/** How the session that this page last had ended; null while there is one, or if another tab has ended it. */
export const lastEndReason = (): SessionEndReason | null => endReason;

/** The newest session: another tab may have renewed it a moment ago. */
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
