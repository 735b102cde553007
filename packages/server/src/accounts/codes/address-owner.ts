import type { AccountDependencies } from '../account-call.ts';
import { findSignInAccount } from '../password/password-store.ts';
import { boundRegistration } from '../registration/registration-binding.ts';
import { liveRegistrations } from '../registration/registration-store.ts';
import { recognizedDevice } from '../sign-in/recognized-device.ts';
import { hasRequestedCode } from './mailed-codes.ts';
import { enteringBrowser } from './requesting-browser.ts';

/** A browser that is connected to an address, so that its tries are counted apart from everybody else's. */
export interface AddressOwner {
  /** `device`: its owner signed in with it. `browser`: it registered the address, or asked for a code that is still valid. */
  readonly kind: 'device' | 'browser';
  readonly key: string;
}

/**
 * @param email in lower case
 * @returns null for a browser that isn't connected to the address yet
 */
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

/** The key of the counters for a browser (by its digest) and one address. */
export const browserKey = (browserDigest: string, email: string): string => `${browserDigest} ${email}`;
