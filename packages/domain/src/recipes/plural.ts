/** Words of an amount that are the same for one and for many. */
const INVARIANT = new Set([
  'g',
  'kg',
  'ml',
  'lb',
  'oz',
  'y',
  'bien',
  'muy',
  'pita',
  'baby',
  'cherry',
  'extra',
]);

/** Words that don't follow the rules below: those ending in "le" whose plural looks like one of "l", and loans. */
const IRREGULAR: readonly (readonly [one: string, many: string])[] = [
  ['atole', 'atoles'],
  ['bagel', 'bagels'],
  ['chile', 'chiles'],
  ['cracker', 'crackers'],
  ['mes', 'meses'],
  ['mole', 'moles'],
  ['muffin', 'muffins'],
  ['pretzel', 'pretzels'],
  ['res', 'reses'],
];
const MANY = new Map(IRREGULAR);
const ONE = new Map(IRREGULAR.map(([one, many]) => [many, one]));

/** "cebolla picada" → "cebollas picadas": each word of a noun with its adjectives in the plural. */
export const pluralOf = (phrase: string): string => eachWord(phrase, pluralWord);

/** "limones amarillos" → "limón amarillo": to the singular. */
export const singularOf = (phrase: string): string => eachWord(phrase, singularWord);

const eachWord = (phrase: string, change: (word: string) => string): string =>
  phrase
    .split(' ')
    .map((word) => (INVARIANT.has(word) ? word : change(word)))
    .join(' ');

const pluralWord = (word: string): string => {
  const irregular = MANY.get(word);
  if (irregular) return irregular;
  // "francés", but "dátiles" and "ajos" stay.
  if (/[áéíóú]s$/.test(word)) return `${unaccented(word)}es`;
  if (word.endsWith('s')) return word;
  if (/[íú]$/.test(word)) return `${word}es`;
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  if (/[áéíóú]n$/.test(word)) return `${unaccented(word)}es`;
  // "joven", "jóvenes": the stress stays on its vowel.
  if (/[aeo]n$/.test(word) && syllables(word) > 1 && !ACCENT.test(word))
    return `${word.replace(/[aeiou](?=[^aeiou]+[aeo]n$)/, (vowel) => ACCENTED[vowel] ?? vowel)}es`;
  return /(?:[lrndj]|ch)$/.test(word) ? `${word}es` : `${word}s`;
};

const singularWord = (word: string): string => {
  const irregular = ONE.get(word);
  if (irregular) return irregular;
  if (!word.endsWith('s')) return word;
  if (/[íú]es$/.test(word)) return word.slice(0, -2);
  if (/[aeiouáéíóú]ces$/.test(word)) return `${word.slice(0, -3)}z`;
  if (/(?:[aeiou]n|es)es$/.test(word)) return stressedLast(word.slice(0, -2));
  return /(?:[aeiouáéíóú][lr]|ch)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/** "camaron" → "camarón" and "jóven" → "joven"; a word of one syllable has no accent. */
const stressedLast = (stem: string): string => {
  if (ACCENT.test(stem)) return unaccented(stem);
  return syllables(stem) === 1 ? stem : stem.replace(/[aeiou](?=[ns]$)/, (vowel) => ACCENTED[vowel] ?? vowel);
};

const ACCENT = /[áéíóú]/;
const UNACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const unaccented = (word: string): string =>
  word.replaceAll(/[áéíóú]/g, (vowel) => UNACCENTED[vowel] ?? vowel);
/** Groups of vowels, which is close enough to tell "flan" from "jamón". */
const syllables = (word: string): number => word.match(/[aeiouáéíóú]+/g)?.length ?? 0;
