const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long a session lasts, in milliseconds. */
export interface SessionLimits {
  /** Unused for so long, it ends. */
  readonly idleMs: number;
  /** It ends this long after signing in, however much it is used. */
  readonly lifeMs: number;
}

/**
 * A computer of the hospital: half an hour unused and twelve hours in all, one shift (OWASP ASVS 4.0, 3.3.2, level 2).
 * A device that somebody says is theirs alone: thirty days in all (level 1), a fortnight unused.
 */
export const sessionLimits = (isTrusted: boolean): SessionLimits =>
  isTrusted
    ? { idleMs: 14 * DAY_MS, lifeMs: 30 * DAY_MS }
    : { idleMs: 30 * MINUTE_MS, lifeMs: 12 * 60 * MINUTE_MS };

export interface SessionTimes {
  /** Unused it ends then. */
  readonly expiresAt: Date;
  /** It ends then in any case. */
  readonly endsAt: Date;
}

/** The times of a session that begins now. */
export const beginSession = (isTrusted: boolean, now: Date): SessionTimes => {
  const { idleMs, lifeMs } = sessionLimits(isTrusted);
  return { expiresAt: after(now, idleMs), endsAt: after(now, lifeMs) };
};

/** When a session that is used now ends unused: never after its end. */
export const expiryAfterUse = (session: { isTrusted: boolean; endsAt: Date }, now: Date): Date => {
  const expiresAt = after(now, sessionLimits(session.isTrusted).idleMs);
  return expiresAt < session.endsAt ? expiresAt : session.endsAt;
};

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
