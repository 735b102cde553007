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

/** What the calls under /api/auth work with. */
export interface AccountDependencies {
  readonly db: Kysely<Schema>;
  readonly auth: Auth;
  readonly limits: AccountLimits;
  /** Returns at once; the mail goes out in the background. */
  readonly sendWithRetries: (mail: Mail) => void;
  readonly security: SecurityLog;
  /** Forgets what is remembered of a person whose sessions have ended. */
  readonly forgetCaller: (profileId: string) => void;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly passwords: Passwords;
  /** Milliseconds since 1970: by which half minute an authenticator's code is. */
  readonly now: () => number;
  /** Keys the digests of codes, registrations, devices and backup codes. */
  readonly secret: string;
}

export interface AccountRequest {
  /** Parsed JSON, not checked yet. */
  readonly body: unknown;
  readonly query: URLSearchParams;
  /** Whom to count attempts against. */
  readonly ip: string;
  /** What the accounts library may see of the request: cookie, authorization, client. */
  readonly headers: Headers;
}

export interface AccountResponse {
  readonly body: object | null;
  /** Of the accounts library: its cookie and its `set-auth-token`; and cookies of ours. */
  readonly headers?: Headers | undefined;
  /** Whose account it is, for the log, where the body doesn't name the person. */
  readonly actorId?: string | undefined;
  /** The password was right, and a second factor is still to come. */
  readonly isFirstStep?: boolean;
}

/** A refusal may leave a cookie too. */
export type AccountRefusal = Refusal & {
  readonly headers?: Headers;
  /** Whose account it is about, for the log, where that is known. */
  readonly actorId?: string;
};

export type AccountCall = (
  deps: AccountDependencies,
  request: AccountRequest,
) => Promise<Result<AccountResponse, AccountRefusal>>;

/** What is asked of whoever has a session. The account is named for the log, refused or not. */
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

/** A limit, and what it counts by. */
export type RateLimitCounter = readonly [AccountLimit, string];

/** Lets something be tried: counted beforehand, so that many at once can't slip through, and forgiven when it was right. */
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

/** What was right counts no more: one try of an IP, which many share, and all that one account was tried for. */
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
 * Counts one attempt for each key, the narrowest first; a refusal when one of them is one too many. What a narrow counter
 * refuses is not counted by the wider ones, so that one stranger alone can't use up a shared limit.
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
