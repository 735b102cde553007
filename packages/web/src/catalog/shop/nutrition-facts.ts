import type { Nutrition } from '@nutricion/contract/catalog/catalog';
import {
  type DailyValueNutrient,
  nutrientNames,
  nutrientUnit,
  percentOfDailyValue,
  perServing,
} from '@nutricion/domain/catalog/nutrition/daily-values';

export interface NutritionRow {
  readonly id: keyof Nutrition['per100g'];
  readonly label: string;
  /** Part of the row above it. */
  readonly indented: boolean;
  /** "14 g"; null is sin datos. */
  readonly amount: string | null;
  /** Whole percent of the Daily Value; undefined where there is none to compare with. */
  readonly percent: number | null | undefined;
  /** Whether much of it is welcome, unwelcome, or neither. */
  readonly sense: 'good' | 'limit' | 'neutral';
}

type RowDefinition = Pick<NutritionRow, 'sense'> & {
  readonly id: keyof typeof nutrientNames;
  readonly indented?: true;
};

/** The order of the label that people here know. */
const definitions: readonly RowDefinition[] = [
  { id: 'fat_g', sense: 'neutral' },
  { id: 'saturated_fat_g', sense: 'limit', indented: true },
  { id: 'cholesterol_mg', sense: 'neutral' },
  { id: 'sodium_mg', sense: 'limit' },
  { id: 'carbs_g', sense: 'neutral' },
  { id: 'fiber_g', sense: 'good', indented: true },
  { id: 'sugars_g', sense: 'neutral', indented: true },
  { id: 'protein_g', sense: 'good' },
  { id: 'vitamin_d_ug', sense: 'good' },
  { id: 'calcium_mg', sense: 'good' },
  { id: 'iron_mg', sense: 'good' },
  { id: 'potassium_mg', sense: 'good' },
  { id: 'vitamin_a_ug', sense: 'good' },
  { id: 'vitamin_c_mg', sense: 'good' },
];

/** The rows of a nutrition label for one serving. */
export const nutritionRows = ({ per100g, servingG }: Nutrition): readonly NutritionRow[] =>
  definitions.map(({ id, sense, indented = false }) => {
    const value = perServing(per100g[id], servingG);
    return {
      id,
      label: nutrientNames[id],
      indented,
      sense,
      amount: value === null ? null : amountText(value, nutrientUnit(id)),
      percent: hasDailyValue(id) ? percentOfDailyValue(id, value) : undefined,
    };
  });

/** Calories of one serving, to the nearest ten above fifty as labels round them; null is sin datos. */
export const servingCalories = ({ per100g, servingG }: Nutrition): number | null => {
  const kcal = perServing(per100g.kcal, servingG);
  if (kcal === null) return null;
  if (kcal < 5) return 0;
  return kcal <= 50 ? Math.round(kcal / 5) * 5 : Math.round(kcal / 10) * 10;
};

/** Total sugars have no Daily Value. */
const hasDailyValue = (id: keyof Nutrition['per100g']): id is DailyValueNutrient =>
  id !== 'kcal' && id !== 'sugars_g';

/** One decimal where it still says something. */
const amountText = (value: number, unit: string): string => {
  if (value > 0 && value < 0.1) return `<0.1 ${unit}`;
  const decimals = value < 10 && unit !== 'mg' ? 1 : value < 1 ? 1 : 0;
  return `${Number(value.toFixed(decimals)).toLocaleString('es-PR')} ${unit}`;
};
