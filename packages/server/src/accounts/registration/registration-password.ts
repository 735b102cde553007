import { isSameText, keyedDigest } from '../../platform/keyed-digest.ts';
import type { Passwords } from '../password/passwords.ts';

/**
 * The digest of a password chosen for an address that is not proved, in the accounts library's form. All registrations
 * of one address share a salt that needs the shop's secret: so trying a password against all of them costs as much as
 * against none, and the same password twice is one registration.
 */
export const hashForAddress = (
  { passwords, secret }: Hashing,
  email: string,
  password: string,
): Promise<string> => passwords.hashWithSalt(password, keyedDigest(secret, 'registration-salt', email));

/** Whose password it is among the registrations of an address; a salt of another kind among them costs one more digest. */
export const passwordMatcher = async (
  hashing: Hashing,
  email: string,
  password: string,
  registrations: readonly WithPassword[],
): Promise<(registration: WithPassword) => boolean> => {
  const own = await hashForAddress(hashing, email, password);
  const hashes = new Map([[saltOf(own), own]]);
  for (const salt of registrations.map(({ password_hash }) => saltOf(password_hash)))
    if (!hashes.has(salt)) hashes.set(salt, await hashing.passwords.hashWithSalt(password, salt));
  return ({ password_hash }) => isSameText(password_hash, hashes.get(saltOf(password_hash)) ?? '');
};

interface Hashing {
  readonly passwords: Passwords;
  /** The shop's. */
  readonly secret: string;
}

interface WithPassword {
  readonly password_hash: string;
}

const saltOf = (hash: string): string => hash.split(':')[0] ?? '';
