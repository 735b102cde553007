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
 * The library's second factor: it makes and encrypts secrets, makes backup codes, and turns a sign-in by
 * password into a challenge that lives ten minutes.
 */
export const secondFactor = (secret: string) =>
  twoFactor({
    schema: twoFactorTables,
    // Ours count by account and are shared by every call that takes a code (limits.ts).
    accountLockout: { enabled: false },
    backupCodeOptions: {
      // Some 50 bits each, and copied by hand: `k7fwm-2qd9h`.
      customBackupCodesGenerate: () =>
        Array.from({ length: BACKUP_CODES }, () => `${randomLetters(5)}-${randomLetters(5)}`),
      // Kept as keyed digests: what comes back to be compared is a digest too (`digestOfBackupCode`).
      storeBackupCodes: {
        encrypt: async (json) =>
          JSON.stringify(codeList.parse(JSON.parse(json)).map((code) => digestUnlessDigested(secret, code))),
        decrypt: async (stored) => stored,
      },
    },
  });

const codeList = z.array(z.string());
const DIGEST_PREFIX = 'hmac:';

/** What is kept of a backup code, and what the library is to look for. */
export const digestOfBackupCode = (secret: string, code: string): string =>
  DIGEST_PREFIX + digestOfText(secret, 'backup-code', code);

/** The library hands back what is left of the digests when one was used. */
const digestUnlessDigested = (secret: string, code: string): string =>
  code.startsWith(DIGEST_PREFIX) ? code : digestOfBackupCode(secret, code);

/** Tells whose password was right a moment ago: attempts are counted by account before the code is looked at. */
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

/** The headers with no other cookie than the challenge: an open session must not answer for somebody else's. */
export const challengeHeaders = (headers: Headers): Headers => {
  const copy = new Headers(headers);
  copy.delete('authorization');
  const challenge = (headers.get('cookie') ?? '')
    .split('; ')
    .filter((pair) => pair.split('=')[0]?.endsWith(`.${CHALLENGE_COOKIE}`));
  copy.set('cookie', challenge.join('; '));
  return copy;
};
