import type { AllergenDeclaration } from '../catalog/allergen.ts';
import type { ProductId } from '../ids.ts';
import type { Amount, Food } from './measure.ts';

/** A line of a recipe as it is kept: an amount of a product. */
export interface Ingredient extends Amount {
  readonly productId: ProductId;
  /** What the cook reads, for the recipe's own servings: "2 tazas de arroz de grano mediano". */
  readonly label: string;
  readonly isOptional: boolean;
  /** What does as well where the product isn't there, the best first; absent: nothing. */
  readonly substitutes?: readonly ProductId[];
}

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

/** A product as a recipe computes with it. */
export interface RecipeFood extends Food, AllergenDeclaration {
  readonly title: string;
  /** What one package costs now; null: not sold at present. */
  readonly unitPriceCents: number | null;
  /** Null: nothing is known. */
  readonly per100g: NutrientAmounts | null;
}

export interface IngredientFood {
  readonly ingredient: Ingredient;
  readonly food: RecipeFood;
}
