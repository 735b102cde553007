/**
 * FDA Daily Values for adults and children of four years or more, for 2,000 kcal: 21 CFR 101.9(c)(8)(iv) and (c)(9), the rule of 2016. Units are in
 * the names; vitamin A in µg RAE. Total sugars have no Daily Value.
 */
export const dailyValues = {
  fat_g: 78,
  saturated_fat_g: 20,
  cholesterol_mg: 300,
  sodium_mg: 2300,
  carbs_g: 275,
  fiber_g: 28,
  protein_g: 50,
  vitamin_a_ug: 900,
  vitamin_c_mg: 90,
  vitamin_d_ug: 20,
  calcium_mg: 1300,
  iron_mg: 18,
  potassium_mg: 4700,
} as const;

export type DailyValueNutrient = keyof typeof dailyValues;

/** Spanish names for cards, labels and plans. */
export const nutrientNames: Readonly<Record<DailyValueNutrient | 'sugars_g', string>> = {
  fat_g: 'Grasa total',
  saturated_fat_g: 'Grasa saturada',
  cholesterol_mg: 'Colesterol',
  sodium_mg: 'Sodio',
  carbs_g: 'Carbohidratos',
  fiber_g: 'Fibra',
  sugars_g: 'Azúcares',
  protein_g: 'Proteína',
  vitamin_a_ug: 'Vitamina A',
  vitamin_c_mg: 'Vitamina C',
  vitamin_d_ug: 'Vitamina D',
  calcium_mg: 'Calcio',
  iron_mg: 'Hierro',
  potassium_mg: 'Potasio',
};

/** "g", "mg" or "µg", by the suffix of the nutrient's key. */
export const nutrientUnit = (nutrient: string): string =>
  nutrient.endsWith('_ug') ? 'µg' : nutrient.endsWith('_mg') ? 'mg' : 'g';

/** FDA's guide to labels: 5 % of the Daily Value or less is low, 20 % or more is high. */
export const LOW_PERCENT = 5;
export const HIGH_PERCENT = 20;

/** The amount in a serving of `servingG` grams; null stays unknown. */
export const perServing = (per100g: number | null, servingG: number): number | null =>
  per100g === null ? null : (per100g * servingG) / 100;

/** Percent of the Daily Value, rounded to whole numbers as on labels; null is unknown, never zero. */
export const percentOfDailyValue = (nutrient: DailyValueNutrient, amount: number | null): number | null =>
  amount === null ? null : Math.round((amount / dailyValues[nutrient]) * 100);

/** "14 g" as on a label: one decimal for small amounts, where rounding would hide much. */
export const labelAmount = (amount: number, nutrient: string): string => {
  const unit = nutrientUnit(nutrient);
  if (amount > 0 && amount < 0.1) return `<0.1 ${unit}`;
  const decimals = amount < 10 && unit !== 'mg' ? 1 : amount < 1 ? 1 : 0;
  return `${Number(amount.toFixed(decimals)).toLocaleString('es-PR')} ${unit}`;
};

/** Calories rounded as labels do (21 CFR 101.9(c)(1)): to 5 up to 50, to 10 above. */
export const labelCalories = (kcal: number): number => {
  if (kcal < 5) return 0;
  return kcal <= 50 ? Math.round(kcal / 5) * 5 : Math.round(kcal / 10) * 10;
};
