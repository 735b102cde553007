import { fractions, numberAt } from '@nutricion/language';
import { typedNumber } from '../kit/typed-number.ts';

const SMALLEST = 1 / 4;
/** From here on thirds and quarters are no longer measured, and from ten on halves aren't. */
const HALVES_FROM = 4;
const WHOLES_FROM = 10;

/** "2", "1.5", "½", "2 ½", "1 1/2" or "⅛" as a positive number; null for any other text. */
export const parseAmount = (text: string): number | null => {
  const words = text
    .replaceAll(/[¼-¾⅐-⅞]/gu, (sign) => ` ${sign.normalize('NFKC')} `)
    .replaceAll('⁄', '/')
    .trim()
    .split(/\s+/);
  const [first = '', ...rest] = words;
  const isWhole = typedNumber(first, 'amount') !== null && rest.length <= 1;
  const isRead = isWhole ? rest.every(isRatio) : isRatio(first) && rest.length === 0;
  const number = isRead
    ? numberAt(
        words.map((folded) => ({ folded })),
        0,
      )
    : null;
  return number?.length === words.length && number.value > 0 ? number.value : null;
};

const isRatio = (word: string): boolean => /^\d+\/\d+$/.test(word);

/** The amount that a kitchen can measure nearest to this one, never zero: ¼ is the least. */
export const measurable = (amount: number): number => {
  if (amount >= WHOLES_FROM) return Math.round(amount);
  if (amount >= HALVES_FROM) return Math.round(amount * 2) / 2;
  const whole = Math.floor(amount);
  const steps = [0, ...fractions.map(({ value }) => value), 1].map((step) => whole + step);
  return nearest(
    steps.filter((step) => step >= SMALLEST),
    amount,
  );
};

/** For foods that aren't halved, as eggs: at least one. */
export const countable = (amount: number): number => Math.max(1, Math.round(amount));

/** "1½", "⅔", "12": an amount that `measurable` or `countable` gave. */
export const amountText = (amount: number): string => {
  const whole = Math.floor(amount + TINY);
  const sign = fractions.find(({ value }) => Math.abs(amount - whole - value) < TINY)?.sign ?? '';
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
};

const TINY = 1e-6;

const nearest = (steps: readonly number[], amount: number): number =>
  steps.reduce((best, step) => (Math.abs(step - amount) < Math.abs(best - amount) ? step : best));
