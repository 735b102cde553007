import { recipeMatcher } from '@nutricion/domain/recipes/recipe-search';
import { presentSummary } from './present-recipe.ts';
import type { RecipeMemory } from './recipe-memory.ts';
import { productIdsOf, type ReadProducts } from './shop-products.ts';

/** The recipes that a text finds, or all, the newest first, at most so many. */
export const findRecipes = async (
  {
    recipes,
    readProducts,
  }: { readonly recipes: Pick<RecipeMemory, 'current'>; readonly readProducts: ReadProducts },
  query: string | undefined,
  limit: number,
) => {
  const matches = (await recipes.current()).filter(recipeMatcher(query ?? '')).slice(0, limit);
  const products = await readProducts(productIdsOf(matches));
  return matches.map((recipe) => presentSummary(recipe, products));
};
