import { RecipeDialog } from './dish/recipe-dialog.tsx';
import { RecipesDialog } from './list/recipes-dialog.tsx';
import { useRecipeLayers } from './use-recipe-layers.ts';

/** What the address opens over the page: a list of recipes, and a recipe over it. */
export const RecipeLayer = () => {
  const { list, recipeId } = useRecipeLayers().layers;
  return (
    <>
      {list && <RecipesDialog list={list} />}
      {recipeId && <RecipeDialog key={recipeId} recipeId={recipeId} />}
    </>
  );
};
