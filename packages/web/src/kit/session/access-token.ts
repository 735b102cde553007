import { ApiProblem, exchange } from '../api/http.ts';
import { endSessionOnDevice } from './end-session.ts';
import { isUnattended } from './last-use.ts';
import { currentSession, rereadSession, storeSession } from './session-store.ts';
import { expiresAtMs, subjectOf } from './token-claims.ts';

/** Renewed this long before it ends, so that no call leaves with a token that dies on the way. */
const RENEW_BEFORE_MS = 60_000;
const LOCK = 'nutricion-plus-session-renewal';

/** The token for the next call, renewed first when it is about to end; null for strangers. */
export const accessToken = async (): Promise<string | null> => {
  const session = currentSession();
  if (!session) return null;
  const endsAtMs = expiresAtMs(session.accessToken);
  const isFresh = endsAtMs === null || endsAtMs - Date.now() > RENEW_BEFORE_MS;
  return isFresh ? session.accessToken : renewToken(session.accessToken);
};

let renewal: Promise<string | null> | null = null;

/**
 * Trades the session cookie for a new token, once for all callers and tabs. `refused` is the token
 * that no longer serves. Null, and signed out on this computer, when the server won't renew it;
 * throws `OfflineError` when it can't be reached, which signs nobody out.
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
    // Of another person, who has signed in since: what the first one asked for never goes out as theirs.
    return subjectOf(session.accessToken) === subjectOf(refused) ? session.accessToken : null;
  try {
    const accessToken = await requestToken();
    // The cookie may by now be somebody else's, signed in from another tab of a shared computer.
    if (subjectOf(accessToken) !== session.user.id) return signOutHere();
    // Signed out meanwhile, perhaps in another tab: it stays so.
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
 * A short-lived token for whoever the session cookie belongs to. Asked for while nobody is at the page, it doesn't
 * make the session last longer.
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
