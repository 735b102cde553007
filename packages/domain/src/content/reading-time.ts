/** A slow pace, for tired readers; words per minute. */
export const WORDS_PER_MINUTE = 200;

/** Words of a plain or lightly marked text: what has a letter or a digit in it. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whole minutes, rounded up, at least 1. */
export const minutesToRead = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
