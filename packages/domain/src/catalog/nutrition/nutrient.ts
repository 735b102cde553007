export const nutrients = [
  'kcal',
  'protein_g',
  'carbs_g',
  'fat_g',
  'saturated_fat_g',
  'fiber_g',
  'sugars_g',
  'sodium_mg',
  'calcium_mg',
  'iron_mg',
  'potassium_mg',
  'vitamin_c_mg',
  'vitamin_a_ug',
  'vitamin_d_ug',
  'cholesterol_mg',
] as const;
export type Nutrient = (typeof nutrients)[number];

/** Null is unknown, never zero. */
export type NutrientAmounts = Readonly<Record<Nutrient, number | null>>;
