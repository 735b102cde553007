/** Where sealed entries stand: what follows is a digest that only their owner's session can work out. */
export const SEALED_PREFIX = 'nutricion-plus-sealed:';

const KEY_PREFIX = 'nutricion-plus-';

/** These tell of the device and of nobody who uses it. */
const deviceKeys: ReadonlySet<string> = new Set(['nutricion-plus-update-later', 'nutricion-plus-haptics']);

/** A person's, though their names don't say whose. */
const keysToSeal =
  /^nutricion-plus-(cart|recent-searches|hospital-draft-[0-9a-f-]+|hospital-draft-new|way-back)$/;

/** Every key that tells something of a person. What nobody thought of is one, so that nothing new is forgotten. */
export const isPersonalData = (key: string): boolean =>
  key.startsWith(KEY_PREFIX) && !key.startsWith(SEALED_PREFIX) && !deviceKeys.has(key);

/** Whether what stands there should be found again when this person comes back to the device. */
export const isRestoredFor = (userId: string, key: string): boolean =>
  isPersonalData(key) && (key.endsWith(`:${userId}`) || keysToSeal.test(key));

/**
 * Versions before this one put carts aside in the clear. They can't be sealed without their owners; for some weeks
 * they wait for them.
 */
export const isUnsealedLegacy = (key: string, nowMs: number): boolean =>
  nowMs < SET_ASIDE_UNTIL_MS && /^nutricion-plus-(cart|saved|order-attempt):/.test(key);

const SET_ASIDE_UNTIL_MS = Date.UTC(2027, 0, 1);

/** How many people may have something sealed on a device, and for how long. */
const MAX_SEALED = 5;
const SEALED_DAYS = 30;
const DAY_MS = 86_400_000;

/** Which sealed entries have waited too long, or are the oldest of too many. `entries`: names with their text. */
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

/** Days since 1970: nobody need know the minute. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

const sealedDay = (text: string): number => Number.parseInt(text, 10) || 0;
