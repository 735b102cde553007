import { type RecipeCategory, recipeCategories } from '@nutricion/domain/recipes/recipe';
import { useQuery } from '@tanstack/react-query';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { expressQuery } from '../api.ts';
import { useRecipeLayers } from '../use-recipe-layers.ts';
import { ExpressCard } from './express-card.tsx';
import { FilterChips } from './filter-chips.tsx';
import { filterOf, withFilter } from './recipe-filter.ts';

/** The built-in recipes are of a shift, all of them. */
const shifts = recipeCategories.filter(({ id }) => id !== 'other');

/** The seven quick recipes, by the time in a shift. */
export const ExpressList = () => {
  const { data, error, isFetching, refetch } = useQuery(expressQuery);
  const { params, adjust } = useRecipeLayers();
  const { shift } = filterOf(params);
  const choose = (id: RecipeCategory | null) =>
    adjust((now) => withFilter(now, { shift: id, meal: null, text: '' }));
  if (!data && error)
    return (
      <FailedLoad heading="h3" title="No pudimos cargar las recetas" query={{ error, isFetching, refetch }} />
    );
  return (
    <>
      <FilterChips
        label="Momento del turno"
        everything="Todas"
        options={shifts}
        chosen={shift}
        onChoose={choose}
      />
      {!data && <ListSkeleton />}
      {data && (
        <ul className="mt-4 grid gap-3 md:grid-cols-2 md:gap-4">
          {shifts
            .filter(({ id }) => shift === null || shift === id)
            .flatMap(({ id }) => data.recipes.filter(({ category }) => category === id))
            .map((dish) => (
              <li key={dish.id} className="min-w-0">
                <ExpressCard dish={dish} />
              </li>
            ))}
        </ul>
      )}
    </>
  );
};

const ListSkeleton = () => (
  <div role="status" className="breathes mt-5 grid gap-3 md:grid-cols-2 md:gap-4">
    <span className="sr-only">Cargando las recetas</span>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-[196px] rounded-ficha" />
    ))}
  </div>
);
