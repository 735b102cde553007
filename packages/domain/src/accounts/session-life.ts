const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long a session lasts, in milliseconds. */
export interface SessionLimits {
  /** The session ends after this long without use. */
  readonly idleMs: number;
  /** The session ends this long after signing in, however much it is used. */
  readonly lifeMs: number;
}

/**
 * A shared computer of the hospital: half an hour without use and twelve hours in all, one shift (OWASP ASVS 4.0,
 * 3.3.2, level 2). A device that its user has declared their own: fourteen days without use and thirty in all (level
 * 1).
 */
export const sessionLimits = (isTrusted: boolean): SessionLimits =>
  isTrusted
    ? { idleMs: 14 * DAY_MS, lifeMs: 30 * DAY_MS }
    : { idleMs: 30 * MINUTE_MS, lifeMs: 12 * 60 * MINUTE_MS };

export interface SessionTimes {
  /** The session ends then unless it is used before. */
  readonly expiresAt: Date;
  /** The session ends then in any case. */
  readonly endsAt: Date;
}

/** The times of a session that begins at `now`. */
export const beginSession = (isTrusted: boolean, now: Date): SessionTimes => {
  const { idleMs, lifeMs } = sessionLimits(isTrusted);
  return { expiresAt: after(now, idleMs), endsAt: after(now, lifeMs) };
};

/** When a session used at `now` expires without further use; never after its end. */
export const expiryAfterUse = (session: { isTrusted: boolean; endsAt: Date }, now: Date): Date => {
  const expiresAt = after(now, sessionLimits(session.isTrusted).idleMs);
  return expiresAt < session.endsAt ? expiresAt : session.endsAt;
};

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
