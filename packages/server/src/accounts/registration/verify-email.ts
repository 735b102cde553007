import { accept, refuse } from '@nutricion/domain/kit/result';
import type { AccountCall, AccountDependencies, AccountRequest } from '../account-call.ts';
import { readForm, verifyInput } from '../account-input.ts';
import { invalidCode, otherPassword, refusalOf, spentCode, whichPassword } from '../account-refusals.ts';
import { countCodeTry } from '../codes/count-code-try.ts';
import { enteringBrowser, noBrowserCookie } from '../codes/requesting-browser.ts';
import { withDevice } from '../sessions/new-session.ts';
import { storeDevice } from '../sign-in/recognized-device.ts';
import { boundRegistration, noBindingCookie } from './registration-binding.ts';
import { passwordMatcher } from './registration-password.ts';
import { liveRegistrations } from './registration-store.ts';
import { type ProvenAccount, verifyAddress } from './verify-address.ts';

/**
 * Confirms an address by `{ email, otp }` and signs in. Any valid code works. The registration is chosen by
 * `password` if given, else by the cookie of this browser, else it is the only one.
 */
export const verifyEmail: AccountCall = async (deps, request) => {
  const form = readForm(verifyInput, request.body, {
    required: ['email'],
    missing: 'Completa todos los campos',
  });
  if (!form.ok) return form;
  const { email, otp, password, trustedDevice } = form.value;
  return countCodeTry(deps, request, email, async () => {
    const choose = await passwordChooserOf(deps, request, { email, password });
    const proven = await verifyAddress(deps.db, deps.secret, {
      email,
      typed: { code: otp, browser: enteringBrowser(deps, request.headers) },
      choose,
    });
    if (proven.ok) return openSession(deps, withDevice(request.headers, trustedDevice), email, proven.value);
    if (proven.refusal === 'which-registration')
      return refuse(password === undefined ? whichPassword : otherPassword);
    return refuse(proven.refusal === 'spent' ? spentCode : invalidCode);
  });
};

/** The password outweighs the cookie: on a shared computer somebody else may have registered this address before. */
const passwordChooserOf = async (
  deps: AccountDependencies,
  { headers }: AccountRequest,
  { email, password }: { readonly email: string; readonly password: string | undefined },
): Promise<Parameters<typeof verifyAddress>[2]['choose']> => {
  if (password !== undefined) {
    const matches = await passwordMatcher(deps, email, password, await liveRegistrations(deps.db, email));
    return (registrations) => registrations.find(matches);
  }
  const boundId = boundRegistration(deps, headers);
  return (registrations) =>
    registrations.find(({ id }) => id === boundId) ??
    (registrations.length === 1 ? registrations[0] : undefined);
};

const openSession = async (
  deps: AccountDependencies,
  headers: Headers,
  email: string,
  { userId, fullName, passwordHash }: ProvenAccount,
): ReturnType<AccountCall> => {
  try {
    const opened = await deps.auth.api.openSession({ body: { userId }, headers, returnHeaders: true });
    opened.headers.append('set-cookie', storeDevice(deps, headers, { userId, passwordHash }));
    opened.headers.append('set-cookie', noBindingCookie(deps));
    opened.headers.append('set-cookie', noBrowserCookie(deps));
    return accept({ body: { user: { id: userId, email, name: fullName } }, headers: opened.headers });
  } catch (error) {
    return refuse(refusalOf(error));
  }
};
