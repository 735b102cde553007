/**
 * Whether an account needs a second factor beside its password. Every role gives access to the shop's data; a
 * customer has none.
 */
export const needsSecondFactor = (roles: readonly string[]): boolean => roles.length > 0;

/**
 * Roles can be changed for this long after the password or second factor was entered, so that an open session left
 * alone isn't enough.
 */
export const REAUTHENTICATION_MINUTES = 10;

/** Whether a session that last authenticated at `authenticatedAtMs` may change roles at `nowMs` (epoch milliseconds). */
export const isRecentlyAuthenticated = (authenticatedAtMs: number, nowMs: number): boolean =>
  nowMs - authenticatedAtMs <= REAUTHENTICATION_MINUTES * 60_000;
