import { readText, writeText } from '../../lib/storage.ts';

const KEY = 'nutricion-plus-update-later';

/** 'Ahora no' holds for half a shift, in every tab. */
const SILENCE_MS = 4 * 3_600_000;

export const askLater = (nowMs: number): void => writeText(KEY, String(nowMs + SILENCE_MS));

export const isTimeToAsk = (nowMs: number): boolean => {
  const untilMs = Number(readText(KEY) ?? 0);
  // A clock that was set back must not silence the question for years.
  return !(untilMs > nowMs && untilMs - nowMs <= SILENCE_MS);
};
