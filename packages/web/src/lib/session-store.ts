import { externalStore } from './external-store.ts';
import { onOtherTab, parseJson, readText, writeText } from './storage.ts';

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

let endedOnPurpose = false;
const store = externalStore<StoredSession | null>(sessionFromText(readText(KEY)));

export const currentSession = store.get;
export const subscribeSession = store.subscribe;

/** Keeps the session here and for other tabs; null signs out on this computer. */
export const keepSession = (session: StoredSession | null): void => {
  if (session) endedOnPurpose = false;
  writeText(KEY, session && JSON.stringify(session));
  store.set(session);
};

/** Ends the session here because its owner said so, not because it ran out. */
export const endSession = (): void => {
  endedOnPurpose = true;
  keepSession(null);
};

export const wasSignedOutOnPurpose = (): boolean => endedOnPurpose;

/** The newest session: another tab may have renewed it a moment ago. */
export const rereadSession = (): StoredSession | null => {
  const session = sessionFromText(readText(KEY));
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
