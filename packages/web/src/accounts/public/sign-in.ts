import { ApiProblem, exchange } from '../../kit/api/http.ts';
import { requestToken } from '../../kit/session/access-token.ts';
import { recordUse } from '../../kit/session/last-use.ts';
import { endLocalSession, restoreLocalData } from '../../kit/session/local-session-data.ts';
import { type Me, rememberMe } from '../../kit/session/remembered-profile.ts';
import { currentSession, storeSession } from '../../kit/session/session-store.ts';
import { subjectOf } from '../../kit/session/token-claims.ts';
import type { SecondFactorCode } from './second-factor.ts';
import { accountCall } from './session.ts';

/**
 * Signs in and loads the profile; who has a second factor is asked for it first. A 403 whose type is
 * `UNVERIFIED_EMAIL` asks for the code first.
 */
export const signIn = async (
  email: string,
  password: string,
  trustedDevice: boolean,
): Promise<'signed-in' | 'second-step'> => {
  const response = await accountCall('sign-in/email', { email, password, trustedDevice });
  if (typeof response === 'object' && response !== null && 'twoFactorRedirect' in response)
    return 'second-step';
  await takeOverSession(await requestToken());
  return 'signed-in';
};

/** The second step, for who has just given the password. */
export const finishSignIn = async (factor: SecondFactorCode, trustedDevice: boolean): Promise<void> => {
  await accountCall('two-factor/verify', { ...factor, trustedDevice });
  await takeOverSession(await requestToken());
};

export const UNVERIFIED_EMAIL = '/problemas/correo-sin-verificar';

/** Creates the account, which is signed out until its code is entered. Answers its hospital's name. */
export const signUp = async (email: string, password: string, fullName: string): Promise<string> => {
  const response = await accountCall('sign-up/email', { email, password, name: fullName });
  return hospitalNameIn(response) ?? '';
};

/**
 * Proves the e-mail address by its code, and signs in. `password`, where it is known, says which registration of the
 * address is meant; a 422 that names it asks for it.
 */
export const verifyOtp = async (
  email: string,
  code: string,
  { password, trustedDevice }: { readonly password: string; readonly trustedDevice: boolean },
): Promise<void> => {
  await accountCall('email-otp/verify-email', {
    email,
    otp: code,
    trustedDevice,
    ...(password !== '' && { password }),
  });
  await takeOverSession(await requestToken());
};

/** Sends a new code, if there is an account that waits for one; the answer never says whether. */
export const resendOtp = async (email: string): Promise<void> => {
  await accountCall('email-otp/send-verification-otp', { email, type: 'email-verification' });
};

/** Sends a code to choose a new password with, if there is an account; the answer never says whether. */
export const requestPasswordReset = async (email: string): Promise<void> => {
  await accountCall('email-otp/request-password-reset', { email });
};

/** A new password by a code that was mailed; every session of the account ends. */
export const resetPassword = async (email: string, code: string, password: string): Promise<void> => {
  await accountCall('email-otp/reset-password', { email, otp: code, password });
};

/** A new password; the account's other sessions end. */
export const changePassword = async (currentPassword: string, newPassword: string): Promise<void> => {
  await accountCall('change-password', { currentPassword, newPassword });
};

/** Starts the session that a token belongs to, once the server has said whose it is. */
export const takeOverSession = async (accessToken: string): Promise<void> => {
  const me = (await exchange({ method: 'GET', path: '/api/me', token: accessToken })) as Me;
  const { email, full_name: name } = me.profile;
  const id = subjectOf(accessToken) ?? me.profile.id;
  const before = currentSession()?.user.id;
  // A link may sign in over somebody else; and what lies open of whoever is here already is no trace to erase.
  if (before !== undefined && before !== id) await endLocalSession('over');
  if (before !== id) await restoreLocalData(me);
  rememberMe(me);
  recordUse(Date.now());
  storeSession({ user: { id, email, name }, accessToken });
};

export const isUnverifiedEmail = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.type === UNVERIFIED_EMAIL;

const hospitalNameIn = (response: unknown): string | null => {
  if (typeof response !== 'object' || response === null || !('hospital' in response)) return null;
  const { hospital } = response;
  if (typeof hospital !== 'object' || hospital === null || !('name' in hospital)) return null;
  return typeof hospital.name === 'string' ? hospital.name : null;
};
