import { PRERENDER_COOKIE } from '@nutricion/contract/kit/prerender';
import { sessionLimits } from '@nutricion/domain/accounts/session-life';
import { readText, writeText } from '../lib/storage.ts';
import { rememberedMe } from './remembered-profile.ts';
import { currentSession } from './session-store.ts';

const KEY = 'nutricion-plus-last-use';
const ATTENDED_MS = 60_000;

/** Records that somebody touched the shop in any tab (epoch milliseconds). */
export const recordUse = (nowMs: number): void => writeText(KEY, String(nowMs));

/** Whether nobody has touched the shop for a minute: what the page requests by itself then doesn't extend the session. */
export const isUnattended = (nowMs: number): boolean => {
  const unusedMs = unusedForMs(nowMs);
  return unusedMs !== null && unusedMs > ATTENDED_MS;
};

/** Milliseconds until this session expires without use; null if unknown. */
export const idleLeftMs = (nowMs: number): number | null => {
  const userId = currentSession()?.user.id;
  const session = userId === undefined ? undefined : rememberedMe(userId)?.session;
  const unusedMs = unusedForMs(nowMs);
  if (!session || unusedMs === null) return null;
  // On a shared computer the cookie, and with it the session, ends when the browser is closed.
  if (!session.isTrusted && !document.cookie.includes(PRERENDER_COOKIE)) return 0;
  return sessionLimits(session.isTrusted).idleMs - unusedMs;
};

const unusedForMs = (nowMs: number): number | null => {
  const text = readText(KEY);
  return text === null ? null : nowMs - Number(text);
};
