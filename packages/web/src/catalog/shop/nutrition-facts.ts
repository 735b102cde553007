import type { Nutrition } from '@nutricion/contract/catalog/product-fields';
import {
  type DailyValueNutrient,
  labelAmount,
  labelCalories,
  nutrientNames,
  perServing,
} from '@nutricion/domain/catalog/nutrition/daily-values';
import { servingPercent } from '@nutricion/domain/catalog/nutrition/protein-quality';
import type { NamedFood } from '@nutricion/domain/catalog/nutrition/reference-amounts';

/** A product's nutrition, with what tells how its protein counts. */
export type LabelledProduct = Nutrition & NamedFood;

export interface NutritionRow {
  readonly id: keyof Nutrition['per100g'];
  readonly label: string;
  /** The nutrient is a part of the row above it. */
  readonly indented: boolean;
  /** "14 g"; null is unknown. */
  readonly amount: string | null;
  /** Whole percent of the Daily Value; null if it or the quality of the protein is unknown, undefined if the nutrient has no Daily Value. */
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
export const nutritionRows = (food: LabelledProduct): readonly NutritionRow[] =>
  definitions.map(({ id, sense, indented = false }) => {
    const value = perServing(food.per100g[id], food.servingG);
    return {
      id,
      label: nutrientNames[id],
      indented,
      sense,
      amount: value === null ? null : labelAmount(value, id),
      percent: hasDailyValue(id) ? servingPercent(id, food) : undefined,
    };
  });

/** Calories of one serving; null is unknown. */
export const servingCalories = ({ per100g, servingG }: Nutrition): number | null => {
  const kcal = perServing(per100g.kcal, servingG);
  return kcal === null ? null : labelCalories(kcal);
};

/** Total sugars have no Daily Value. */
const hasDailyValue = (id: keyof Nutrition['per100g']): id is DailyValueNutrient =>
  id !== 'kcal' && id !== 'sugars_g';
