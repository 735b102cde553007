import type { Nutrition } from '@nutricion/contract/catalog/product-fields';
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
  /** The nutrient is a part of the row above it. */
  readonly indented: boolean;
  /** "14 g"; null is unknown. */
  readonly amount: string | null;
  /** Whole percent of the Daily Value; null if unknown, undefined if the nutrient has no Daily Value. */
  readonly percent: number | null | undefined;
  /** Whether a high amount is good, to be limited, or neither. */
  readonly sense: 'good' | 'limit' | 'neutral';
}

type RowDefinition = Pick<NutritionRow, 'sense'> & {
  readonly id: keyof typeof nutrientNames;
  readonly indented?: true;
};

/** In the order of the FDA's label. */
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

/** Calories of one serving, rounded as labels do (21 CFR 101.9(c)(1)): to 5 up to 50, to 10 above. Null is unknown. */
export const servingCalories = ({ per100g, servingG }: Nutrition): number | null => {
  const kcal = perServing(per100g.kcal, servingG);
  if (kcal === null) return null;
  if (kcal < 5) return 0;
  return kcal <= 50 ? Math.round(kcal / 5) * 5 : Math.round(kcal / 10) * 10;
};

/** Total sugars have no Daily Value. */
const hasDailyValue = (id: keyof Nutrition['per100g']): id is DailyValueNutrient =>
  id !== 'kcal' && id !== 'sugars_g';

/** One decimal for small amounts, where rounding would hide much. */
const amountText = (value: number, unit: string): string => {
  if (value > 0 && value < 0.1) return `<0.1 ${unit}`;
  const decimals = value < 10 && unit !== 'mg' ? 1 : value < 1 ? 1 : 0;
  return `${Number(value.toFixed(decimals)).toLocaleString('es-PR')} ${unit}`;
};
