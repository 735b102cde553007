import type { AllergenDeclaration } from '../catalog/allergen.ts';
import type { NutrientAmounts } from '../catalog/nutrition/nutrient.ts';
import type { ProductId } from '../kit/ids.ts';
import type { Amount, Food } from './measure.ts';

/** An ingredient: an amount of a product. */
export interface Ingredient extends Amount {
  readonly productId: ProductId;
  /** What the cook reads, for the recipe's own servings: "2 tazas de arroz de grano mediano". */
  readonly label: string;
  readonly isOptional: boolean;
  /** What does as well where the product isn't there, the best first; absent: nothing. */
  readonly substitutes?: readonly ProductId[];
}

/** A product as a recipe computes with it. */
export interface RecipeFood extends Food, AllergenDeclaration {
  readonly title: string;
  /** What one package costs now; null: not sold at present. */
  readonly unitPriceCents: number | null;
  /** Null: no data. */
  readonly per100g: NutrientAmounts | null;
}

export interface IngredientFood {
  readonly ingredient: Ingredient;
  readonly food: RecipeFood;
}
