/**
 * A line as it is kept: composed (NFC), in one line, without what nobody sees. Pasted text brings line breaks,
 * zero-width spaces and direction marks that its sender doesn't know of; two names that look alike are alike then.
 */
export const tidyLine = (text: string): string => withoutInvisible(text).replace(/\s+/g, ' ').trim();

/** The same for text of several lines. */
export const tidyNote = (text: string): string =>
  withoutInvisible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();

/**
 * Whether a text has what no text of ours may have: control characters other than tab and line break, half a
 * pair of UTF-16, or what turns the direction of the letters around it, so that they read as other words.
 */
export const hasHarmfulCharacter = (text: string): boolean => HARMFUL.test(text);

/** Whether it has what PostgreSQL can't keep at all. */
export const isUnstorable = (text: string): boolean => text.includes('\0') || LONE_SURROGATE.test(text);

/** The joiner stays where it makes one emoji of two, as in 👩‍⚕️. */
const withoutInvisible = (text: string): string =>
  text.normalize('NFC').replace(JOINED_EMOJI_OR_INVISIBLE, (_, joined?: string) => joined ?? '');

const JOINED_EMOJI_OR_INVISIBLE =
  /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D)(?=\p{Extended_Pictographic})|[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/gu;

const HARMFUL = /[^\P{Control}\t\n\r]|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
