import { numberInWordsAt, type ReadNumber, type Token, underThousandAt } from '@nutricion/language';
import { typedNumber } from '../kit/typed-number.ts';

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
const SIGNS: ReadonlyMap<string, number> = new Map(
  Object.entries({ '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }),
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

/**
 * The number at a position, as people say amounts: "treinta y dos", "dos y media", "tres cuartos", "1/2", "dos
 * punto cinco", "un par". Null if there is none.
 */
export const numberAt = (tokens: readonly Token[], at: number): ReadNumber | null => {
  const fraction = fractionAt(tokens, at);
  if (fraction) return fraction;
  const whole = digitsAt(tokens, at) ?? groupAt(tokens, at) ?? numberInWordsAt(tokens, at);
  return whole && withRest(tokens, at, whole);
};

/** "y media", "y cuarto", "y tres cuartos", "punto cinco", "½" after a whole number. */
const withRest = (tokens: readonly Token[], at: number, whole: ReadNumber): ReadNumber => {
  const next = at + whole.length;
  const folded = tokens[next]?.folded ?? '';
  const sign = SIGNS.get(folded);
  if (sign !== undefined) return { value: whole.value + sign, length: whole.length + 1 };
  if (folded === 'punto' || folded === 'coma') {
    const decimals = decimalsAt(tokens, next + 1);
    if (decimals) return { value: whole.value + decimals.value, length: whole.length + 1 + decimals.length };
  }
  if (folded === 'y' || folded === 'con') {
    const rest = fractionAt(tokens, next + 1);
    if (rest && rest.value < 1)
      return { value: whole.value + rest.value, length: whole.length + 1 + rest.length };
  }
  // "siete con cincuenta": what follows "con" is a product's where no number does.
  const after = folded === 'con' ? decimalsAt(tokens, next + 1) : null;
  if (after) return { value: whole.value + after.value, length: whole.length + 1 + after.length };
  const half = digitsAt(tokens, next);
  // "1 1/2"
  if (half && half.value < 1 && tokens[next]?.text.includes('/'))
    return { value: whole.value + half.value, length: whole.length + half.length };
  return whole;
};

/** "cinco", "cero tres", "veintiocho", behind the point. */
const decimalsAt = (tokens: readonly Token[], at: number): ReadNumber | null => {
  let zeros = 0;
  while (tokens[at + zeros]?.folded === 'cero') zeros += 1;
  const digits = numberInWordsAt(tokens, at + zeros) ?? digitsAt(tokens, at + zeros);
  if (!digits || !Number.isInteger(digits.value)) return null;
  return { value: digits.value / 10 ** (zeros + String(digits.value).length), length: zeros + digits.length };
};

/** "media", "un cuarto", "tres cuartos", "veinte quintos", "½". */
const fractionAt = (tokens: readonly Token[], at: number): ReadNumber | null => {
  const folded = tokens[at]?.folded ?? '';
  const sign = SIGNS.get(folded);
  if (sign !== undefined) return { value: sign, length: 1 };
  if (HALVES.has(folded)) return { value: 0.5, length: 1 };
  const alone = ALONE.has(folded.replace(/s$/, '')) ? partOf(folded) : undefined;
  if (alone !== undefined) return { value: 1 / alone, length: 1 };
  const count =
    underThousandAt(tokens, at) ?? (/^[1-9]$/.test(folded) ? { value: Number(folded), length: 1 } : null);
  if (!count || count.value === 0) return null;
  const word = tokens[at + count.length]?.folded ?? '';
  const part = partOf(word);
  if (part !== undefined) return { value: count.value / part, length: count.length + 1 };
  return HALVES.has(word) && count.value === 1 ? { value: 0.5, length: count.length + 1 } : null;
};

const digitsAt = (tokens: readonly Token[], at: number): ReadNumber | null => {
  const text = tokens[at]?.folded ?? '';
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (top && bottom) return Number(bottom) === 0 ? null : { value: Number(top) / Number(bottom), length: 1 };
  const value = /^\d[\d.,]*$/.test(text) ? typedNumber(text, 'spoken') : null;
  return value === null ? null : { value, length: 1 };
};

const groupAt = (tokens: readonly Token[], at: number): ReadNumber | null => {
  const lead = tokens[at]?.folded === 'un' || tokens[at]?.folded === 'una' ? 1 : 0;
  const group = GROUPS.get(tokens[at + lead]?.folded ?? '');
  if (group === undefined) return null;
  const tail = tokens[at + lead + 1]?.folded === 'de' ? 1 : 0;
  return { value: group, length: lead + 1 + tail };
};
