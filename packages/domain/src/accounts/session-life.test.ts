import { describe, expect, it } from 'vitest';
import { beginSession, expiryAfterUse, sessionLimits } from './session-life.ts';

const now = new Date('2026-11-22T23:00:00Z');
const in_ = (ms: number) => new Date(now.getTime() + ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a session on a shared computer', () => {
  it('expires after 30 minutes without use and after 12 hours in all', () => {
    expect(beginSession(false, now)).toEqual({ expiresAt: in_(30 * MINUTE), endsAt: in_(12 * HOUR) });
  });
});

describe('a session on one’s own device', () => {
  it('expires after 14 days without use and after 30 in all', () => {
    expect(beginSession(true, now)).toEqual({ expiresAt: in_(14 * DAY), endsAt: in_(30 * DAY) });
  });
});

describe('using a session', () => {
  it.each([true, false])('restarts the idle time (trusted: %s)', (isTrusted) => {
    const { idleMs } = sessionLimits(isTrusted);
    expect(expiryAfterUse({ isTrusted, endsAt: in_(idleMs + 1) }, now)).toEqual(in_(idleMs));
  });

  it.each([true, false])('never extends the session beyond its end (trusted: %s)', (isTrusted) => {
    expect(expiryAfterUse({ isTrusted, endsAt: in_(MINUTE) }, now)).toEqual(in_(MINUTE));
  });
});
