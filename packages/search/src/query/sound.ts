import { soundOf } from '@nutricion/language';

/** How a word is pronounced, for comparing words that were spelled by ear. */
interface Pronunciation {
  /** In careful speech: `soundOf`. */
  readonly careful: string;
  /** In casual speech, where sounds at the end of syllables fall away or are confused. */
  readonly loose: string;
  /** `letterBits` of the word, and of its loose pronunciation. */
  readonly letters: number;
  readonly looseLetters: number;
}

/**
 * Merges sounds that are confused: r and l at the end of a syllable, n and m before b and p; drops a d between vowels at
 * the end, and a final s. Source: T. Navarro Tomás, El español en Puerto Rico (1948).
 */
const loosen = (sound: string): string =>
  sound
    .replace(/[rl](?=[^aeiou]|$)/g, 'l')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/d(?=[oa]s?$)/g, '')
    .replace(/s$/, '')
    .replace(/y$/, 'i');

/** More words than a shop has. */
const MAX_CACHED = 200_000;
const cached = new Map<string, Pronunciation>();

/** Cached, because each misspelt word is compared with hundreds of the catalogue, always the same ones. */
export const pronunciationOf = (word: string): Pronunciation => {
  const known = cached.get(word);
  if (known) return known;
  const careful = soundOf(word);
  const loose = loosen(careful);
  const pronunciation = { careful, loose, letters: letterBits(word), looseLetters: letterBits(loose) };
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(word, pronunciation);
  return pronunciation;
};

/** One bit for each letter or digit that a word has. */
export const letterBits = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

/** Groups of letters that may sound alike at the beginning of a word. */
const ALIKE: readonly string[] = ['bv', 'cszx', 'ckq', 'gjhx', 'gwhu', 'yli', 'rl', 'haeiou'];

/** The first letters that a word may have had in mind, its own among them. */
export const lettersThatSoundLike = (word: string): ReadonlySet<string> => {
  const first = word.charAt(0);
  const alike = ALIKE.filter((group) => group.includes(first)).flatMap((group) => [...group]);
  // A word that begins with a vowel may lack a silent h, and nothing else.
  return new Set(/[aeio]/.test(first) ? [first, 'h'] : [first, ...alike]);
};
