import { toastNote } from '../../kit/lib/toast.ts';
import { renewToken } from '../../kit/session/access-token.ts';
import { endSessionOnDevice } from '../../kit/session/end-session.ts';
import { idleLeftMs, recordUse } from '../../kit/session/last-use.ts';
import { clearLocalData, endTabSession, restoreTabData } from '../../kit/session/local-session-data.ts';
import { rememberedMe } from '../../kit/session/remembered-profile.ts';
import { currentSession, lastEndReason, subscribeSession } from '../../kit/session/session-store.ts';
import { expiresAtMs } from '../../kit/session/token-claims.ts';

/** Events that only a person causes. A pointermove also fires when the page moves under the pointer. */
const USE_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const RECORDED_EVERY_MS = 5_000;
const CHECKED_EVERY_MS = 15_000;

/** WCAG 2.2.1 requires at least 20 s. */
const WARNED_BEFORE_MS = 120_000;

/** Use renews a token of fifteen minutes with less than this left, so the server learns of it within five minutes. */
const RENEWED_BELOW_MS = 600_000;

let isStarted = false;
let recordedAtMs = 0;
let isWarned = false;

/**
 * Ends the session if no tab was used for the idle time, after a warning, and renews it on the server while it is
 * used. A second call does nothing.
 */
export const watchUse = (): void => {
  if (isStarted) return;
  isStarted = true;
  clearLocalData();
  for (const eventName of USE_EVENTS)
    window.addEventListener(eventName, onUse, { passive: true, capture: true });
  // A computer that slept checks at once when it wakes.
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

/** False if the session has ended, or ends now. */
const check = (): boolean => {
  // The profile may have loaded after the session began.
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

/** On a trusted device each renewal restarts the fourteen days, and use renews the token anyway. */
const renewOnServer = (nowMs: number): void => {
  const session = currentSession();
  if (!session || rememberedMe(session.user.id)?.session.isTrusted !== false) return;
  const endsAtMs = expiresAtMs(session.accessToken);
  if (endsAtMs === null || endsAtMs - nowMs > RENEWED_BELOW_MS) return;
  // Without a network the next use tries again.
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

/** Each tab has its own session storage, so it follows here what another tab ends or begins. */
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
