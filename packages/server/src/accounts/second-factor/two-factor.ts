import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { z } from 'zod';
import { digestOfText } from '../../platform/keyed-digest.ts';
import { randomLetters } from '../random-letters.ts';
import { twoFactorTables } from '../table-names.ts';

const BACKUP_CODES = 10;

/** The cookie between password and code. */
const CHALLENGE_COOKIE = 'two_factor';

/**
 * better-auth's second factor: creates and encrypts secrets, creates backup codes, and turns a sign-in by password
 * into a challenge of ten minutes.
 */
export const secondFactor = (secret: string) =>
  twoFactor({
    schema: twoFactorTables,
    // Our limits count by account over every call that accepts a code (limits.ts).
    accountLockout: { enabled: false },
    backupCodeOptions: {
      // Some 50 bits each, copied by hand: `k7fwm-2qd9h`.
      customBackupCodesGenerate: () =>
        Array.from({ length: BACKUP_CODES }, () => `${randomLetters(5)}-${randomLetters(5)}`),
      // Stored as keyed digests; a tried code is compared as a digest too (`digestOfBackupCode`).
      storeBackupCodes: {
        encrypt: async (json) =>
          JSON.stringify(codeList.parse(JSON.parse(json)).map((code) => digestUnlessDigested(secret, code))),
        decrypt: async (stored) => stored,
      },
    },
  });

const codeList = z.array(z.string());
const DIGEST_PREFIX = 'hmac:';

/** The stored form of a backup code, by which better-auth looks it up. */
export const digestOfBackupCode = (secret: string, code: string): string =>
  DIGEST_PREFIX + digestOfText(secret, 'backup-code', code);

/** better-auth passes the remaining digests back after one was used. */
const digestUnlessDigested = (secret: string, code: string): string =>
  code.startsWith(DIGEST_PREFIX) ? code : digestOfBackupCode(secret, code);

/**
 * Returns the user whose password was just right, so that attempts are counted by account before the code is checked.
 */
export const factorChallenge = () =>
  ({
    id: 'factor-challenge',
    endpoints: {
      challengedUser: createAuthEndpoint(
        '/factor-challenge/read',
        { method: 'GET', requireHeaders: true },
        async (context) => {
          const { createAuthCookie, internalAdapter, secret } = context.context;
          const { name } = createAuthCookie(CHALLENGE_COOKIE);
          const challenge = await context.getSignedCookie(name, secret);
          const verification = challenge ? await internalAdapter.findVerificationValue(challenge) : null;
          return context.json({
            userId: verification && verification.expiresAt > new Date() ? verification.value : null,
          });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

/** The headers with the challenge's cookie only: an open session of another user must not take its place. */
export const challengeHeaders = (headers: Headers): Headers => {
  const copy = new Headers(headers);
  copy.delete('authorization');
  const challenge = (headers.get('cookie') ?? '')
    .split('; ')
    .filter((pair) => pair.split('=')[0]?.endsWith(`.${CHALLENGE_COOKIE}`));
  copy.set('cookie', challenge.join('; '));
  return copy;
};
