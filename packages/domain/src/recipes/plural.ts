/** Words of an amount that are the same for one and for many. */
const INVARIANT = new Set(['g', 'ml', 'lb', 'oz', 'y', 'bien', 'muy', 'pita', 'baby', 'cherry']);

/** Words that only look like the rule. */
const SINGULAR_OF: Readonly<Record<string, string>> = { panes: 'pan' };

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
  if (word.endsWith('s')) return word;
  if (/[íú]$/.test(word)) return `${word}es`;
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  const accented = /([áéíóú])n$/.exec(word)?.[1];
  if (accented) return `${word.slice(0, -2)}${UNACCENTED[accented]}nes`;
  return /[lrndj]$/.test(word) ? `${word}es` : `${word}s`;
};

const singularWord = (word: string): string => {
  const irregularForm = SINGULAR_OF[word];
  if (irregularForm) return irregularForm;
  if (!word.endsWith('s')) return word;
  if (/[íú]es$/.test(word)) return word.slice(0, -2);
  if (/[aeiouáéíóú]ces$/.test(word)) return `${word.slice(0, -3)}z`;
  const vowel = /([aeiou])nes$/.exec(word)?.[1];
  if (vowel) return `${word.slice(0, -4)}${ACCENTED[vowel]}n`;
  return /[aeiouáéíóú][lrj]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

const UNACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
