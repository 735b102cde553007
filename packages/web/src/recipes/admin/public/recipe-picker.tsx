import type { AdminRecipeRowJson } from '@nutricion/contract/recipes/admin-recipes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MIN_LETTERS, SearchPicker } from '../../../kit/admin/record/search-picker.tsx';
import { RecipeImage } from '../../public/recipe-image.tsx';
import { recipesQuery } from '../api.ts';

interface RecipePickerProps {
  readonly label: string;
  readonly without: readonly string[];
  /** The one that is chosen, and stays among those found. */
  readonly chosenId?: string;
  readonly onPick: (recipe: AdminRecipeRowJson) => void;
}

/** A recipe by some letters of its title. */
export const RecipePicker = (props: RecipePickerProps) => (
  <SearchPicker
    {...props}
    placeholder="Título de la receta"
    listLabel="Recetas que van"
    useMatches={useRecipeMatches}
  >
    {({ art, image_url, title }) => (
      <>
        <RecipeImage art={art} imageUrl={image_url} className="size-9 flex-none" />
        <span className="line-clamp-2 text-ui font-semibold">{title}</span>
      </>
    )}
  </SearchPicker>
);

const useRecipeMatches = (q: string) =>
  useQuery({
    ...recipesQuery(q ? { q } : {}),
    enabled: q.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    refetchInterval: false,
  }).data?.rows;
