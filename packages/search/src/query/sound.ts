/** How a word is heard, as whoever spells by ear would compare it. */
export interface Heard {
  /** As careful speech has it. */
  readonly exact: string;
  /** As it is said on the street: what falls away or is taken for another at the end of a syllable is one. */
  readonly sound: string;
  /** One bit for each letter of the word, and of its sound. */
  readonly letters: number;
  readonly soundLetters: number;
}

/** How Puerto Rican Spanish says a word: b is v, c before e and i is s, h is silent, ll is y, x is s. */
export const soundOf = (word: string): string =>
  word
    .replace(/ch/g, '\u0001')
    .replace(/^h?u(?=[aeio])|w/g, 'gu')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|[zx]/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/h/g, '')
    .replace(/(.)\1/g, '$1');

/**
 * Sounds that are taken for one another: r and l at the end of a syllable, n and m before b and p; a d between vowels
 * at the end, and an s at its end, are often not said at all. Source: T. Navarro Tomás, El español en Puerto Rico (1948).
 */
const loose = (sound: string): string =>
  sound
    .replace(/[rl](?=[^aeiou]|$)/g, 'l')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/d(?=[oa]s?$)/g, '')
    .replace(/s$/, '')
    .replace(/y$/, 'i');

/** More words than a shop has. */
const MOST_KEPT = 200_000;
const kept = new Map<string, Heard>();

/** Remembered: each word of the catalogue is compared with whatever is misspelled. */
export const heardOf = (word: string): Heard => {
  const known = kept.get(word);
  if (known) return known;
  const exact = soundOf(word);
  const sound = loose(exact);
  const heard = { exact, sound, letters: lettersOf(word), soundLetters: lettersOf(sound) };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, heard);
  return heard;
};

/** One bit for each letter or digit that a word has. */
export const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

/** Letters that words may begin with which sound alike there. */
const ALIKE: readonly string[] = ['bv', 'cszx', 'ckq', 'gjhx', 'gwhu', 'yli', 'rl', 'haeiou'];

/** The first letters of words that a word may be meant for, its own first. */
export const lettersThatSoundLike = (word: string): ReadonlySet<string> => {
  const first = word.charAt(0);
  const alike = ALIKE.filter((group) => group.includes(first)).flatMap((group) => [...group]);
  // A vowel stands behind a silent h, and for nothing else.
  return new Set(/[aeio]/.test(first) ? [first, 'h'] : [first, ...alike]);
};
