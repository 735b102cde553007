import type { ProductJson } from '@nutricion/contract/catalog';
import type { RecipeJson } from '@nutricion/contract/recipes';
import type { RecipeCategoryId } from '@nutricion/domain/recipe/recipe-words';

/** A recipe as the screens show it, whether it is one of the shop's or one of the seven built in. */
export interface Dish {
  readonly id: string;
  readonly title: string;
  readonly emoji: string;
  readonly imageUrl: string | null;
  readonly category: RecipeCategoryId;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** From the first cut to the table. */
  readonly minutes: number;
  readonly servings: number;
  /** "Hasta 4 días en la nevera"; null when it doesn't keep. */
  readonly keeps: string | null;
  /** Dollars for one; null when one of the amounts can't be known. */
  readonly pricePerServing: number | null;
  readonly ingredients: readonly DishIngredient[];
  readonly steps: readonly string[];
  readonly tip: string;
  readonly nutrition: RecipeJson['nutritionPerServing'] | null;
  readonly allergens: RecipeJson['allergens'] | null;
  /** False where amounts are only words: they can't be worked out for more people. */
  readonly isScalable: boolean;
}

export interface DishIngredient {
  readonly productId: string;
  /** Null when the shop doesn't sell it any more. */
  readonly product: ProductJson | null;
  /** Without amount: "arroz de grano mediano". */
  readonly name: string;
  /** "2 tazas de arroz de grano mediano", for as many. */
  readonly textFor: (servings: number) => string;
  /** The share of a package that as many need; null when it can't be worked out. */
  readonly packagesFor: (servings: number) => number | null;
  readonly isOptional: boolean;
}
