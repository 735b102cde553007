import type { ProductId } from '@nutricion/domain/kit/ids';
import { type Pantry, sideRecipes } from '@nutricion/planner';
import { type PlanReads, planProducts } from '../catalog/public.ts';
import { stableId } from '../platform/db/stable-id.ts';
import { planRecipe, type RecipeMemory } from '../recipes/public.ts';

export interface PantryDependencies extends PlanReads {
  readonly recipes: Pick<RecipeMemory, 'current'>;
  readonly now: () => number;
}

/** Recipes, sides and products as they are at this moment. */
export const openPantry = (deps: PantryDependencies) => async (): Promise<Pantry> => {
  const recipes = (await deps.recipes.current()).map(planRecipe);
  const ids = [...recipes, ...sides].flatMap(({ ingredients }) =>
    ingredients.map(({ productId }) => productId),
  );
  const nowMs = deps.now();
  return { recipes, sides, products: await planProducts(deps, [...new Set(ids)], nowMs), nowMs };
};

/** Possible sides of meals; one that isn't sold now has no stock and is never used. */
const sides = sideRecipes((sku) => stableId(`product:${sku}`) as ProductId);
