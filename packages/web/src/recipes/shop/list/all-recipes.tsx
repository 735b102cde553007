import { recipeCategories, recipeMeals } from '@nutricion/domain/recipes/recipe';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { allRecipesQuery } from '../api.ts';
import { useRecipeLayers } from '../use-recipe-layers.ts';
import { FilterChips } from './filter-chips.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { filterOf, filterRecipes, withFilter } from './recipe-filter.ts';

/** The typed text goes into the address this long after the last letter; ms. */
const DEBOUNCE_MS = 300;

/** All recipes: searched by words, filtered by shift and meal. */
export const AllRecipes = () => {
  const { data, error, isFetching, refetch } = useQuery(allRecipesQuery);
  const { params, adjust } = useRecipeLayers();
  const filter = filterOf(params);
  const [text, setText] = useDebouncedText(filter.text, (debounced) =>
    adjust((now) => withFilter(now, { ...filterOf(now), text: debounced })),
  );
  const shownText = useDeferredValue(text);
  if (!data && error)
    return (
      <FailedLoad heading="h3" title="No pudimos cargar las recetas" query={{ error, isFetching, refetch }} />
    );
  const shown = data ? filterRecipes(data.recipes, { ...filter, text: shownText }) : null;
  const clear = () => {
    setText('');
    adjust((now) => withFilter(now, { shift: null, meal: null, text: '' }));
  };
  return (
    <>
      <div className="relative">
        <Search
          size={20}
          strokeWidth={2.2}
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3.5 text-tinta-suave"
        />
        <TextInput
          type="search"
          aria-label="Buscar recetas"
          placeholder="Buscar: gandules, avena, sopa…"
          enterKeyHint="search"
          maxLength={80}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className="px-11! [&::-webkit-search-cancel-button]:hidden"
        />
        {text && (
          <IconButton
            label="Borrar la búsqueda"
            onClick={() => setText('')}
            className="absolute top-0.5 right-0.5"
          >
            <X size={20} strokeWidth={2.2} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="mt-2 grid gap-1">
        <FilterChips
          label="Momento del turno"
          everything="Todos los turnos"
          options={recipeCategories}
          chosen={filter.shift}
          onChoose={(shift) => adjust((now) => withFilter(now, { ...filterOf(now), text, shift }))}
        />
        <FilterChips
          label="Comida"
          everything="Todas las comidas"
          options={recipeMeals}
          chosen={filter.meal}
          onChoose={(meal) => adjust((now) => withFilter(now, { ...filterOf(now), text, meal }))}
        />
      </div>
      <p role="status" className="mt-3 text-ui text-tinta-suave">
        {shown && (shown.length === 1 ? '1 receta' : `${shown.length} recetas`)}
      </p>
      {!shown && <GridSkeleton />}
      {shown?.length === 0 && (
        <EmptyState
          heading="h3"
          title="Ninguna receta así"
          action={
            <Button variant="quiet" onClick={clear}>
              Quitar los filtros
            </Button>
          }
        >
          Prueba con otra palabra, o con otro momento del turno.
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <ul className={gridClass}>
          {shown.map((recipe, position) => (
            <li
              key={recipe.id}
              className="min-w-0 [contain-intrinsic-size:auto_260px] [content-visibility:auto]"
            >
              <RecipeCard recipe={recipe} eager={position < 8} showShift={filter.shift === null} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const gridClass = 'mt-2 grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-4 md:gap-x-4';

/** The text as typed, passed on after the debounce. */
const useDebouncedText = (initial: string, onDebounced: (text: string) => void) => {
  const [text, setText] = useState(initial);
  const applyNow = useEffectEvent(() => {
    if (text !== initial) onDebounced(text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the wait anew.
  useEffect(() => {
    const timer = setTimeout(() => applyNow(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
};

const GridSkeleton = () => (
  <div role="status" className={`breathes ${gridClass}`}>
    <span className="sr-only">Cargando las recetas</span>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
      <span key={card}>
        <Skeleton className="aspect-[4/3] w-full rounded-ficha" />
        <Skeleton className="mt-3 h-4 w-[80%]" />
        <Skeleton className="mt-2 h-4 w-[55%]" />
      </span>
    ))}
  </div>
);
