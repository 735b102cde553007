import {
  HIGH_PERCENT,
  nutrientNames,
  nutrientUnit,
  percentOfDailyValue,
} from '../catalog/nutrition/daily-values.ts';
import type { NutrientAmounts } from '../catalog/nutrition/nutrient.ts';

const wanted = ['protein_g', 'fiber_g', 'calcium_mg', 'iron_mg', 'potassium_mg', 'vitamin_c_mg'] as const;

/** Between a number and its unit no line breaks. */
const GAP = '\u00a0';

const NAMED = 2;
/** Twice what FDA calls high: of three meals a day, one that takes two fifths leaves too little for the others. */
const MUCH_SODIUM_PERCENT = 40;

const whole = new Intl.NumberFormat('es-PR', { maximumFractionDigits: 0 });

/**
 * What a serving is good for and what to watch, in one or two Spanish sentences: the nutrients of which it
 * has 20 % of the Daily Value or more (at most two, the largest first), and sodium from 40 % on. Empty
 * when there is nothing to say or nothing is known: an unknown amount praises and warns of nothing.
 */
export const nutritionTip = (perServing: NutrientAmounts): string =>
  [praise(perServing), warning(perServing)].filter(Boolean).join(' ');

const praise = (perServing: NutrientAmounts): string => {
  const rich = wanted
    .map((nutrient) => ({
      percent: percentOfDailyValue(nutrient, perServing[nutrient]) ?? 0,
      text: `${whole.format(perServing[nutrient] ?? 0)}${GAP}${nutrientUnit(nutrient)} de ${midSentence(nutrientNames[nutrient])}`,
    }))
    .filter(({ percent }) => percent >= HIGH_PERCENT)
    .sort((one, other) => other.percent - one.percent)
    .slice(0, NAMED)
    .map(
      ({ percent, text }, position) =>
        `${text} (${percent}${GAP}%${position === 0 ? ' del Valor Diario' : ''})`,
    );
  return rich.length === 0 ? '' : `Una porción te da ${rich.join(' y ')}.`;
};

/** "vitamina C" */
const midSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const warning = ({ sodium_mg }: NutrientAmounts): string => {
  const percent = percentOfDailyValue('sodium_mg', sodium_mg) ?? 0;
  if (percent < MUCH_SODIUM_PERCENT) return '';
  return `Trae ${whole.format(sodium_mg ?? 0)}${GAP}mg de sodio (${percent}${GAP}%): escoge comidas con poca sal el resto del día.`;
};
