import { toastNote } from '../../kit/lib/toast.ts';
import { renewToken } from '../../kit/session/access-token.ts';
import { endHere } from '../../kit/session/end-session.ts';
import { idleLeftMs, noteUse } from '../../kit/session/last-use.ts';
import { comeBackToTab, leaveTab, tidyUp } from '../../kit/session/leave.ts';
import { rememberedMe } from '../../kit/session/profile-memory.ts';
import { currentSession, lastEnding, subscribeSession } from '../../kit/session/session-store.ts';
import { expiresAtMs } from '../../kit/session/token-claims.ts';

/** What only somebody who is there does. A pointer moves by itself when the page under it does. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const NOTED_EVERY_MS = 5_000;
const CHECKED_EVERY_MS = 15_000;

/** WCAG 2.2.1 asks for 20 s at least. */
const WARNED_BEFORE_MS = 120_000;

/** A token of fifteen minutes with less than this left is renewed by use: the server hears of it within five. */
const RENEWED_BELOW_MS = 600_000;

let isStarted = false;
let notedAtMs = 0;
let isWarned = false;

/**
 * Ends the session when nobody has used the shop for as long as it may be idle, in any of its tabs, after a warning;
 * and lets the server know while it is used. Starting twice is starting once.
 */
export const watchUse = (): void => {
  if (isStarted) return;
  isStarted = true;
  tidyUp();
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, capture: true });
  // A computer that slept looks at once when it wakes.
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECKED_EVERY_MS);
  followOtherTabs();
};

const onSign = (event: Event): void => {
  const nowMs = Date.now();
  if (!event.isTrusted || !currentSession() || nowMs - notedAtMs < NOTED_EVERY_MS || !check()) return;
  notedAtMs = nowMs;
  isWarned = false;
  noteUse(nowMs);
  tellServer(nowMs);
};

/** False when the session has ended, or ends now. */
const check = (): boolean => {
  // The profile may have come after the session.
  here = whoIsHere() ?? here;
  const leftMs = currentSession() ? idleLeftMs(Date.now()) : null;
  if (leftMs === null) return currentSession() !== null;
  if (leftMs <= 0) {
    void endHere('idle');
    return false;
  }
  if (leftMs <= WARNED_BEFORE_MS && !isWarned) {
    isWarned = true;
    toastNote('¿Sigues ahí?', 'En 2 minutos cerramos tu sesión. Toca la pantalla o una tecla para seguir.');
  }
  return true;
};

/** On one's own device the fortnight begins anew with every renewal, which use brings about anyway. */
const tellServer = (nowMs: number): void => {
  const session = currentSession();
  if (!session || rememberedMe(session.user.id)?.session.isTrusted !== false) return;
  const endsAtMs = expiresAtMs(session.accessToken);
  if (endsAtMs === null || endsAtMs - nowMs > RENEWED_BELOW_MS) return;
  // Without a network the next touch tries again.
  renewToken(session.accessToken).catch(() => {
    notedAtMs = 0;
  });
};

interface Person {
  readonly userId: string;
  readonly sealKey: string | undefined;
}

let here: Person | null = null;

const whoIsHere = (): Person | null => {
  const userId = currentSession()?.user.id;
  return userId === undefined ? null : { userId, sealKey: rememberedMe(userId)?.session.sealKey };
};

/** Session storage is each tab's own: what another tab ends or begins is followed here. */
const followOtherTabs = (): void => {
  here = whoIsHere();
  subscribeSession(() => {
    const before = here;
    here = whoIsHere();
    if (before?.userId === here?.userId) return;
    if (before && lastEnding() === null) void leaveTab(before.userId, before.sealKey);
    if (here?.sealKey) void comeBackToTab(here.sealKey);
  });
};
