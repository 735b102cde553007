import { plainLetters, type Size as ReadSize, sizesIn } from '@nutricion/language';

/** An amount of weight or volume in ounces, or of pieces. Plain ounces may be either weight or volume. */
export interface Size {
  readonly of: Exclude<ReadSize['of'], 'percent' | 'ratio'>;
  readonly amount: number;
}

/** A text without its sizes, and these. */
export interface SizesRead {
  readonly rest: string;
  /** The sizes as they are written. */
  readonly written: string;
  readonly sizes: readonly Size[];
}

/** A number of pieces by itself: "huevos 30", "cartón de 30". Of ages, hours and people it counts something else. */
const BARE =
  /(?<![\p{L}\p{N}./])(?:de )?(\d{1,3})(?!\d|[.,/]\d| ?[%:/+]| ?(?:meses|mes|a[nñ]os?|a[nñ]itos|horas?|hrs?|h|am|pm|d[ií]as?|personas?|grados|calor[ií]as|por ciento|en uno|x|d)(?![\p{L}\p{N}]))(?![\p{L}\p{N}])/gu;
/** Fewer pieces by themselves are more often part of a name: "omega 3", "leche 2". */
const MIN_BARE = 6;

/**
 * Reads the sizes of a search or of a package, and leaves the rest of the text: "arroz 5 lb" is "arroz" of 80 ounces. A
 * percentage is no size.
 * @param isName whether a number is part of some product's name ("carne 80 20"), and so no number of pieces
 */
export const readSizes = (text: string, isName: (number: string) => boolean = () => false): SizesRead => {
  const plain = plainLetters(text).normalize('NFC').toLowerCase();
  if (!MAY_MEASURE.test(plain)) return { rest: text, written: '', sizes: [] };
  const sizes: Size[] = [];
  const written: string[] = [];
  const read = (match: string, size: Size): string => {
    sizes.push(size);
    written.push(match.trim());
    return ' ';
  };
  let measured = '';
  let from = 0;
  for (const { of, amount, start, end } of sizesIn(plain)) {
    if (of === 'percent' || of === 'ratio') continue;
    const after = /^\.?(?: de(?= |$))?/.exec(plain.slice(end))?.[0].length ?? 0;
    measured += plain.slice(from, start) + read(plain.slice(start, end + after), { of, amount });
    from = end + after;
  }
  const rest = (measured + plain.slice(from)).replace(BARE, (match, digits: string) => {
    const number = Number(digits);
    return number < MIN_BARE || isName(digits) ? match : read(match, { of: 'pieces', amount: number });
  });
  if (sizes.length === 0) return { rest: text, written: '', sizes };
  return { rest: rest.replace(/ {2,}/g, ' ').trim(), written: written.join(' '), sizes };
};

const MAY_MEASURE = /[\d½¼¾⅓]|gal[oó]n|gallon|docena|dozen|cuartillo|libra|litro|kilo/u;

/** How far two sizes are apart, as the logarithm of their ratio; infinite where they measure different things. */
export const sizeDistance = (one: Size, other: Size): number =>
  areComparable(one.of, other.of) ? Math.abs(Math.log(one.amount / other.amount)) : Number.POSITIVE_INFINITY;

const areComparable = (one: Size['of'], other: Size['of']): boolean =>
  one === other || (one === 'ounces' && other !== 'pieces') || (other === 'ounces' && one !== 'pieces');
