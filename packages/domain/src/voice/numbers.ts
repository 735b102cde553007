import { typedNumber } from '../kit/typed-number.ts';
import type { Token } from './tokens.ts';

const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{
      cero: 0,
      un: 1,
      uno: 1,
      una: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
    },
    ...{ diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17 },
    ...{
      dieciocho: 18,
      diecinueve: 19,
      veinte: 20,
      veintiun: 21,
      veintiuno: 21,
      veintiuna: 21,
      veintidos: 22,
    },
    ...{ veintitres: 23, veinticuatro: 24, veinticinco: 25, veintiseis: 26, veintisiete: 27, veintiocho: 28 },
    ...{ veintinueve: 29 },
    // English ones within Spanish.
    ...{ two: 2, three: 3, four: 4, five: 5, six: 6 },
    // Common misspellings.
    ...{ diesiseis: 16, diesisiete: 17, diesiocho: 18, diesinueve: 19 },
  }),
);
const TENS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
    // As some still count.
    veinti: 20,
  }),
);
/** "diez y seis", as some write it. */
const TENS_BEFORE_AND: ReadonlyMap<string, number> = new Map([
  ['diez', 10],
  ['veinte', 20],
]);
const HUNDREDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ cien: 100, ciento: 100, doscientos: 200, doscientas: 200, trescientos: 300, trescientas: 300 },
    ...{ cuatrocientos: 400, cuatrocientas: 400, quinientos: 500, quinientas: 500, seiscientos: 600 },
    ...{ seiscientas: 600, setecientos: 700, setecientas: 700, ochocientos: 800, ochocientas: 800 },
    ...{ novecientos: 900, novecientas: 900 },
  }),
);
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

/** An amount, and the number of tokens it takes. */
export interface ReadNumber {
  readonly value: number;
  readonly length: number;
}

/**
 * The number at a position, as people say amounts: "treinta y dos", "dos y media", "tres cuartos", "1/2", "dos
 * punto cinco", "un par". Null if there is none.
 */
export const numberAt = (tokens: readonly Token[], at: number): ReadNumber | null => {
  const fraction = fractionAt(tokens, at);
  if (fraction) return fraction;
  const whole = digitsAt(tokens, at) ?? groupAt(tokens, at) ?? wordsAt(tokens, at);
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
  const digits = wordsAt(tokens, at + zeros) ?? digitsAt(tokens, at + zeros);
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

/** Whole numbers in words, up to the millions. */
const wordsAt = (tokens: readonly Token[], at: number): ReadNumber | null => {
  let place = at;
  let total = 0;
  let part = underThousandAt(tokens, place);
  if (part) place += part.length;
  const scale = (word: string): boolean => tokens[place]?.folded === word;
  for (const [word, other, times] of [
    ['millon', 'millones', 1_000_000],
    ['mil', 'mil', 1_000],
  ] as const) {
    if (!scale(word) && !scale(other)) continue;
    if (!part && times === 1_000_000) return null;
    total += (part?.value ?? 1) * times;
    place += 1;
    part = underThousandAt(tokens, place);
    if (part) place += part.length;
  }
  if (place === at) return null;
  return { value: total + (part?.value ?? 0), length: place - at };
};

const underThousandAt = (tokens: readonly Token[], at: number): ReadNumber | null => {
  const hundreds = HUNDREDS.get(tokens[at]?.folded ?? '');
  const below = underHundredAt(tokens, at + (hundreds === undefined ? 0 : 1));
  if (hundreds === undefined) return below;
  return { value: hundreds + (below?.value ?? 0), length: 1 + (below?.length ?? 0) };
};

const underHundredAt = (tokens: readonly Token[], at: number): ReadNumber | null => {
  const word = tokens[at]?.folded ?? '';
  const hasRest = tokens[at + 1]?.folded === 'y';
  const tens = TENS.get(word) ?? (hasRest ? TENS_BEFORE_AND.get(word) : undefined);
  const alone = UNITS.get(word);
  if (tens === undefined) return alone === undefined ? null : { value: alone, length: 1 };
  const last = tokens[at + 2]?.folded ?? '';
  const unit = UNITS.get(last) ?? (/^[1-9]$/.test(last) ? Number(last) : undefined);
  if (hasRest && unit !== undefined && unit > 0 && unit < 10) return { value: tens + unit, length: 3 };
  return { value: tens, length: 1 };
};
