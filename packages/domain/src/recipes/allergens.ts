import { type AllergenId, allergens, definitelyContained } from '../catalog/allergen.ts';
import type { IngredientFood } from './ingredient.ts';

export interface RecipeAllergens {
  readonly contains: readonly AllergenId[];
  readonly mayContain: readonly AllergenId[];
  /** Titles of products without allergen data: they may contain any. */
  readonly unknownProducts: readonly string[];
}

/** The allergens of all ingredients, optional ones too, in the law's order. */
export const recipeAllergens = (lines: readonly IngredientFood[]): RecipeAllergens => {
  const foods = lines.map(({ food }) => food);
  const ids = allergens.map(({ id }) => id);
  const contains = ids.filter((id) => foods.some((food) => definitelyContained(food).includes(id)));
  const mayContain = ids.filter(
    (id) => !contains.includes(id) && foods.some((food) => food.mayContain.includes(id)),
  );
  const unknown = foods.filter((food) => food.contains === null).map(({ title }) => title);
  return { contains, mayContain, unknownProducts: [...new Set(unknown)] };
};
