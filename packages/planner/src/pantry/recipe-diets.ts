import { type DietId, diets } from '@nutricion/domain/household/diet';
import { measurableRecipes } from './candidates.ts';
import { fitsDiet } from './diets.ts';
import type { Pantry, PlanRecipe } from './pantry.ts';

/**
 * The diets that a recipe follows; null when it is for no meal or its packages can't be computed, so that no
 * plan uses it.
 */
export const dietsOf = (recipe: PlanRecipe, pantry: Pick<Pantry, 'products'>): readonly DietId[] | null => {
  const [candidate] = measurableRecipes({ ...pantry, recipes: [recipe] });
  return candidate ? diets.map(({ id }) => id).filter((diet) => fitsDiet(diet, candidate)) : null;
};
