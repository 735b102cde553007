import { useQuery } from '@tanstack/react-query';
import { DraftPage, useDraftAddress } from '../../kit/admin/record/draft-page.tsx';
import { adminRecipeQuery } from './api.ts';
import { aNewRecipe, copyOf } from './recipe-draft.ts';
import { RecipeEditor } from './recipe-editor.tsx';

/** /admin/recipes/{id}: one recipe. /admin/recipes/new: an empty one, with `de` a copy of another. */
export const RecipePage = () => {
  const address = useDraftAddress();
  const query = useQuery({ ...adminRecipeQuery(address.fetched ?? ''), enabled: address.fetched !== null });
  return (
    <DraftPage
      address={address}
      query={query}
      name="Receta"
      list={{ path: '/admin/recipes', label: 'Recetas' }}
      editor={(recipe) => <RecipeEditor recipe={recipe} />}
      newEditor={(copied, onCreated) => (
        <RecipeEditor recipe={aNewRecipe} first={copied && copyOf(copied)} onCreated={onCreated} />
      )}
    />
  );
};
