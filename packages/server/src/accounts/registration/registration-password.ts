import { isSameText, keyedDigest } from '../../platform/keyed-digest.ts';
import type { Passwords } from '../password/passwords.ts';

/**
 * Hashes a password chosen for an unconfirmed address, in better-auth's format. All registrations of an address share
 * a salt derived from the shop's secret, so that a password is compared with all of them at the cost of one hash, and
 * the same password twice is one registration.
 */
export const hashForAddress = (
  { passwords, secret }: Hashing,
  email: string,
  password: string,
): Promise<string> => passwords.hashWithSalt(password, keyedDigest(secret, 'registration-salt', email));

/** Finds the registration of an address with this password. Each other salt among them costs one more hash. */
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
  /** The shop's secret. */
  readonly secret: string;
}

interface WithPassword {
  readonly password_hash: string;
}

const saltOf = (hash: string): string => hash.split(':')[0] ?? '';
