import type { Role } from '@nutricion/domain/accounts/role';
import { needsSecondFactor } from '@nutricion/domain/accounts/second-factor';
import type { HospitalId } from '@nutricion/domain/kit/ids';
import { type Kysely, sql } from 'kysely';
import { unlessOutage } from '../../platform/db/database-outage.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Authenticate, Caller } from '../../platform/http/caller.ts';
import { satisfiesSecondFactor } from '../second-factor/factor-store.ts';
import { type AccessToken, createTokenVerifier } from './access-token.ts';
import { BoundedCache } from './bounded-cache.ts';

/**
 * Changes by other processes are seen after this long, so that whoever is deactivated is out everywhere within a second; changes by
 * this one at once (`forgetCaller`).
 */
const CALLER_CACHE_MS = 900;
const MAX_CACHED_CALLERS = 10_000;
/**
 * During an outage a cached caller may go on reading for at most the lifetime of an access token, which only the
 * database can renew.
 */
const STALE_CALLER_MS = 15 * 60_000;

export interface Authentication {
  readonly authenticate: Authenticate;
  /** Removes a user from the cache: call it after each change of their account. */
  readonly forgetCaller: (profileId: string) => void;
}

/**
 * The caller of an `Authorization: Bearer <access token>`: null if the token isn't ours or has expired, its session
 * has ended, or the account is rejected or deactivated. Takes microseconds if cached, else one signature and one
 * query.
 */
export const createAuthentication = (
  db: Kysely<Schema>,
  publicUrl: string,
  {
    callerCacheMs = CALLER_CACHE_MS,
    requiresSecondFactor = false,
  }: { readonly callerCacheMs?: number; readonly requiresSecondFactor?: boolean } = {},
): Authentication => {
  const verifyToken = createTokenVerifier(db, publicUrl);
  const callers = new BoundedCache<{ profileId: string; caller: Promise<Caller | null> }>(MAX_CACHED_CALLERS);
  const fromBefore = new BoundedCache<Caller | null>(MAX_CACHED_CALLERS);

  const callerOf = (access: AccessToken): Promise<Caller | null> => {
    const nowMs = Date.now();
    const cached = callers.get(access.sessionId, nowMs);
    if (cached) return cached.caller;
    const caller = loadCaller(db, access, requiresSecondFactor);
    callers.set(access.sessionId, { profileId: access.profileId, caller }, nowMs + callerCacheMs);
    caller.then(
      (match) => {
        // A caller who was removed from the cache meanwhile must not be cached for outages.
        if (callers.get(access.sessionId, nowMs)?.caller === caller)
          fromBefore.set(access.sessionId, match, nowMs + STALE_CALLER_MS);
      },
      // A failed query must not be cached.
      () => callers.drop((entry) => entry.caller === caller),
    );
    return caller;
  };

  return {
    authenticate: async (authorization, { isRead = false } = {}) => {
      const token = bearerToken(authorization);
      const access = token && (await verifyToken(token));
      if (!access) return null;
      return unlessOutage(callerOf(access), () =>
        isRead ? fromBefore.get(access.sessionId, Date.now()) : undefined,
      );
    },
    forgetCaller: (profileId) => {
      callers.drop((entry) => entry.profileId === profileId);
      fromBefore.drop((cached) => cached?.profileId === profileId);
    },
  };
};

const bearerToken = (authorization: string | undefined): string | null =>
  authorization?.slice(0, 7).toLowerCase() === 'bearer ' ? authorization.slice(7).trim() : null;

const loadCaller = async (
  db: Kysely<Schema>,
  access: AccessToken,
  requiresSecondFactor: boolean,
): Promise<Caller | null> => {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .select(['p.is_verified', 'p.hospital_id', 'p.two_factor_enabled'])
    .select((eb) =>
      sql<Role[]>`array(${eb
        .selectFrom('user_roles as r')
        .select('r.role')
        .whereRef('r.user_id', '=', 'p.id')})`.as('roles'),
    )
    .where('s.id', '=', access.sessionId)
    .where('p.id', '=', access.profileId)
    .where('s.expires_at', '>', new Date())
    .where('p.rejected_at', 'is', null)
    .where('p.deactivated_at', 'is', null)
    .where(satisfiesSecondFactor)
    .executeTakeFirst();
  if (!row) return null;
  return {
    profileId: access.profileId,
    sessionId: access.sessionId,
    isVerified: row.is_verified,
    roles: row.roles,
    lacksSecondFactor: requiresSecondFactor && needsSecondFactor(row.roles) && !row.two_factor_enabled,
    hospitalId: row.hospital_id as HospitalId | null,
  };
};
