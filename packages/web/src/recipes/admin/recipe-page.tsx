import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { BackToList, LoadedRecord } from '../../kit/admin/record/loaded-record.tsx';
import { aNewRecipe, copyOf } from './recipe-draft.ts';
import { RecipeEditor } from './recipe-editor.tsx';
import { adminRecipeQuery } from './recipe-queries.ts';

const list = { path: '/admin/recipes', label: 'Recetas' };

/** /admin/recipes/{id}: one recipe. */
export const RecipePage = () => {
  const { id = '' } = useParams();
  const query = useQuery(adminRecipeQuery(id));
  return (
    <LoadedRecord query={query} name="Receta" list={list}>
      {(recipe) => <RecipeEditor key={id} recipe={recipe} />}
    </LoadedRecord>
  );
};

/** /admin/recipes/new: an empty one, with `de` a copy of another. */
export const NewRecipePage = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const from = params.get('de');
  const copied = useQuery({ ...adminRecipeQuery(from ?? ''), enabled: from !== null });
  const onCreated = (id: string) => void navigate(`/admin/recipes/${id}`, { replace: true });
  if (from === null)
    return (
      <>
        <BackToList {...list} />
        <RecipeEditor recipe={aNewRecipe} onCreated={onCreated} />
      </>
    );
  return (
    <LoadedRecord query={copied} name="Receta" list={list}>
      {(recipe) => (
        <RecipeEditor key={from} recipe={aNewRecipe} first={copyOf(recipe)} onCreated={onCreated} />
      )}
    </LoadedRecord>
  );
};
