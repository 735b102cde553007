import { plainLetters, type Size as SizeInWords, sizeAt, type Token, tokensOf } from '@nutricion/language';

/** An amount of weight or volume in ounces, or of pieces. Plain ounces may be either weight or volume. */
export interface Size {
  readonly of: Exclude<SizeInWords['of'], 'percent' | 'ratio'>;
  readonly amount: number;
}

/** A text without its sizes, and these. */
export interface SizesRead {
  readonly rest: string;
  /** The sizes as they are written. */
  readonly written: string;
  readonly sizes: readonly Size[];
}

interface SizeInText {
  readonly size: Size;
  /** The tokens that it takes. */
  readonly length: number;
}

/**
 * Reads the sizes of a search or of a package, and leaves the rest of the text: "arroz 5 lb" is "arroz" of 80 ounces. A
 * percentage is no size.
 * @param isName whether a number is part of some product's name ("carne 80 20"), and so no number of pieces
 */
export const readSizes = (text: string, isName: (number: string) => boolean = () => false): SizesRead => {
  const plain = plainLetters(text);
  const none: SizesRead = { rest: text, written: '', sizes: [] };
  if (!MAY_MEASURE.test(plain)) return none;
  const tokens = tokensOf(plain);
  const sizes: Size[] = [];
  const written: string[] = [];
  const rest: string[] = [];
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const found = measureAt(tokens, at) ?? piecesAt(tokens, at, isName);
    const last = tokens[at + (found?.length ?? 1) - 1] as Token;
    const start = (tokens[at] as Token).start;
    // What stands between words stays: a comma parts the things of a list.
    rest.push(plain.slice(end, found ? start : last.end));
    if (found) {
      sizes.push(found.size);
      written.push(plain.slice(start, last.end));
      // "5 libras de papas": the "de" belongs to the size.
      if (tokens[at + found.length]?.folded === 'de') at += 1;
    }
    at += found?.length ?? 1;
    end = tokens[at - 1]?.end ?? end;
  }
  rest.push(plain.slice(end));
  if (sizes.length === 0) return none;
  return { rest: rest.join('').replace(/ {2,}/g, ' ').trim(), written: written.join(' '), sizes };
};

const MAY_MEASURE = /[\d½¼¾⅓⅔]|gal[oó]n|gallon|docena|dozen|cuartillo|libra|litro|kilo/iu;

const measureAt = (tokens: readonly Token[], at: number): SizeInText | null => {
  const found = sizeAt(tokens, at);
  if (found === null || found.of === 'percent' || found.of === 'ratio') return null;
  return { size: { of: found.of, amount: found.amount }, length: found.length };
};

/** Fewer pieces by themselves are more often part of a name: "omega 3", "leche 2". */
const MIN_PIECES = 6;
const COUNTED_OTHERWISE =
  /^(?:mes|meses|anos?|anitos|horas?|hrs?|h|am|pm|dias?|personas?|grados|calorias|por|en|x|d|y)$/;

/** A number of pieces by itself: "huevos 30", "cartón de 30". Of ages, hours and people it counts something else. */
const piecesAt = (
  tokens: readonly Token[],
  at: number,
  isName: (number: string) => boolean,
): SizeInText | null => {
  const lead = tokens[at]?.folded === 'de' ? 1 : 0;
  const figure = tokens[at + lead]?.folded ?? '';
  const amount = /^\d{1,3}$/.test(figure) ? Number(figure) : 0;
  const next = tokens[at + lead + 1];
  if (amount < MIN_PIECES || isName(figure) || COUNTED_OTHERWISE.test(next?.folded ?? '')) return null;
  return { size: { of: 'pieces', amount }, length: lead + 1 };
};

/** How far two sizes are apart, as the logarithm of their ratio; infinite where they measure different things. */
export const sizeDistance = (one: Size, other: Size): number =>
  areComparable(one.of, other.of) ? Math.abs(Math.log(one.amount / other.amount)) : Number.POSITIVE_INFINITY;

const areComparable = (one: Size['of'], other: Size['of']): boolean =>
  one === other || (one === 'ounces' && other !== 'pieces') || (other === 'ounces' && one !== 'pieces');
