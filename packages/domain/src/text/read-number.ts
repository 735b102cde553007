/**
 * What a number is of, which decides what may stand beside it and which of two readings it can have:
 * - `dollars`: a `$` beside it, whole cents;
 * - `percent`: a `%` beside it;
 * - `amount`: a weight, a volume, a nutrient;
 * - `units`: whole, so a reading with a part of a unit is none;
 * - `spoken`: out of a sentence, where nobody says thousandths: three digits behind a separator are thousands.
 */
export type NumberKind = 'dollars' | 'percent' | 'amount' | 'units' | 'spoken';

export type NumberReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'number'; readonly value: number }
  /** "3,499": thousands for one country, decimals for another. */
  | { readonly kind: 'either'; readonly thousands: number; readonly decimals: number }
  | { readonly kind: 'none' };

/** The one reader of numbers that people write, in fields, files and phrases: "2,25", "$1,234.50", "1.234,50". */
export const readNumber = (text: string, kind: NumberKind): NumberReading => {
  const plain = text.normalize('NFKC').replaceAll('−', '-').trim();
  if (plain === '') return { kind: 'blank' };
  const [, sign = '', figure = ''] = patterns[kind].exec(plain) ?? [];
  const factor = sign === '-' ? -1 : 1;
  if (GROUP_OR_DECIMALS.test(figure)) {
    const thousands = factor * Number(figure.replace(/[.,]/, ''));
    const decimals = factor * Number(figure.replace(',', '.'));
    const isThousands = kind === 'spoken' || (kind === 'units' && !isOfKind.units(decimals));
    return isThousands ? { kind: 'number', value: thousands } : { kind: 'either', thousands, decimals };
  }
  const value = factor * (figureValue(figure) ?? Number.NaN);
  const isRead = Number.isFinite(value) && isOfKind[kind](value);
  // Adding 0 makes of "-0" a 0.
  return isRead ? { kind: 'number', value: value + 0 } : { kind: 'none' };
};

/** A sign and a figure; the `$` once, before either of them or behind. */
const money = /^(?!.*\$.*\$)\$?\s*([+-]?)\s*\$?\s*([\d.,\s]*\d[.,]?)\s*\$?$/;
const plainFigure = /^([+-]?)\s*([\d.,\s]*\d[.,]?)$/;

const patterns: Readonly<Record<NumberKind, RegExp>> = {
  dollars: money,
  percent: /^([+-]?)\s*([\d.,\s]*\d[.,]?)\s*%?$/,
  amount: plainFigure,
  units: plainFigure,
  spoken: money,
};

/** One separator with three digits behind it, and before it what a group of thousands may begin with. */
const GROUP_OR_DECIMALS = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Groups of three, all with one separator, and decimals behind another. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,\s])\d{3}(?:\1\d{3})*)(?:(?!\1)[.,]\d*)?$/;
const UNGROUPED = /^\d*(?:[.,]\d*)?$/;

const figureValue = (figure: string): number | null => {
  if (UNGROUPED.test(figure)) return /\d/.test(figure) ? Number(figure.replace(',', '.')) : null;
  const separator = GROUPED.exec(figure)?.[1];
  return separator === undefined ? null : Number(figure.replaceAll(separator, '').replace(',', '.'));
};

const isWholeCents = (dollars: number): boolean => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

const isOfKind: Readonly<Record<NumberKind, (value: number) => boolean>> = {
  dollars: isWholeCents,
  percent: () => true,
  amount: () => true,
  units: Number.isInteger,
  spoken: () => true,
};
