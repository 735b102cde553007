/**
 * What a number stands for. It decides which sign may stand beside the digits and which readings are possible:
 * - `dollars`: may carry a `$`; whole cents;
 * - `percent`: may carry a `%`;
 * - `amount`: a weight, a volume, a nutrient;
 * - `units`: a whole number, so a reading with a fraction is ruled out;
 * - `spoken`: from a sentence, where nobody says thousandths: three digits after a separator are thousands.
 */
export type NumberKind = 'dollars' | 'percent' | 'amount' | 'units' | 'spoken';

export type NumberReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'number'; readonly value: number }
  /** Ambiguous, as "3,499": 3499 where the comma groups thousands, 3.499 where it is the decimal separator. */
  | { readonly kind: 'either'; readonly thousands: number; readonly decimals: number }
  | { readonly kind: 'none' };

/** The one reader of numbers that people write, in fields, files and phrases: "2,25", "$1,234.50", "1.234,50". */
export const readNumber = (text: string, kind: NumberKind): NumberReading => {
  const plain = text.normalize('NFKC').replaceAll('−', '-').replaceAll(/\s+/g, ' ').trim();
  if (plain === '') return { kind: 'blank' };
  // Raised and circled digits are refused in the text as typed: NFKC turns "5²" into 52.
  if (plain.length > MAX_LETTERS || /\p{No}/u.test(text)) return { kind: 'none' };
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
  // Adding 0 turns -0 into 0.
  return isRead ? { kind: 'number', value: value + 0 } : { kind: 'none' };
};

/** Longer texts aren't matched: the patterns' time grows with the fourth power of the length; characters. */
const MAX_LETTERS = 60;

/** An optional sign and the digits, with at most one `$` before the sign, before the digits or after them. */
const money = /^(?!.*\$.*\$)\$?\s*([+-]?)\s*\$?\s*([\d.,\s]*\d[.,]?)\s*\$?$/;
const plainFigure = /^([+-]?)\s*([\d.,\s]*\d[.,]?)$/;

const patterns: Readonly<Record<NumberKind, RegExp>> = {
  dollars: money,
  percent: /^([+-]?)\s*([\d.,\s]*\d[.,]?)\s*%?$/,
  amount: plainFigure,
  units: plainFigure,
  spoken: money,
};

/** The ambiguous form: one to three digits, a separator, three digits. */
const GROUP_OR_DECIMALS = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Thousands in groups of three, all with one separator, then perhaps decimals after another separator. */
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
