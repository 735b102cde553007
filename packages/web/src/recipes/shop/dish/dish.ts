import type { RecipeIngredientJson, RecipeJson } from '@nutricion/contract/recipes/recipes';
import { scaleLabel } from '@nutricion/domain/recipes/scale-label';

/** A recipe of the shop, or one of the seven built-in ones: the screens treat them alike. */
export type Dish = RecipeJson;
export type DishIngredient = RecipeIngredientJson;

/** "2 tazas de arroz de grano mediano", for as many. */
export const amountText = ({ quantity }: DishIngredient, dish: Dish, servings: number): string =>
  servings === dish.servings ? quantity : scaleLabel(quantity, servings / dish.servings);

/** From the first cut to the table. */
export const totalMinutes = ({ prepTime, cookTime }: Pick<Dish, 'prepTime' | 'cookTime'>): number =>
  prepTime + cookTime;

/** "Dura 4 días en la nevera"; null when it is to be eaten fresh. */
export const shelfLifeNote = ({ shelfLife }: Pick<Dish, 'shelfLife'>): string | null =>
  shelfLife && `Dura ${shelfLife}`;
