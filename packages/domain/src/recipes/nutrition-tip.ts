import {
  HIGH_PERCENT,
  nutrientNames,
  nutrientUnit,
  percentOfDailyValue,
} from '../catalog/nutrition/daily-values.ts';
import type { NutrientAmounts } from '../catalog/nutrition/nutrient.ts';

const recommendedNutrients = [
  'protein_g',
  'fiber_g',
  'calcium_mg',
  'iron_mg',
  'potassium_mg',
  'vitamin_c_mg',
] as const;

/** Between a number and its unit no line breaks. */
const NO_BREAK_SPACE = '\u00a0';

const MAX_NAMED_NUTRIENTS = 2;
/**
 * Twice the limit that FDA calls high, in percent of the Daily Value: of three meals a day, one with two fifths
 * leaves too little for the others.
 */
const MUCH_SODIUM_PERCENT = 40;

const wholeNumber = new Intl.NumberFormat('es-PR', { maximumFractionDigits: 0 });

/**
 * What a serving is good for and what to watch, in one or two Spanish sentences: nutrients with 20 % of the Daily
 * Value or more (at most two, the largest first), and sodium from 40 % on. Empty if nothing applies or nothing is
 * known: unknown amounts are neither praised nor warned of.
 */
export const nutritionTip = (perServing: NutrientAmounts): string =>
  [praise(perServing), warning(perServing)].filter(Boolean).join(' ');

const praise = (perServing: NutrientAmounts): string => {
  const rich = recommendedNutrients
    .map((nutrient) => ({
      percent: percentOfDailyValue(nutrient, perServing[nutrient]) ?? 0,
      text: `${wholeNumber.format(perServing[nutrient] ?? 0)}${NO_BREAK_SPACE}${nutrientUnit(nutrient)} de ${midSentence(nutrientNames[nutrient])}`,
    }))
    .filter(({ percent }) => percent >= HIGH_PERCENT)
    .sort((one, other) => other.percent - one.percent)
    .slice(0, MAX_NAMED_NUTRIENTS)
    .map(
      ({ percent, text }, position) =>
        `${text} (${percent}${NO_BREAK_SPACE}%${position === 0 ? ' del Valor Diario' : ''})`,
    );
  return rich.length === 0 ? '' : `Una porción te da ${rich.join(' y ')}.`;
};

/** "vitamina C" */
const midSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const warning = ({ sodium_mg }: NutrientAmounts): string => {
  const percent = percentOfDailyValue('sodium_mg', sodium_mg) ?? 0;
  if (percent < MUCH_SODIUM_PERCENT) return '';
  return `Trae ${wholeNumber.format(sodium_mg ?? 0)}${NO_BREAK_SPACE}mg de sodio (${percent}${NO_BREAK_SPACE}%): escoge comidas con poca sal el resto del día.`;
};
