/** Longer texts are cut: nobody searches with more, and time stays bounded. */
export const MAX_LENGTH = 4_000;

const accents = /[\u0300-\u036f]/g;

/** Lower-case and without accents: "Ñame" and "name" are one, "Plátano" is "platano". */
export const fold = (text: string): string =>
  text.slice(0, MAX_LENGTH).normalize('NFD').replace(accents, '').toLowerCase();

/** The words of a text, folded: runs of letters and digits. Emoji and signs separate words. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** A word as it compares, and as it is written but for capitals. */
export interface Word {
  readonly folded: string;
  readonly spelled: string;
}

const runs = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, each with the letters and accents that it is written with. */
export const spelledWordsOf = (text: string): readonly Word[] => {
  const words: Word[] = [];
  const read = text.slice(0, MAX_LENGTH).normalize('NFC').toLowerCase();
  for (const run of runsOf(read)) for (const word of wordsOfRun(run)) words.push(word);
  return words;
};

/** Letters and digits that stand together. Letter by letter where all are of the Latin part: ten times as fast. */
const runsOf = (text: string): readonly string[] => {
  const found: string[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    if (code >= LATIN) return text.match(runs) ?? [];
    const isPart = isOfRun[code] === 1;
    if (isPart && start < 0) start = at;
    else if (!isPart && start >= 0) {
      found.push(text.slice(start, at));
      start = -1;
    }
  }
  return found;
};

const LATIN = 0x400;
/** By the code of a letter of the Latin part and what is near it, 1 where it is part of a word. */
export const isOfRun = Uint8Array.from({ length: LATIN }, (_, code) =>
  /[\p{L}\p{M}\p{N}]/u.test(String.fromCharCode(code)) ? 1 : 0,
);

/** A catalogue says the same few thousand words again and again: each is folded once. */
const MAX_KNOWN = 50_000;
const known = new Map<string, readonly Word[]>();

/** Letters without a Latin base separate: one run may hold several words, or none. */
const wordsOfRun = (run: string): readonly Word[] => {
  const before = known.get(run);
  if (before) return before;
  const words = foldRun(run);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(run, words);
  return words;
};

/** The words of letters and digits that stand together, composed and in lower case. */
export const foldRun = (run: string): readonly Word[] => {
  const words = wordsOf(run);
  return words.map((folded) => ({ folded, spelled: words.length === 1 ? run : folded }));
};

/** The shortest word that can be the singular of another. */
const MIN_STEM = 3;

/**
 * A word and what could be its singular, so that singular and plural find each other: a word matches
 * another when they share a form. Several candidates instead of one stem, because a stemmer would merge
 * pan with pana and pera with pero.
 */
export const formsOf = (word: string): readonly string[] => {
  if (!word.endsWith('s') || word.length <= MIN_STEM) return [word];
  const forms = [word, word.slice(0, -1)];
  if (word.endsWith('es') && word.length - 2 >= MIN_STEM) forms.push(word.slice(0, -2));
  // nueces, arroces: the singular ends in z.
  if (word.endsWith('ces') && word.length - 2 >= MIN_STEM) forms.push(`${word.slice(0, -3)}z`);
  return forms;
};

/** Whether two words are written alike but for the plural, accents and all. */
export const isSpelledAs = (one: string, other: string): boolean => {
  if (one === other) return true;
  const forms = formsOf(other);
  return formsOf(one).some((form) => forms.includes(form));
};

/** Words that carry no meaning of their own. A search reads 'sin' and 'con' before it drops them. */
const fillerWords: ReadonlySet<string> = new Set(
  'a al algo con de del el en es la las lo los mi o para por que sin su tipo un una unas unos y'.split(' '),
);

export const isFiller = (word: string): boolean => fillerWords.has(word);
