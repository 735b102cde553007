import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { requestToken } from './access-token.ts';
import { call } from './api.ts';
import { ApiProblem, exchange } from './http.ts';
import { logError } from './log.ts';
import { type Me, rememberedMe, rememberMe } from './profile-memory.ts';
import { queryClient } from './query.ts';
import {
  currentSession,
  endSession,
  keepSession,
  type SessionUser,
  subscribeSession,
} from './session-store.ts';
import { subjectOf } from './token-claims.ts';

/** Who uses the shop. `profile` is null when it couldn't be loaded, and `error` then says why. */
export type Session = { readonly status: 'loading' } | { readonly status: 'signed-out' } | SignedIn;

export interface SignedIn {
  readonly status: 'signed-in';
  readonly user: SessionUser;
  readonly profile: Me['profile'] | null;
  readonly roles: readonly string[];
  readonly hospital: Me['hospital'];
  readonly shop: Me['shop'];
  readonly error: Error | null;
}

/** The session of this computer, followed across tabs. */
export const useSession = (): Session => {
  const stored = useSyncExternalStore(subscribeSession, currentSession, currentSession);
  const userId = stored?.user.id ?? '';
  const {
    data: me,
    error,
    isPending,
  } = useQuery({
    queryKey: meKey(userId),
    queryFn: () => loadMe(userId),
    enabled: userId !== '',
    // What was remembered is shown at once, and asked again at once.
    initialData: () => rememberedMe(userId),
    initialDataUpdatedAt: 0,
  });
  if (!stored) return { status: 'signed-out' };
  if (isPending) return { status: 'loading' };
  return {
    status: 'signed-in',
    user: stored.user,
    profile: me?.profile ?? null,
    roles: me?.roles ?? [],
    hospital: me?.hospital ?? null,
    shop: me?.shop ?? UNKNOWN_SHOP,
    error,
  };
};

/** What the shop charges; nothing yet for strangers. */
export const useShop = (): Me['shop'] => {
  const session = useSession();
  return session.status === 'signed-in' ? session.shop : UNKNOWN_SHOP;
};

const UNKNOWN_SHOP: Me['shop'] = { ivuBasisPoints: 0 };

/** Asks the server again who this is: an administrator may have verified the account meanwhile. */
export const refetchProfile = async (): Promise<void> => {
  const userId = currentSession()?.user.id;
  if (userId) await queryClient.refetchQueries({ queryKey: meKey(userId) });
};

const meKey = (userId: string) => ['me', userId] as const;

const loadMe = async (userId: string): Promise<Me> => {
  try {
    const me = await call('GET /api/me');
    if (currentSession()?.user.id === userId) rememberMe(me);
    return me;
  } catch (error) {
    logError('Error loading profile', error);
    throw error;
  }
};

/** The accounts library's own calls; every one throws `ApiProblem` or `OfflineError`. */
const post = (path: string, body: unknown): Promise<unknown> =>
  exchange({ method: 'POST', path: `/api/auth/${path}`, body });

/** Signs in and loads the profile. A 403 whose type is `UNVERIFIED_EMAIL` asks for the code first. */
export const signIn = async (email: string, password: string): Promise<void> => {
  await post('sign-in/email', { email, password });
  await takeOverSession(await requestToken());
};

export const UNVERIFIED_EMAIL = '/problemas/correo-sin-verificar';

/** Creates the account, which is signed out until its code is entered. Answers its hospital's name. */
export const signUp = async (email: string, password: string, fullName: string): Promise<string> => {
  const answer = await post('sign-up/email', { email, password, name: fullName });
  return hospitalNameIn(answer) ?? '';
};

/** Proves the e-mail address by its code, and signs in. */
export const verifyOtp = async (email: string, code: string): Promise<void> => {
  await post('email-otp/verify-email', { email, otp: code });
  await takeOverSession(await requestToken());
};

/** Sends a new code, if there is an account that waits for one; the answer never says whether. */
export const resendOtp = async (email: string): Promise<void> => {
  await post('email-otp/send-verification-otp', { email, type: 'email-verification' });
};

/** A new password; the account's other sessions end. */
export const changePassword = async (currentPassword: string, newPassword: string): Promise<void> => {
  await post('change-password', { currentPassword, newPassword });
};

/** Signs out here at once, and on the server as soon as it can be reached. */
export const signOut = async (): Promise<void> => {
  endSession();
  rememberMe(null);
  await post('sign-out', {});
};

/** Starts the session that a token belongs to, once the server has said whose it is. */
export const takeOverSession = async (accessToken: string): Promise<void> => {
  const me = (await exchange({ method: 'GET', path: '/api/me', token: accessToken })) as Me;
  const { email, full_name: name } = me.profile;
  rememberMe(me);
  keepSession({ user: { id: subjectOf(accessToken) ?? me.profile.id, email, name }, accessToken });
};

export const isUnverifiedEmail = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.type === UNVERIFIED_EMAIL;

const hospitalNameIn = (answer: unknown): string | null => {
  if (typeof answer !== 'object' || answer === null || !('hospital' in answer)) return null;
  const { hospital } = answer;
  if (typeof hospital !== 'object' || hospital === null || !('name' in hospital)) return null;
  return typeof hospital.name === 'string' ? hospital.name : null;
};
