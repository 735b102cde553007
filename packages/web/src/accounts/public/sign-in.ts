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
 * Signs in and loads the profile. Returns early if the account needs its second factor first. A 403 of type
 * `UNVERIFIED_EMAIL` means that the address has to be confirmed first.
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

/** The second step, after the password. */
export const finishSignIn = async (factor: SecondFactorCode, trustedDevice: boolean): Promise<void> => {
  await accountCall('two-factor/verify', { ...factor, trustedDevice });
  await takeOverSession(await requestToken());
};

export const UNVERIFIED_EMAIL = '/problemas/correo-sin-verificar';

/** Registers an account, which is signed out until its code is entered. Returns the hospital's name. */
export const signUp = async (email: string, password: string, fullName: string): Promise<string> => {
  const response = await accountCall('sign-up/email', { email, password, name: fullName });
  return hospitalNameIn(response) ?? '';
};

/**
 * Confirms the e-mail address by its code, and signs in. `password`, if known, selects the registration of the
 * address; a 422 that names it asks for it.
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

/** Sends a new code if an account waits for one; the response doesn't reveal it. */
export const resendOtp = async (email: string): Promise<void> => {
  await accountCall('email-otp/send-verification-otp', { email, type: 'email-verification' });
};

/** Sends a code to set a new password, if there is an account; the response doesn't reveal it. */
export const requestPasswordReset = async (email: string): Promise<void> => {
  await accountCall('email-otp/request-password-reset', { email });
};

/** Sets a new password by a mailed code, and ends every session of the account. */
export const resetPassword = async (email: string, code: string, password: string): Promise<void> => {
  await accountCall('email-otp/reset-password', { email, otp: code, password });
};

/** Sets a new password, and ends the account's other sessions. */
export const changePassword = async (currentPassword: string, newPassword: string): Promise<void> => {
  await accountCall('change-password', { currentPassword, newPassword });
};

/** Starts the session of a token after the server has returned its user. */
export const takeOverSession = async (accessToken: string): Promise<void> => {
  const me = (await exchange({ method: 'GET', path: '/api/me', token: accessToken })) as Me;
  const { email, full_name: name } = me.profile;
  const id = subjectOf(accessToken) ?? me.profile.id;
  const previousId = currentSession()?.user.id;
  // A link may replace another user's session; the same user's unsaved data stay.
  if (previousId !== undefined && previousId !== id) await endLocalSession('over');
  if (previousId !== id) await restoreLocalData(me);
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
