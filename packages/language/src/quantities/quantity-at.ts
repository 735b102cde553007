import { type NumberToken, numberAt, unbrokenFrom } from '../numbers/number-at.ts';
import type { ReadNumber } from '../numbers/number-words.ts';
import { measureUnits, type QuantityUnit, unitOf } from './units.ts';

/** How much of something: "dos libras y media", "media docena", "un par". */
export interface Quantity {
  readonly value: number;
  /** Null: so many of it, in whatever it is sold. */
  readonly unit: QuantityUnit | null;
  /** Whether a number was said; "libra de queso" is one, uncounted. */
  readonly isCounted: boolean;
  /** How many are in each of the packs: of "dos six packs" six. */
  readonly packOf?: number;
  /** The tokens that it takes, without "de" after it. */
  readonly length: number;
}

/** The quantity at a position; null if there is neither a number nor a unit. */
export const quantityAt = (tokens: readonly NumberToken[], at: number): Quantity | null => {
  const packs = packsAt(tokens, at);
  if (packs) return packs;
  const number = numberAt(tokens, at);
  const unit = unitAt(tokens, at, number);
  if (!unit) return number && { value: number.value, unit: null, isCounted: true, length: number.length };
  return {
    value: (number?.value ?? 1) + unit.part,
    unit: unit.unit,
    isCounted: number !== null,
    length: (number?.length ?? 0) + unit.length,
  };
};

interface ReadUnit {
  readonly unit: QuantityUnit;
  /** "libra y media": what is added to the number before it. */
  readonly part: number;
  readonly length: number;
}

/** The unit after a number, or at its place if there is none: "libras", "de libra", "libra y cuarto". */
export const unitAt = (
  tokens: readonly NumberToken[],
  at: number,
  number: Pick<ReadNumber, 'length'> | null,
): ReadUnit | null => {
  const words = unbrokenFrom(tokens, at);
  const from = number?.length ?? 0;
  const unit = unitOf(words[from]?.folded ?? '');
  if (unit) {
    const part = partAfterUnit(words, from + 1);
    return { unit, part: part?.value ?? 0, length: 1 + (part?.length ?? 0) };
  }
  // "tres cuartos de libra"
  const later = number && words[from]?.folded === 'de' ? unitOf(words[from + 1]?.folded ?? '') : null;
  return later && { unit: later, part: 0, length: 2 };
};

/** "y media", "y tres cuartos" after a unit, with its length; null where another amount begins: "una libra y medio galón". */
export const partAfterUnit = (tokens: readonly NumberToken[], at: number): ReadNumber | null => {
  const words = unbrokenFrom(tokens, at);
  const part = words[0]?.folded === 'y' ? numberAt(words, 1) : null;
  if (!part || part.value >= 1) return null;
  const next = words[1 + part.length]?.folded ?? '';
  const later = next === 'de' ? unitOf(words[2 + part.length]?.folded ?? '') : null;
  if (unitOf(next) || (later && measureUnits.has(later))) return null;
  return { value: part.value, length: 1 + part.length };
};

/** Fewer are packs: "dos pack". */
const SMALLEST_PACK = 4;
const ENGLISH = /^(?:four|six|eight|twelve)$/;

/** "six pack", "un 12 pack", "dos six packs": packs by how many are in each; null if there are none. */
const packsAt = (tokens: readonly NumberToken[], at: number): Quantity | null => {
  const words = unbrokenFrom(tokens, at);
  const alone = packLength(words, 0);
  const packAt = (from: number, value: number, length: number): Quantity => {
    const packOf = numberAt(words, from)?.value;
    return { value, unit: 'paquete', isCounted: true, length, ...(packOf !== undefined && { packOf }) };
  };
  if (alone > 0) return packAt(0, 1, alone);
  const count = numberAt(words, 0);
  const length = count ? packLength(words, count.length) : 0;
  return count && length > 0 ? packAt(count.length, count.value, count.length + length) : null;
};

/** The tokens of "six pack"; 0 if it isn't one. */
export const packLength = (words: readonly NumberToken[], at: number): number => {
  const size = numberAt(words, at);
  const word = words[at + (size?.length ?? 0)]?.folded ?? '';
  if (!size || !/^(?:packs?|pk)$/.test(word)) return 0;
  const isSize = word === 'packs' ? ENGLISH.test(words[at]?.folded ?? '') : size.value >= SMALLEST_PACK;
  return isSize ? size.length + 1 : 0;
};
