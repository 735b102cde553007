import { unitOf } from '../quantities/units.ts';
import type { Token } from '../words/tokens.ts';
import { fractionOf } from './fractions.ts';
import { beginsNumber, numberInWordsAt, type ReadNumber, underThousandAt } from './number-words.ts';
import { readNumber } from './read-number.ts';

/** What a number is read from: words that follow one another, unless something parts them. */
export type NumberToken = Pick<Token, 'folded'> & Partial<Pick<Token, 'breakBefore'>>;

/** With or without "un" before and "de" after. */
const GROUPS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    par: 2,
    decena: 10,
    quincena: 15,
    veintena: 20,
    centenar: 100,
  }),
);
const HALVES = new Set(['medio', 'media', 'medios', 'medias']);
const PARTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    tercio: 3,
    cuarto: 4,
    cuarta: 4,
    quinto: 5,
    quinta: 5,
    octavo: 8,
    decimo: 10,
  }),
);
/** Amounts without a count: "y cuarto". */
const ALONE: ReadonlySet<string> = new Set(['tercio', 'cuarto', 'cuarta']);
const partOf = (word: string): number | undefined => PARTS.get(word) ?? PARTS.get(word.replace(/s$/, ''));

/** Words of the longest number. */
const MAX_WORDS = 24;

/** The tokens from a place on that nothing parts. */
export const unbrokenFrom = <T extends NumberToken>(tokens: readonly T[], at: number): readonly T[] => {
  let end = at + 1;
  while (end < tokens.length && end - at < MAX_WORDS && (tokens[end]?.breakBefore ?? 'none') === 'none')
    end += 1;
  return tokens.slice(at, end);
};

/**
 * The number at a position, as people say and write amounts: "treinta y dos", "dos y media", "tres cuartos", "1/2", "15,5",
 * "dos punto cinco", "un par". Null if there is none: neither a percentage nor a ratio as "80/20" is one.
 */
export const numberAt = (tokens: readonly NumberToken[], at: number): ReadNumber | null => {
  const first = tokens[at]?.folded ?? '';
  if (!mayBegin(first) || (first === 'ciento' && isPercent(tokens, at - 1))) return null;
  const words = unbrokenFrom(tokens, at);
  const number = amountOf(words);
  return number && isPercent(words, number.length) ? null : number;
};

/** Most words begin no number, and are done with at once. */
const mayBegin = (word: string): boolean =>
  /^\d/.test(word) ||
  beginsNumber(word) ||
  HALVES.has(word) ||
  GROUPS.has(word) ||
  fractionOf(word) !== null ||
  word === 'half' ||
  ALONE.has(word.replace(/s$/, ''));

/** The same without fractions, and up to five digits: how many people or days there are. */
export const wholeNumberAt = (tokens: readonly NumberToken[], at: number): ReadNumber | null => {
  const words = unbrokenFrom(tokens, at);
  const word = words[0]?.folded ?? '';
  return /^\d{1,5}$/.test(word) ? { value: Number(word), length: 1 } : numberInWordsAt(words, 0);
};

/** Whether "por ciento" stands at a position. */
export const isPercent = (words: readonly NumberToken[], at: number): boolean => {
  const word = words[at]?.folded;
  return word === 'porciento' || (word === 'por' && words[at + 1]?.folded === 'ciento');
};

const amountOf = (words: readonly NumberToken[]): ReadNumber | null => {
  const fraction = fractionAt(words, 0);
  if (fraction) return fraction;
  const whole = digitsAt(words, 0) ?? groupOf(words) ?? numberInWordsAt(words, 0);
  return whole && withRest(words, whole);
};

/** "y media", "y cuarto", "y tres cuartos", "punto cinco", "½" after a whole number. */
const withRest = (words: readonly NumberToken[], whole: ReadNumber): ReadNumber => {
  const next = whole.length;
  const folded = words[next]?.folded ?? '';
  const sign = fractionOf(folded);
  if (sign !== null) return { value: whole.value + sign, length: whole.length + 1 };
  if (folded === 'punto' || folded === 'coma') {
    const decimals = decimalsAt(words, next + 1);
    if (decimals) return { value: whole.value + decimals.value, length: whole.length + 1 + decimals.length };
  }
  if (folded === 'y' || folded === 'con') {
    const rest = fractionAt(words, next + 1);
    if (rest && rest.value < 1)
      return { value: whole.value + rest.value, length: whole.length + 1 + rest.length };
  }
  // "siete con cincuenta"; fewer than ten are of what follows: "dos con un poco de queso".
  const decimals = folded === 'con' ? (numberInWordsAt(words, next + 1) ?? digitsAt(words, next + 1)) : null;
  if (decimals && decimals.value >= 10 && Number.isInteger(decimals.value))
    return {
      value: whole.value + decimals.value / 10 ** String(decimals.value).length,
      length: whole.length + 1 + decimals.length,
    };
  // "1 1/2"
  const part = ratioAt(words, next);
  return part ? { value: whole.value + part.value, length: whole.length + 1 } : whole;
};

/** "cinco", "cero tres", "veintiocho", behind the point. */
const decimalsAt = (words: readonly NumberToken[], at: number): ReadNumber | null => {
  let zeros = 0;
  while (words[at + zeros]?.folded === 'cero') zeros += 1;
  const digits = numberInWordsAt(words, at + zeros) ?? digitsAt(words, at + zeros);
  if (!digits || !Number.isInteger(digits.value)) return null;
  // Of figures the zeros before them count: "7 punto 05".
  const figures = /^\d+$/.exec(words[at + zeros]?.folded ?? '')?.[0] ?? String(digits.value);
  return { value: digits.value / 10 ** (zeros + figures.length), length: zeros + digits.length };
};

/** "media", "un cuarto", "tres cuartos", "veinte quintos", "½". */
const fractionAt = (words: readonly NumberToken[], at: number): ReadNumber | null => {
  const folded = words[at]?.folded ?? '';
  const sign = fractionOf(folded);
  if (sign !== null) return { value: sign, length: 1 };
  // "half and half" is cream.
  const isHalf = folded === 'half' && unitOf(words[at + 1]?.folded ?? '') !== null;
  if (isHalf || HALVES.has(folded)) return { value: 0.5, length: 1 };
  const alone = ALONE.has(folded.replace(/s$/, '')) ? partOf(folded) : undefined;
  if (alone !== undefined) return { value: 1 / alone, length: 1 };
  const count =
    underThousandAt(words, at) ?? (/^[1-9]$/.test(folded) ? { value: Number(folded), length: 1 } : null);
  if (!count || count.value === 0) return null;
  const word = words[at + count.length]?.folded ?? '';
  const part = partOf(word);
  if (part !== undefined) return { value: count.value / part, length: count.length + 1 };
  return HALVES.has(word) && count.value === 1 ? { value: 0.5, length: count.length + 1 } : null;
};

const digitsAt = (words: readonly NumberToken[], at: number): ReadNumber | null => {
  const text = words[at]?.folded ?? '';
  const reading = /^\d[\d.,]*$/.test(text) ? readNumber(text, 'spoken') : null;
  return reading?.kind === 'number' ? { value: reading.value, length: 1 } : ratioAt(words, at);
};

/** "3/4". Lean and fat of meat make a hundred and are no fraction: "80/20". */
const ratioAt = (words: readonly NumberToken[], at: number): ReadNumber | null => {
  const [, top = '', bottom = ''] = /^(\d+)\/(\d+)$/.exec(words[at]?.folded ?? '') ?? [];
  const isFraction = bottom !== '' && Number(top) < Number(bottom) && Number(top) + Number(bottom) !== 100;
  return isFraction && Number(top) > 0 ? { value: Number(top) / Number(bottom), length: 1 } : null;
};

const groupOf = (words: readonly NumberToken[]): ReadNumber | null => {
  const lead = words[0]?.folded === 'un' || words[0]?.folded === 'una' ? 1 : 0;
  const group = GROUPS.get(words[lead]?.folded ?? '');
  if (group === undefined) return null;
  const tail = words[lead + 1]?.folded === 'de' ? 1 : 0;
  return { value: group, length: lead + 1 + tail };
};
