/** Longer texts are cut, so that time stays bounded. */
export const MAX_LENGTH = 4_000;

const accents = /[\u0300-\u036f]/g;

/**
 * The text in NFKC without invisible characters: "ｌｅｃｈｅ" and a "leche" with a soft hyphen both become "leche". Fractions
 * such as ½ stay one character, because the reader of amounts expects them so.
 */
export const plainLetters = (text: string): string =>
  ASCII.test(text)
    ? text
    : text.replace(INVISIBLE, '').replace(NO_FRACTIONS, (letters) => letters.normalize('NFKC'));

const ASCII = /^\p{ASCII}*$/u;
const INVISIBLE = /[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/g;
const NO_FRACTIONS = /[^\u00BC-\u00BE\u2150-\u215E]+/g;

/** What people shorten or sum up when they rule something out, in full: "s/huevo", fish and shellfish as "comida del mar", "frutos de cáscara". */
export const expandAbbreviatedWithout = (text: string): string =>
  text
    .replace(WITHOUT_IN_SHORT, 'sin ')
    .replace(SEAFOOD, 'pescado y mariscos')
    .replace(SHELLED, 'frutos secos');

const WITHOUT_IN_SHORT = /(?<![\p{L}\p{N}])(?:s\/|w\/o)\s*(?=\p{L})/giu;
const SHELLED = /(?<![\p{L}\p{N}])frutos?\s+(?:de\s+)?c[aá]scara(?:\s+dura)?(?![\p{L}\p{N}])/giu;
const SEAFOOD = /(?<![\p{L}\p{N}])(?:(?:comida|frutos|productos)\s+del?\s+mar|seafood)(?![\p{L}\p{N}])/giu;

/** Lower-case and without accents: "Ñame" and "name" are one, "Plátano" is "platano". */
export const fold = (text: string): string =>
  plainLetters(text.slice(0, MAX_LENGTH)).normalize('NFD').replace(accents, '').toLowerCase();

/**
 * The words of a text, folded: runs of letters and digits. Emoji and signs separate words, and "omega3" is two. `tokensOf` gives
 * the same words with their places, and numbers whole.
 */
export const wordsOf = (text: string): readonly string[] => fold(text).match(WORD) ?? [];

/** Digits after four letters or more are a word of their own ("omega 3"); "b12" and "h2o" stay whole. */
const WORD = /[a-z]{4,}(?=\d{1,3}(?![a-z0-9]))|[a-z0-9]+/g;

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
