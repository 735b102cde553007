import { numberAt, tokensOf } from '@nutricion/language';
import { amountText, countable, measurable, parseAmount } from './amount.ts';
import { PINCHES_PER_TEASPOON } from './measure.ts';
import { pluralOf, singularOf } from './plural.ts';

/** The counted part ends where these words begin the description. */
const TAIL = /^(.*?)((?: (?:de|del|en|con|sin|para|por|al|a|o) |,| \().*)?$/u;

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
 * kitchen can measure and never vanish; an amount between brackets is scaled with the rest. A text by 1 stays
 * itself, and so does one that `isScalable` refuses or that has no amount ("sal a gusto").
 */
export const scaleLabel = (label: string, factor: number): string =>
  factor === 1 ? label : (scaledLabel(label, factor) ?? label);

/** Whether `scaleLabel` understands the whole text: each of its amounts, or that there is none. */
export const isScalable = (label: string): boolean => scaledLabel(label, 2) !== null;

/** Null if an amount isn't understood. */
const scaledLabel = (label: string, factor: number): string | null => {
  const outside = label.replaceAll(BRACKETS, '');
  if (!/^[\d¼-¾⅐-⅞]/u.test(label))
    return numberAt(tokensOf(outside), 0) === null && !HAS_AMOUNT.test(withoutSizes(label)) ? label : null;
  const inBrackets = [...label.matchAll(BRACKETS)].map(([, inner = '']) =>
    HAS_AMOUNT.test(withoutSizes(inner)) ? scaledAmounts(inner, factor) : inner,
  );
  // Brackets are put aside as a sign without meaning here, so that what stands behind them is read with the rest.
  const scaled = scaledAmounts(label.replaceAll(BRACKETS, '(\u0000)'), factor);
  if (scaled === null || inBrackets.includes(null)) return null;
  return inBrackets.reduce<string>((text, inner) => text.replace('\u0000', () => inner ?? ''), scaled);
};

const BRACKETS = /\(([^()]*)\)/g;
const HAS_AMOUNT = /[\d¼-¾⅐-⅞]/u;
/** What a thing is, not how much of it: "leche 2 %", "lata de 15 oz", "carne 80/20". */
const SIZES =
  /\d+(?:[.,]\d+)? ?%|80\/20|93\/7|(?<=\bde )\d+(?:[.,]\d+)? ?(?:oz|onzas?|lb|libras?|g|ml|pulgadas?|cm)(?!\p{L})/gu;
const withoutSizes = (text: string): string => text.replaceAll(SIZES, '');

const FIGURE = '(?:\\d+[/⁄]\\d+|[¼-¾⅐-⅞]|\\d+(?:[.,]\\d+)?(?: ?[¼-¾⅐-⅞]| \\d+[/⁄]\\d+)?)(?![\\d.,/⁄¼-¾⅐-⅞])';
/** "2 tazas de arroz", "1 a 2 limones": an amount or two, then what is counted. */
const AMOUNT = new RegExp(`^(${FIGURE})(?:( a | o |-|–)(${FIGURE}))? (\\p{L}.*)$`, 'u');
/** "1 cucharada y 1 cucharadita de sal": amounts that are added. */
const AND = new RegExp(` (?:y|más) (?=${FIGURE} )`, 'u');
/** Words that go on with an amount, so that what stands before them is not all of it. */
const GOES_ON = /^(?:y|o|a|u|e|por|de|del|media|medio|con|sin|más|menos)(?!\p{L})/u;

interface ScaledAmount {
  readonly amounts: readonly number[];
  readonly between: string;
  readonly noun: string;
  readonly tail: string;
}

/** "2 tazas de arroz" with other amounts; null if the text isn't amounts with what they count. */
const scaledAmounts = (text: string, factor: number): string | null => {
  const parts: ScaledAmount[] = [];
  for (const part of text.split(AND)) {
    const amount = scaledAmount(part, factor);
    if (!amount) return null;
    const last = parts.at(-1);
    // "½ taza y 2 cucharadas" by 4 are cups and cups.
    if (
      last &&
      last.noun === amount.noun &&
      last.tail === '' &&
      last.amounts.length === 1 &&
      amount.amounts.length === 1
    )
      parts.splice(-1, 1, { ...amount, amounts: [(last.amounts[0] ?? 0) + (amount.amounts[0] ?? 0)] });
    else parts.push(amount);
  }
  return parts.map(amountPhrase).join(' y ');
};

const scaledAmount = (text: string, factor: number): ScaledAmount | null => {
  const [, first = '', between = '', second = '', rest = ''] = AMOUNT.exec(text) ?? [];
  const amounts = [first, ...(second === '' ? [] : [second])].map(parseAmount);
  const [, counted = '', tail = ''] = TAIL.exec(rest) ?? [];
  if (amounts.includes(null) || counted === '' || GOES_ON.test(counted)) return null;
  if (HAS_AMOUNT.test(counted) || HAS_AMOUNT.test(withoutSizes(tail)) || addsInWords(tail)) return null;
  const [from = 0, to] = amounts.map((amount) => (amount ?? 0) * factor);
  if (to !== undefined && to <= from) return null;
  const { value, noun, times } = measured(to ?? from, singularOf(counted));
  const least = roundedAs(from * times, noun);
  return { amounts: least < value ? [least, value] : [value], between, noun, tail };
};

/** "y media": what is added in words would be lost. */
const addsInWords = (text: string): boolean => {
  const tokens = tokensOf(text);
  return tokens.some(({ folded }, at) => /^(?:y|mas)$/.test(folded) && numberAt(tokens, at + 1) !== null);
};

const amountPhrase = ({ amounts, between, noun, tail }: ScaledAmount): string =>
  `${amounts.map(amountText).join(between)} ${(amounts.at(-1) ?? 0) < 2 ? noun : pluralOf(noun)}${tail}`;

interface Measured {
  readonly value: number;
  readonly noun: string;
  /** How many of this noun are one of the noun given. */
  readonly times: number;
}

const measured = (amount: number, noun: string, times = 1): Measured => {
  const down = SPOONS.find(({ unit, below }) => unit === noun && amount < below);
  if (down) return measured(amount * down.times, down.smaller, times * down.times);
  const up = SPOONS.find(({ smaller, times, atLeast }) => smaller === noun && amount >= times * atLeast);
  if (up) return measured(amount / up.times, up.unit, times / up.times);
  return { value: roundedAs(amount, noun), noun, times };
};

const roundedAs = (amount: number, noun: string): number => {
  const [first = ''] = noun.split(' ');
  const isWhole = WHOLE.has(first) || first === 'g' || first === 'ml';
  return isWhole ? countable(amount) : measurable(amount);
};
