import { isSameText, keyedDigest } from '../../platform/keyed-digest.ts';
import type { AccountDependencies } from '../account-call.ts';
import { readCookie, type ShopCookie, writeCookie } from '../shop-cookie.ts';
import { REGISTRATION_DAYS } from './registration-store.ts';

type CookieDependencies = Pick<AccountDependencies, 'secret' | 'publicUrl'>;

const registrationCookie: ShopCookie = { name: 'registration', lifeSeconds: REGISTRATION_DAYS * 86_400 };

/**
 * The cookie that binds this browser to the registration made in it, which becomes the account's when the address is
 * confirmed. Signed with 256 bits, so that nobody can bind their browser to another registration.
 */
export const bindingCookie = ({ secret, publicUrl }: CookieDependencies, registrationId: string): string =>
  writeCookie(publicUrl, registrationCookie, `${registrationId}.${signature(secret, registrationId)}`);

export const noBindingCookie = ({ publicUrl }: CookieDependencies): string =>
  writeCookie(publicUrl, registrationCookie, '');

/** The registration made in this browser; null if there is none or the cookie is forged. */
export const boundRegistration = (
  { secret, publicUrl }: CookieDependencies,
  headers: Headers,
): string | null => {
  const [id = '', signed = ''] = (readCookie(publicUrl, registrationCookie, headers) ?? '').split('.');
  return isSameText(signed, signature(secret, id)) ? id : null;
};

const signature = (secret: string, registrationId: string): string =>
  keyedDigest(secret, 'registration', registrationId);
