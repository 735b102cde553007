import type { IdentityProof } from '@nutricion/contract/accounts/identity-proof';
import type { Result } from '@nutricion/domain/kit/result';
import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import type { SecurityLog } from '../platform/http/security-log.ts';
import { digestOfText } from '../platform/keyed-digest.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import { sendWithRetries } from '../platform/mail/send-soon.ts';
import { openRateLimits } from '../platform/rate-limits.ts';
import { createAuth } from './auth.ts';
import { type AccountLimitRules, accountLimits } from './limits.ts';
import { type Passwords, shopPasswords } from './password/passwords.ts';
import { mountAccountCalls } from './routes.ts';
import { type Member, verifyIdentity } from './second-factor/verify-identity.ts';
import { type Authentication, createAuthentication } from './sessions/authenticate.ts';
import { ensureSigningKey } from './sessions/signing-key.ts';

export interface AccountsOptions {
  readonly pool: pg.Pool;
  readonly db: Kysely<Schema>;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly security: SecurityLog;
  /** Signs cookies, keys digests and encrypts signing keys; at least 32 characters. */
  readonly secret: string;
  /** The shop's address without a slash at the end. */
  readonly publicUrl: string;
  readonly trustedProxies: number;
  /** Whether staff need a second factor to use the administration. */
  readonly requiresSecondFactor: boolean;
  /** Differs from the default only in tests. */
  readonly limits?: Partial<AccountLimitRules>;
  readonly passwords?: Passwords | undefined;
  readonly now?: () => number;
}

export interface Accounts extends Authentication {
  /** Mounts everything under /api/auth. */
  readonly mount: (app: Hono) => void;
  /**
   * The key that encrypts what a user leaves on a device after signing out: constant for one user, different for
   * each, and sent to that user's active sessions only. 32 bytes as base64url, derived from the secret.
   */
  readonly sealKeyOf: (profileId: string) => string;
  /** A refusal unless the password and, where there is one, the second factor are right. */
  readonly verifyIdentity: (
    member: Member,
    identityProof: IdentityProof,
  ) => Promise<Result<never, Refusal> | null>;
}

/** Opens registration, e-mail confirmation, sign-in and sessions. */
export const openAccounts = async (options: AccountsOptions): Promise<Accounts> => {
  const { pool, db, logger, secret, publicUrl, trustedProxies } = options;
  const { security, passwords = shopPasswords, now = Date.now } = options;
  const deliver = sendWithRetries(options.mailer, logger, security.digest);
  const auth = createAuth({
    db,
    logger,
    secret,
    publicUrl,
    passwords,
    onReuse: (userId) =>
      security.record({ event: 'session-reuse-detected', outcome: 'refused', subjectId: userId }),
  });
  await ensureSigningKey(auth, db, logger);
  const limits = openRateLimits(pool, { ...accountLimits, ...options.limits });
  const authentication = createAuthentication(db, publicUrl, {
    requiresSecondFactor: options.requiresSecondFactor,
  });
  const { forgetCaller } = authentication;
  return {
    ...authentication,
    sealKeyOf: (profileId) => digestOfText(secret, 'seal', profileId),
    verifyIdentity: (member, identityProof) =>
      verifyIdentity({ db, auth, limits, logger, secret, passwords, now }, member, identityProof),
    mount: (app) =>
      mountAccountCalls(app, {
        db,
        auth,
        limits,
        sendWithRetries: deliver,
        security,
        forgetCaller,
        logger,
        publicUrl,
        secret,
        passwords,
        now,
        trustedProxies,
      }),
  };
};
