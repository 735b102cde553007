/**
 * A line as stored: composed (NFC), on one line, without invisible characters. Pasted text brings line breaks,
 * zero-width spaces and direction marks; without them two names that look alike are equal.
 */
export const tidyLine = (text: string): string => withoutInvisible(text).replace(/\s+/g, ' ').trim();

/** The same for text of several lines. */
export const tidyNote = (text: string): string =>
  withoutInvisible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();

/**
 * Whether a text has characters that no text may have: control characters other than tab and line break, half a
 * UTF-16 pair, or direction overrides that make it read as other words.
 */
export const hasHarmfulCharacter = (text: string): boolean => HARMFUL.test(text);

/** Whether it has characters that PostgreSQL can't store. */
export const isUnstorable = (text: string): boolean => text.includes('\0') || LONE_SURROGATE.test(text);

/** The joiner stays where it makes one emoji of two, as in 👩‍⚕️. */
const withoutInvisible = (text: string): string =>
  text.normalize('NFC').replace(JOINED_EMOJI_OR_INVISIBLE, (_, joined?: string) => joined ?? '');

const JOINED_EMOJI_OR_INVISIBLE =
  /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D)(?=\p{Extended_Pictographic})|[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/gu;

const HARMFUL = /[^\P{Control}\t\n\r]|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
