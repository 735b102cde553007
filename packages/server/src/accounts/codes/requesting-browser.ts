import { randomBytes } from 'node:crypto';
import { keyedDigest } from '../../platform/keyed-digest.ts';
import type { AccountDependencies } from '../account-call.ts';
import { readCookie, type ShopCookie, writeCookie } from '../shop-cookie.ts';

type CookieDependencies = Pick<AccountDependencies, 'secret' | 'publicUrl'>;

const browserCookie: ShopCookie = { name: 'code', lifeSeconds: 86_400 };

/** A browser that requests a code, and the cookie that identifies it when the code is entered. */
export interface CodeBrowser {
  /** Stored with the code; useless without the cookie. */
  readonly digest: string;
  /** The `Set-Cookie` line. */
  readonly cookie: string;
}

/** Identifies the browser that requests a code by the random number in its cookie. A browser without one gets one. */
export const requestingBrowser = (keys: CookieDependencies, headers: Headers): CodeBrowser => {
  const id = readId(keys, headers) ?? randomBytes(16).toString('base64url');
  return { digest: digestOf(keys, id), cookie: writeCookie(keys.publicUrl, browserCookie, id) };
};

/** The digest of the browser that enters a code; null if it has never requested one. */
export const enteringBrowser = (keys: CookieDependencies, headers: Headers): string | null => {
  const id = readId(keys, headers);
  return id === null ? null : digestOf(keys, id);
};

export const noBrowserCookie = ({ publicUrl }: CookieDependencies): string =>
  writeCookie(publicUrl, browserCookie, '');

const readId = ({ publicUrl }: CookieDependencies, headers: Headers): string | null => {
  const id = readCookie(publicUrl, browserCookie, headers) ?? '';
  return /^[\w-]{22}$/.test(id) ? id : null;
};

const digestOf = ({ secret }: CookieDependencies, id: string): string =>
  keyedDigest(secret, 'code-browser', id);
