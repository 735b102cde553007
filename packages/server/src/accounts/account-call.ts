import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import type { SecurityLog } from '../platform/http/security-log.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Auth } from './auth.ts';
import type { AccountLimit, AccountLimits } from './limits.ts';
import type { Passwords } from './password/passwords.ts';

/** Dependencies of the calls under /api/auth. */
export interface AccountDependencies {
  readonly db: Kysely<Schema>;
  readonly auth: Auth;
  readonly limits: AccountLimits;
  /** Returns at once; the mail is sent in the background. */
  readonly sendWithRetries: (mail: Mail) => void;
  readonly security: SecurityLog;
  /** Removes a user whose sessions have ended from the caller cache. */
  readonly forgetCaller: (profileId: string) => void;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly passwords: Passwords;
  /** Epoch milliseconds by this process's clock, for the time step of an authenticator's code. */
  readonly now: () => number;
  /** The key of the digests of codes, registrations, devices and backup codes. */
  readonly secret: string;
}

export interface AccountRequest {
  /** Parsed JSON, not validated. */
  readonly body: unknown;
  readonly query: URLSearchParams;
  /** The key to count attempts by. */
  readonly ip: string;
  /** The headers that better-auth may see: cookie, authorization, client. */
  readonly headers: Headers;
}

export interface AccountResponse {
  readonly body: object | null;
  /** better-auth's cookie and `set-auth-token`, and the shop's own cookies. */
  readonly headers?: Headers | undefined;
  /** The account for the log, if the response body doesn't name the user. */
  readonly actorId?: string | undefined;
  /** The password was right, and the second factor is still missing. */
  readonly isFirstStep?: boolean;
}

/** A refusal may set cookies too. */
export type AccountRefusal = Refusal & {
  readonly headers?: Headers;
  /** The account concerned, for the log, if it is known. */
  readonly actorId?: string;
};

export type AccountCall = (
  deps: AccountDependencies,
  request: AccountRequest,
) => Promise<Result<AccountResponse, AccountRefusal>>;

/** Runs a call for a signed-in user; refuses without a session. The account is logged in both cases. */
export const asMember = async (
  { auth }: Pick<AccountDependencies, 'auth'>,
  { headers }: Pick<AccountRequest, 'headers'>,
  call: (session: {
    readonly userId: string;
    readonly sessionId: string;
  }) => Promise<Result<AccountResponse, AccountRefusal>>,
): Promise<Result<AccountResponse, AccountRefusal>> => {
  const session = await auth.api.readSession({ headers });
  if (!session) return refuse({ kind: 'signed-out' });
  const result = await call(session);
  const actorId = session.userId;
  return result.ok ? accept({ ...result.value, actorId }) : refuse({ ...result.refusal, actorId });
};

/** A limit, and the key it counts by. */
export type RateLimitCounter = readonly [AccountLimit, string];

/**
 * Counts an attempt before running it, so that parallel attempts can't exceed the limit, and refunds it if it
 * succeeds.
 */
export const countTry = async <T>(
  limits: AccountLimits,
  counters: readonly RateLimitCounter[],
  attempt: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> => {
  const tooMany = await countAttempt(limits, counters);
  if (tooMany) return tooMany;
  const tried = await attempt();
  if (tried.ok) await refundAttempts(limits, counters);
  return tried;
};

/**
 * Takes back what a successful attempt counted: one attempt of the network, which many share, and all attempts at the
 * account.
 */
export const refundAttempts = async (
  limits: AccountLimits,
  counters: readonly RateLimitCounter[],
): Promise<void> => {
  await Promise.all(
    counters.map(([limit, key]) =>
      limit.endsWith('PerIp') ? limits.refundAttempt(limit, key) : limits.clearAttempts(limit, key),
    ),
  );
};

/**
 * Counts one attempt for each key, the narrowest first, and refuses if one exceeds its limit. An attempt refused by a
 * narrow counter isn't counted by the wider ones, so that one client can't use up a shared limit.
 */
export const countAttempt = async (
  limits: AccountLimits,
  counters: readonly RateLimitCounter[],
): Promise<Result<never, Refusal> | null> => {
  for (const [name, key] of counters) {
    const waitSeconds = await limits.consume(name, key);
    if (waitSeconds !== null) return refuse({ kind: 'too-many-requests', retryAfterSeconds: waitSeconds });
  }
  return null;
};
