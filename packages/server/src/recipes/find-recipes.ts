import { recipeMatcher } from '@nutricion/domain/recipes/recipe-search';
import { type CatalogReads, recipeProducts } from '../catalog/public.ts';
import { presentSummary } from './present-recipe.ts';
import type { RecipeMemory } from './recipe-memory.ts';
import { productIdsOf } from './shop-products.ts';

/** The recipes that a text finds, or all, the newest first, at most so many. */
export const findRecipes = async (
  deps: CatalogReads & { readonly recipes: Pick<RecipeMemory, 'current'> },
  query: string | undefined,
  limit: number,
) => {
  const matches = (await deps.recipes.current()).filter(recipeMatcher(query ?? '')).slice(0, limit);
  const products = await recipeProducts(deps, productIdsOf(matches));
  return matches.map((recipe) => presentSummary(recipe, products));
};
