import { ApiProblem, exchange } from '../api/http.ts';
import { endSessionOnDevice } from './end-session.ts';
import { isUnattended } from './last-use.ts';
import { currentSession, rereadSession, storeSession } from './session-store.ts';
import { expiresAtMs, subjectOf } from './token-claims.ts';

/** Renewed this long before it expires, so that no call is sent with a token that expires on the way. */
const RENEW_BEFORE_MS = 60_000;
const LOCK = 'nutricion-plus-session-renewal';

/** The token for the next call, renewed first if it is about to expire; null if nobody is signed in. */
export const accessToken = async (): Promise<string | null> => {
  const session = currentSession();
  if (!session) return null;
  const endsAtMs = expiresAtMs(session.accessToken);
  const isFresh = endsAtMs === null || endsAtMs - Date.now() > RENEW_BEFORE_MS;
  return isFresh ? session.accessToken : renewToken(session.accessToken);
};

let renewal: Promise<string | null> | null = null;

/**
 * Exchanges the session cookie for a new token, once for all callers and tabs. `refused` is the token that the server
 * no longer accepts. Signs out on this device and returns null if the server refuses to renew it. Throws
 * `OfflineError` if the server can't be reached; the user stays signed in.
 */
export const renewToken = (refused: string): Promise<string | null> => {
  renewal ??= underLock(() => renewUnlessRenewed(refused)).finally(() => {
    renewal = null;
  });
  return renewal;
};

const renewUnlessRenewed = async (refused: string): Promise<string | null> => {
  const session = rereadSession();
  if (!session) return null;
  if (session.accessToken !== refused)
    // Another user may have signed in since: the first user's call must not go out with their token.
    return subjectOf(session.accessToken) === subjectOf(refused) ? session.accessToken : null;
  try {
    const accessToken = await requestToken();
    // The cookie may belong to another user by now, who signed in from another tab of a shared computer.
    if (subjectOf(accessToken) !== session.user.id) return signOutHere();
    // If the user has signed out meanwhile, perhaps in another tab, the new token is discarded.
    if (rereadSession()?.user.id !== session.user.id) return null;
    storeSession({ ...session, accessToken });
    return accessToken;
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 401 || error.status === 403)) return signOutHere();
    throw error;
  }
};

const signOutHere = async (): Promise<null> => {
  await endSessionOnDevice('over');
  return null;
};

/**
 * A short-lived access token for the session cookie. While nobody touches the page, the request doesn't extend the
 * session.
 */
export const requestToken = async (): Promise<string> => {
  const path = `/api/auth/token${isUnattended(Date.now()) ? '?unattended=1' : ''}`;
  const response = await exchange({ method: 'GET', path });
  if (typeof response === 'object' && response && 'token' in response && typeof response.token === 'string')
    return response.token;
  throw new Error('The token call answered without a token');
};

const underLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(LOCK, work) as Promise<T>) : work();
