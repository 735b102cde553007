import { scrypt } from 'node:crypto';
import { isSameText, keyedDigest } from '../../../keyed-digest.ts';

/** The accounts library's own: what is hashed here becomes the account's password as it is. */
const SCRYPT = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 } as const;
const KEY_BYTES = 64;

/**
 * The digest of a password chosen for an address that is not proved, in the accounts library's form. All registrations
 * of one address share a salt that needs the shop's secret: so trying a password against all of them costs as much as
 * against none, and the same password twice is one registration.
 */
export const hashForAddress = (secret: string, email: string, password: string): Promise<string> =>
  hashWithSalt(password, keyedDigest(secret, 'registration-salt', email));

/** Whose password it is among the registrations of an address; a salt of another kind among them costs one more digest. */
export const passwordMatcher = async (
  secret: string,
  email: string,
  password: string,
  registrations: readonly WithPassword[],
): Promise<(registration: WithPassword) => boolean> => {
  const own = await hashForAddress(secret, email, password);
  const hashes = new Map([[saltOf(own), own]]);
  for (const salt of registrations.map(({ password_hash }) => saltOf(password_hash)))
    if (!hashes.has(salt)) hashes.set(salt, await hashWithSalt(password, salt));
  return ({ password_hash }) => isSameText(password_hash, hashes.get(saltOf(password_hash)) ?? '');
};

interface WithPassword {
  readonly password_hash: string;
}

const saltOf = (hash: string): string => hash.split(':')[0] ?? '';

const hashWithSalt = (password: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, SCRYPT, (error, key) =>
      error ? reject(error) : resolve(`${salt}:${key.toString('hex')}`),
    ),
  );
