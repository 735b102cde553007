/**
 * Who can't administer by a password alone: whoever holds a role. A customer has none; every role there
 * is or will be opens something of the shop's own.
 */
export const needsSecondFactor = (roles: readonly string[]): boolean => roles.length > 0;

/** How long after proving who they are somebody may change roles: an open session left alone can't. */
export const REAUTHENTICATION_MINUTES = 10;

/** Whether a session whose owner last proved themselves at `authenticatedAtMs` may change roles at `nowMs`. */
export const isRecentlyAuthenticated = (authenticatedAtMs: number, nowMs: number): boolean =>
  nowMs - authenticatedAtMs <= REAUTHENTICATION_MINUTES * 60_000;
