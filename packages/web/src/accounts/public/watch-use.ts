import { toastNote } from '../../kit/lib/toast.ts';
import { renewToken } from '../../kit/session/access-token.ts';
import { endSessionOnDevice } from '../../kit/session/end-session.ts';
import { idleLeftMs, recordUse } from '../../kit/session/last-use.ts';
import { clearLocalData, endTabSession, restoreTabData } from '../../kit/session/local-session-data.ts';
import { rememberedMe } from '../../kit/session/remembered-profile.ts';
import { currentSession, lastEndReason, subscribeSession } from '../../kit/session/session-store.ts';
import { expiresAtMs } from '../../kit/session/token-claims.ts';

/** What only somebody who is there does. A pointer moves by itself when the page under it does. */
const USE_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const RECORDED_EVERY_MS = 5_000;
const CHECKED_EVERY_MS = 15_000;

/** WCAG 2.2.1 asks for 20 s at least. */
const WARNED_BEFORE_MS = 120_000;

/** A token of fifteen minutes with less than this left is renewed by use: the server hears of it within five. */
const RENEWED_BELOW_MS = 600_000;

let isStarted = false;
let recordedAtMs = 0;
let isWarned = false;

/**
 * Ends the session when nobody has used the shop for as long as it may be idle, in any of its tabs, after a warning;
 * and lets the server know while it is used. Starting twice is starting once.
 */
export const watchUse = (): void => {
  if (isStarted) return;
  isStarted = true;
  clearLocalData();
  for (const eventName of USE_EVENTS)
    window.addEventListener(eventName, onUse, { passive: true, capture: true });
  // A computer that slept looks at once when it wakes.
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECKED_EVERY_MS);
  followOtherTabs();
};

const onUse = (event: Event): void => {
  const nowMs = Date.now();
  if (!event.isTrusted || !currentSession() || nowMs - recordedAtMs < RECORDED_EVERY_MS || !check()) return;
  recordedAtMs = nowMs;
  isWarned = false;
  recordUse(nowMs);
  renewOnServer(nowMs);
};

/** False when the session has ended, or ends now. */
const check = (): boolean => {
  // The profile may have come after the session.
  tabUser = currentTabUser() ?? tabUser;
  const remainingMs = currentSession() ? idleLeftMs(Date.now()) : null;
  if (remainingMs === null) return currentSession() !== null;
  if (remainingMs <= 0) {
    void endSessionOnDevice('idle');
    return false;
  }
  if (remainingMs <= WARNED_BEFORE_MS && !isWarned) {
    isWarned = true;
    toastNote('¿Sigues ahí?', 'En 2 minutos cerramos tu sesión. Toca la pantalla o una tecla para seguir.');
  }
  return true;
};

/** On one's own device the fortnight begins anew with every renewal, which use brings about anyway. */
const renewOnServer = (nowMs: number): void => {
  const session = currentSession();
  if (!session || rememberedMe(session.user.id)?.session.isTrusted !== false) return;
  const endsAtMs = expiresAtMs(session.accessToken);
  if (endsAtMs === null || endsAtMs - nowMs > RENEWED_BELOW_MS) return;
  // Without a network the next touch tries again.
  renewToken(session.accessToken).catch(() => {
    recordedAtMs = 0;
  });
};

interface TabUser {
  readonly userId: string;
  readonly sealKey: string | undefined;
}

let tabUser: TabUser | null = null;

const currentTabUser = (): TabUser | null => {
  const userId = currentSession()?.user.id;
  return userId === undefined ? null : { userId, sealKey: rememberedMe(userId)?.session.sealKey };
};

/** Session storage is each tab's own: what another tab ends or begins is followed here. */
const followOtherTabs = (): void => {
  tabUser = currentTabUser();
  subscribeSession(() => {
    const before = tabUser;
    tabUser = currentTabUser();
    if (before?.userId === tabUser?.userId) return;
    if (before && lastEndReason() === null) void endTabSession(before.userId, before.sealKey);
    if (tabUser?.sealKey) void restoreTabData(tabUser.sealKey);
  });
};
