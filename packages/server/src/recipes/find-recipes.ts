import { recipeFinder } from '@nutricion/domain/recipes/recipe-found';
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
  const found = (await recipes.current()).filter(recipeFinder(query ?? '')).slice(0, limit);
  const products = await readProducts(productIdsOf(found));
  return found.map((recipe) => presentSummary(recipe, products));
};
