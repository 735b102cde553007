import { RecipeDialog } from './recipe-dialog.tsx';
import { RecipesDialog } from './recipes-dialog.tsx';
import { useRecipeLayers } from './use-recipe-layers.ts';

interface RecipeLayerProps {
  /** Allergens that this person told us to keep away from her. */
  readonly avoids: readonly string[];
}

/** What the address opens over the page: a list of recipes, and a recipe over it. */
export const RecipeLayer = ({ avoids }: RecipeLayerProps) => {
  const { list, recipeId } = useRecipeLayers().layers;
  return (
    <>
      {list && <RecipesDialog list={list} />}
      {recipeId && <RecipeDialog key={recipeId} recipeId={recipeId} avoids={avoids} />}
    </>
  );
};
