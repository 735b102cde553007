import { type NutrientAmounts, nutrients } from '../catalog/nutrition/nutrient.ts';
import type { ProductId } from '../kit/ids.ts';
import type { Ingredient, RecipeFood } from './ingredient.ts';

/** Every nutrient with the same amount per 100 g. */
export const evenly = (amount: number | null): NutrientAmounts =>
  Object.fromEntries(nutrients.map((nutrient) => [nutrient, amount])) as NutrientAmounts;

/** A pound of a food for a dollar, with all data. */
export const aFood = (values: Partial<RecipeFood> = {}): RecipeFood => ({
  title: 'Arroz',
  netContent: 1,
  netUnit: 'lb',
  kitchen: { gramsPer: { taza: 200 }, refuseShare: 0 },
  unitPriceCents: 100,
  contains: [],
  mayContain: [],
  per100g: evenly(10),
  ...values,
});

export const anIngredient = (values: Partial<Ingredient> = {}): Ingredient => ({
  productId: 'arroz' as ProductId,
  label: '1 taza de arroz',
  amount: 1,
  unit: 'taza',
  isOptional: false,
  preparation: null,
  ...values,
});

export const aLine = (ingredient: Partial<Ingredient> = {}, food: Partial<RecipeFood> = {}) => ({
  ingredient: anIngredient(ingredient),
  food: aFood(food),
});
