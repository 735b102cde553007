import { amountText, countable, measurable, parseAmount } from './amount.ts';
import { PINCHES_PER_TEASPOON } from './measure.ts';
import { pluralOf, singularOf } from './plural.ts';

/** The counted part ends where these words begin the description. */
const TAIL = /^(.*?)((?: (?:de|del|en|con|sin|para|por|al|a|o) |,| \().*)?$/;

/** Foods that aren't halved. */
const WHOLE = new Set([
  'aceituna',
  'ají',
  'diente',
  'dátil',
  'galleta',
  'hoja',
  'huevo',
  'lasca',
  'pizca',
  'ruedita',
  'tirita',
]);

/** A small amount is measured in the next smaller unit, a large one in the next larger: a fifth of a cup is 3 spoons, not a quarter. */
const SPOONS = [
  { unit: 'taza', smaller: 'cucharada', times: 16, below: 0.22, atLeast: 0.5 },
  { unit: 'cucharada', smaller: 'cucharadita', times: 3, below: 0.45, atLeast: 2 },
  {
    unit: 'cucharadita',
    smaller: 'pizca',
    times: PINCHES_PER_TEASPOON,
    below: 0.2,
    atLeast: Number.POSITIVE_INFINITY,
  },
] as const;

/**
 * An ingredient as a cook reads it, for `factor` times the servings: "½ taza de arroz" by 4 is
 * "2 tazas de arroz", "1 cebolla picada" by 2 "2 cebollas picadas". Amounts are rounded to what a
 * kitchen can measure and never vanish; an amount between brackets is scaled with the rest. A text that
 * doesn't begin with an amount ("sal a gusto") stays as it is, and so does every text by 1.
 */
export const scaleLabel = (label: string, factor: number): string => {
  if (factor === 1) return label;
  const scaled = scaleAmount(label, factor);
  if (scaled === null) return label;
  return scaled.replace(
    /\(([^()]*)\)/g,
    (whole, inner: string) => `(${scaleAmount(inner, factor) ?? whole.slice(1, -1)})`,
  );
};

/** Whether `scaleLabel` can scale the text, or it contains no amount. */
export const isScalable = (label: string): boolean =>
  scaleAmount(label, 2) !== null || !/[\d¼⅓½⅔¾]/.test(label);

/** "2 tazas de arroz" with another amount; null when the text doesn't begin with one. */
const scaleAmount = (text: string, factor: number): string | null => {
  const [, number = '', rest = ''] = /^([\d.,¼⅓½⅔¾]+) (.+)$/.exec(text) ?? [];
  const amount = parseAmount(number);
  if (amount === null) return null;
  const [, counted = '', tail = ''] = TAIL.exec(rest) ?? [];
  const { value, noun } = measured(amount * factor, singularOf(counted));
  return `${amountText(value)} ${value < 2 ? noun : pluralOf(noun)}${tail}`;
};

const measured = (amount: number, noun: string): { readonly value: number; readonly noun: string } => {
  const down = SPOONS.find(({ unit, below }) => unit === noun && amount < below);
  if (down) return measured(amount * down.times, down.smaller);
  const up = SPOONS.find(({ smaller, times, atLeast }) => smaller === noun && amount >= times * atLeast);
  if (up) return measured(amount / up.times, up.unit);
  const [first = ''] = noun.split(' ');
  const isWhole = WHOLE.has(first) || first === 'g' || first === 'ml';
  return { value: isWhole ? countable(amount) : measurable(amount), noun };
};
