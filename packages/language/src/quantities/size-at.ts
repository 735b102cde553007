import { isPercent, type NumberToken, numberAt, unbrokenFrom } from '../numbers/number-at.ts';
import { readNumber } from '../numbers/read-number.ts';
import { tokensOf } from '../words/tokens.ts';
import { packLength, partAfterUnit } from './quantity-at.ts';

/** How large a package is, or how lean or fat what is in it: "2 litros", "medio galón", "de 5 libras", "12 pack", "2 %", "80/20". */
export interface Size {
  /** Plain ounces may be of weight or of volume. */
  readonly of: 'weight' | 'volume' | 'ounces' | 'pieces' | 'percent' | 'ratio';
  /** Ounces, pieces or per cent; of a ratio its first number. */
  readonly amount: number;
  /** The tokens that it takes, with "de" before it. */
  readonly length: number;
}

type Measure = readonly [of: Size['of'], amount: number, words: string];

const MEASURES: readonly Measure[] = [
  ['weight', 16, 'libra libras librita libritas lb lbs pound pounds'],
  ['weight', 35.274, 'kilo kilos kilogramo kilogramos kg kgs'],
  ['weight', 0.035_274, 'gramo gramos g gr grs gram grams'],
  ['ounces', 1, 'onza onzas oz ounce ounces'],
  ['volume', 0.033_814, 'mililitro mililitros ml'],
  ['volume', 33.814, 'litro litros litrito litritos l lt lts liter liters'],
  ['volume', 128, 'galon galones galoncito gal gals gallon gallons'],
  ['volume', 32, 'cuartillo cuartillos quart quarts qt qts'],
  ['volume', 16, 'pint pints'],
  ['pieces', 12, 'docena docenas dozen dozens doz dz'],
  [
    'pieces',
    1,
    'unidad unidades pieza piezas botella botellas botellita botellitas lata latas latita latitas cajita cajitas sobre sobres sobrecito sobrecitos bolsita bolsitas barra barras barrita barritas vasito vasitos pack packs pk count ct',
  ],
];
const BY_WORD: ReadonlyMap<string, Measure> = new Map(
  MEASURES.flatMap((measure) => measure[2].split(' ').map((word) => [word, measure] as const)),
);
/** Those that need no number: "leche por galón", "agua de litro". */
const ONE_OF = /^(?:galon|gallon|litro|docena|dozen|cuartillo)$/;
const FLUID = /^(?:fluidas?|liquidas?)$/;

/** The size at a position; null if there is none. A unit's number is never per cent, nor the other way round. */
export const sizeAt = (tokens: readonly NumberToken[], at: number): Size | null => {
  const words = unbrokenFrom(tokens, at);
  const lead = /^(?:de|por)$/.test(words[0]?.folded ?? '') ? 1 : 0;
  const size =
    percentAt(words, lead) ?? ratioAt(words, lead) ?? packAt(words, lead) ?? measureAt(words, lead);
  return size && { ...size, length: lead + size.length };
};

/** A size with its place in the plain letters of a text. */
export interface PlacedSize extends Size {
  readonly start: number;
  readonly end: number;
}

/** The sizes of a text, in their order. */
export const sizesIn = (text: string): readonly PlacedSize[] => {
  const tokens = tokensOf(text);
  const sizes: PlacedSize[] = [];
  for (let at = 0; at < tokens.length; ) {
    const size = sizeAt(tokens, at);
    const [first, last] = [tokens[at], tokens[at + (size?.length ?? 1) - 1]];
    if (size && first && last) sizes.push({ ...size, start: first.start, end: last.end });
    at += size?.length ?? 1;
  }
  return sizes;
};

const percentAt = (words: readonly NumberToken[], at: number): Size | null => {
  const [, figure] = /^(\d[\d.,]*)%$/.exec(words[at]?.folded ?? '') ?? [];
  const reading = figure === undefined ? null : readNumber(figure, 'spoken');
  if (reading?.kind === 'number') return { of: 'percent', amount: reading.value, length: 1 };
  for (let length = 1; length < words.length - at; length += 1) {
    if (!isPercent(words, at + length)) continue;
    // Without what makes it per cent it is a number like any other.
    const number = numberAt(words.slice(0, at + length), at);
    const after = words[at + length]?.folded === 'por' ? 2 : 1;
    return number?.length === length ? { of: 'percent', amount: number.value, length: length + after } : null;
  }
  return null;
};

/** Lean and fat of meat make a hundred: "80/20", "93/7". */
const ratioAt = (words: readonly NumberToken[], at: number): Size | null => {
  const [, lean = '', fat = ''] = /^(\d+)\/(\d+)$/.exec(words[at]?.folded ?? '') ?? [];
  return fat !== '' && Number(lean) + Number(fat) === 100
    ? { of: 'ratio', amount: Number(lean), length: 1 }
    : null;
};

const packAt = (words: readonly NumberToken[], at: number): Size | null => {
  const length = packLength(words, at);
  const size = length > 0 ? numberAt(words, at) : null;
  return size && { of: 'pieces', amount: size.value, length };
};

const measureAt = (words: readonly NumberToken[], at: number): Size | null => {
  const number = numberAt(words, at);
  const after = at + (number?.length ?? 0);
  // "tres cuartos de libra"
  const from = number && number.value < 1 && words[after]?.folded === 'de' ? after + 1 : after;
  const { measure, length } = measureOf(words, from);
  const word = words[from]?.folded ?? '';
  if (!measure || (!number && !ONE_OF.test(word))) return null;
  const part = partAfterUnit(words, from + length);
  const value = (number?.value ?? 1) + (part?.value ?? 0);
  const [of, amount] = measure;
  return value > 0 ? { of, amount: value * amount, length: from + length + (part?.length ?? 0) - at } : null;
};

const FLUID_OUNCES: Measure = ['volume', 1, ''];

const measureOf = (
  words: readonly NumberToken[],
  at: number,
): { readonly measure: Measure | undefined; readonly length: number } => {
  const word = words[at]?.folded ?? '';
  const next = words[at + 1]?.folded ?? '';
  if (word === 'fl' && next === 'oz') return { measure: FLUID_OUNCES, length: 2 };
  if (/^onzas?$/.test(word) && FLUID.test(next)) return { measure: FLUID_OUNCES, length: 2 };
  if (word === 'pinta' || word === 'pintas')
    return { measure: next === 'de' ? BY_WORD.get('pint') : undefined, length: 1 };
  return { measure: BY_WORD.get(word), length: 1 };
};
