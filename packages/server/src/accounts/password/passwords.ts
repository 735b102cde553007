import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Hashes passwords in better-auth's format: `<salt>:<key>`, both in hex. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** The same password and salt give the same hash. */
  readonly hashWithSalt: (password: string, salt: string) => Promise<string>;
  /** False too for a text that isn't a hash. */
  readonly verify: (tried: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}

interface Cost {
  /** Scrypt's N, a power of two: memory and time grow with it. */
  readonly work: number;
}

const BLOCK_SIZE = 16;
const KEY_BYTES = 64;
/** Twice what the shop's cost needs. */
const MAX_HASH_MEMORY_BYTES = 64 * 1024 * 1024;

/** Scrypt at the given cost. A hash doesn't contain its cost: one made at another cost never verifies. */
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

/** The cost of every shop, better-auth's default: some 50 ms and 32 MB a hash. */
export const shopPasswords = passwordsAtCost({ work: 16_384 });
