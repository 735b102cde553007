import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** How passwords are hashed, in the accounts library's form: `<salt>:<key>`, both in hex. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** The same password and salt give the same hash. */
  readonly hashWithSalt: (password: string, salt: string) => Promise<string>;
  /** False too for a text that is no hash. */
  readonly verify: (tried: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}

interface Cost {
  /** Scrypt's N: memory and time grow with it. A power of two. */
  readonly work: number;
}

const BLOCK_SIZE = 16;
const KEY_BYTES = 64;
/** Twice what the shop's cost needs. */
const MAX_HASH_MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * Scrypt at a cost that the caller chooses. A hash doesn't say which cost made it: one made at another cost never
 * verifies.
 */
export const passwordsAtCost = ({ work }: Cost): Passwords => {
  const limits = { N: work, r: BLOCK_SIZE, p: 1, maxmem: MAX_HASH_MEMORY_BYTES };
  const keyOf = (password: string, salt: string): Promise<Buffer> =>
    new Promise((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, limits, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    );
  const hashWithSalt = async (password: string, salt: string) =>
    `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
  return {
    hash: (password) => hashWithSalt(password, randomBytes(16).toString('hex')),
    hashWithSalt,
    verify: async ({ hash, password }) => {
      const [salt = '', hex = ''] = hash.split(':');
      const stored = Buffer.from(hex, 'hex');
      const key = await keyOf(password, salt);
      return stored.length === key.length && timingSafeEqual(stored, key);
    },
  };
};

/** What every shop hashes with: the accounts library's own cost, some 50 ms and 32 MB a hash. */
export const shopPasswords = passwordsAtCost({ work: 16_384 });
