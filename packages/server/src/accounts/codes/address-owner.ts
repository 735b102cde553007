import type { AccountDependencies } from '../account-call.ts';
import { findSignInAccount } from '../password/password-store.ts';
import { boundRegistration } from '../registration/registration-binding.ts';
import { liveRegistrations } from '../registration/registration-store.ts';
import { recognizedDevice } from '../sign-in/recognized-device.ts';
import { hasRequestedCode } from './mailed-codes.ts';
import { enteringBrowser } from './requesting-browser.ts';

/** A browser connected to an e-mail address. Its attempts are counted apart from everybody else's. */
export interface AddressOwner {
  /**
   * `device`: its user has signed in with it before. `browser`: it registered the address, or requested a code that
   * is still valid.
   */
  readonly kind: 'device' | 'browser';
  readonly key: string;
}

/** The connection of a browser to an address (in lower case); null if there is none. */
export const addressOwnerOf = async (
  deps: Pick<AccountDependencies, 'db' | 'secret' | 'publicUrl'>,
  headers: Headers,
  email: string,
): Promise<AddressOwner | null> => {
  const account = await findSignInAccount(deps.db, email);
  const device = account && recognizedDevice(deps, headers, account);
  if (device) return { kind: 'device', key: `${device} ${email}` };
  const registrationId = boundRegistration(deps, headers);
  const isRegistered =
    registrationId !== null &&
    (await liveRegistrations(deps.db, email)).some(({ id }) => id === registrationId);
  if (isRegistered) return { kind: 'browser', key: registrationId };
  const browser = enteringBrowser(deps, headers);
  if (browser === null || !(await hasRequestedCode(deps, email, browser))) return null;
  return { kind: 'browser', key: browserKey(browser, email) };
};

/** The counter key of one browser, by its digest, and one address. */
export const browserKey = (browserDigest: string, email: string): string => `${browserDigest} ${email}`;
