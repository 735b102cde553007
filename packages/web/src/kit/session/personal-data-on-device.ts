/** The prefix of sealed entries. A digest follows that can only be computed with the session of the entry's owner. */
export const SEALED_PREFIX = 'nutricion-plus-sealed:';

const KEY_PREFIX = 'nutricion-plus-';

/** Settings of the device that don't depend on its user. */
const deviceKeys: ReadonlySet<string> = new Set(['nutricion-plus-update-later', 'nutricion-plus-haptics']);

/** Personal data whose keys don't contain the user's id. */
const keysToSeal =
  /^nutricion-plus-(cart|recent-searches|hospital-draft-[0-9a-f-]+|hospital-draft-new|way-back)$/;

/** Whether a key holds personal data. Unknown keys count as personal, so that a new one can't be left behind. */
export const isPersonalData = (key: string): boolean =>
  key.startsWith(KEY_PREFIX) && !key.startsWith(SEALED_PREFIX) && !deviceKeys.has(key);

/** Whether the entry is restored when this user signs in on the device again. */
export const isRestoredFor = (userId: string, key: string): boolean =>
  isPersonalData(key) && (key.endsWith(`:${userId}`) || keysToSeal.test(key));

/**
 * Older versions of the shop stored the carts of signed-out users in plain text. They can't be sealed without their
 * owners' keys, so they stay until `SET_ASIDE_UNTIL_MS`.
 */
export const isUnsealedLegacy = (key: string, nowMs: number): boolean =>
  nowMs < SET_ASIDE_UNTIL_MS && /^nutricion-plus-(cart|saved|order-attempt):/.test(key);

const SET_ASIDE_UNTIL_MS = Date.UTC(2027, 0, 1);

/** How many users' sealed entries a device stores, and for how long. */
const MAX_SEALED = 5;
const SEALED_DAYS = 30;
const DAY_MS = 86_400_000;

/** The names of sealed entries that are too old, or the oldest beyond the limit. `entries`: names with their text. */
export const staleSeals = (
  entries: readonly (readonly [name: string, text: string])[],
  nowMs: number,
): readonly string[] => {
  const newestFirst = entries
    .map(([name, text]) => ({ name, day: sealedDay(text) }))
    .sort((one, other) => other.day - one.day);
  const oldest = dayOf(nowMs) - SEALED_DAYS;
  return newestFirst.filter(({ day }, index) => index >= MAX_SEALED || day < oldest).map(({ name }) => name);
};

/** Days since 1970. The sealed entry shows no finer time. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

const sealedDay = (text: string): number => Number.parseInt(text, 10) || 0;
