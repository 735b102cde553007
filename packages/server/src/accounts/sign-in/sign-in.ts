import { accept, refuse } from '@nutricion/domain/kit/result';
import {
  type AccountCall,
  type AccountDependencies,
  type AccountRequest,
  countAttempt,
  type RateLimitCounter,
  refundAttempts,
} from '../account-call.ts';
import { readForm, signInInput } from '../account-input.ts';
import { refusalOf, unprovenEmail, wrongCredentials } from '../account-refusals.ts';
import { requestingBrowser } from '../codes/requesting-browser.ts';
import { sendCode } from '../codes/send-code.ts';
import { findSignInAccount } from '../password/password-store.ts';
import { bindingCookie } from '../registration/registration-binding.ts';
import { passwordMatcher } from '../registration/registration-password.ts';
import { liveRegistrations } from '../registration/registration-store.ts';
import { withDevice } from '../sessions/new-session.ts';
import { recognizedDevice, storeDevice } from './recognized-device.ts';

/**
 * Signs in with `{ email, password }`. Only a client with the right password learns more than that it failed. An
 * account with a second factor gets no session yet, but `{ twoFactorRedirect: true }` and a challenge cookie.
 */
export const signIn: AccountCall = async (deps, { body, ip, headers }) => {
  const form = readForm(signInInput, body, {
    required: ['email', 'password'],
    missing: 'Completa todos los campos',
  });
  if (!form.ok) return form;
  const { email, password, trustedDevice } = form.value;
  const account = await findSignInAccount(deps.db, email);
  const deviceId = account && recognizedDevice(deps, headers, account);
  // By user: on a shared computer one's own right password must not reset the tries at a colleague's account.
  const counters: readonly RateLimitCounter[] = deviceId
    ? [['signInPerDevice', `${deviceId} ${email}`]]
    : [
        ['signInPerAddressAndIp', `${ip} ${email}`],
        ['signInPerIp', ip],
        ['signInPerAddress', email],
      ];
  // Counted before the password is checked, so that parallel tries can't exceed the limit; refunded below.
  const tooMany = await countAttempt(deps.limits, counters);
  if (tooMany) return tooMany;
  if (!account) return signInUnproven(deps, { ip, headers }, { email, password });
  try {
    const signedIn = await deps.auth.api.signInEmail({
      body: { email, password },
      headers: withDevice(headers, trustedDevice),
      returnHeaders: true,
    });
    await refundAttempts(deps.limits, counters);
    signedIn.headers.append('set-cookie', storeDevice(deps, headers, account));
    if ('twoFactorRedirect' in signedIn.response)
      return accept({
        body: { twoFactorRedirect: true },
        headers: signedIn.headers,
        actorId: account.userId,
        isFirstStep: true,
      });
    const { id, name } = signedIn.response.user;
    return accept({ body: { user: { id, email, name } }, headers: signedIn.headers });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== wrongCredentials && !deviceId) await deps.limits.refundAttempt('signInPerIp', ip);
    return refuse(refusal);
  }
};

/**
 * For an unconfirmed or unknown address the password is compared with its registrations, at the same cost without
 * any. If it is right, the user is asked for the code.
 */
const signInUnproven = async (
  deps: AccountDependencies,
  request: Pick<AccountRequest, 'ip' | 'headers'>,
  { email, password }: { readonly email: string; readonly password: string },
): ReturnType<AccountCall> => {
  const registrations = await liveRegistrations(deps.db, email);
  const registration = registrations.find(await passwordMatcher(deps, email, password, registrations));
  if (!registration) return refuse(wrongCredentials);
  await deps.limits.refundAttempt('signInPerIp', request.ip);
  const codeOf = { email, purpose: 'prove-email' } as const;
  const browser = requestingBrowser(deps, request.headers);
  const justRequested = await countAttempt(deps.limits, [
    ['codeAskedPerBrowser', `${codeOf.purpose} ${registration.id}`],
  ]);
  if (!justRequested) await sendCode(deps, request, codeOf, { browser, isMailed: true });
  const headers = new Headers({ 'set-cookie': bindingCookie(deps, registration.id) });
  headers.append('set-cookie', browser.cookie);
  return refuse({ ...unprovenEmail, headers });
};
