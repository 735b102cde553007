import { isUuid } from '@nutricion/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiProblem } from '../../lib/http.ts';
import type { Dish } from './dish.ts';
import { dishOfExpress, dishOfRecipe } from './dish-of.ts';
import { expressQuery, recipeQuery } from './recipe-queries.ts';

export type DishState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly dish: Dish }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly retry: () => void };

/** A recipe by its id. The seven built in have names for ids, the shop's own UUIDs. */
export const useDish = (id: string): DishState => {
  const isOwn = isUuid(id);
  const own = useQuery({ ...recipeQuery(id), enabled: isOwn });
  const express = useQuery({ ...expressQuery, enabled: !isOwn });
  const asked = isOwn ? own : express;
  const builtIn = express.data?.recipes.find((recipe) => recipe.id === id);
  const dish = useMemo(() => {
    if (own.data) return dishOfRecipe(own.data);
    return builtIn ? dishOfExpress(builtIn) : null;
  }, [own.data, builtIn]);
  if (dish) return { status: 'ready', dish };
  if (isUnknown(asked.error) || (!isOwn && express.data)) return { status: 'unknown' };
  if (asked.error) return { status: 'failed', isRetrying: asked.isFetching, retry: () => void asked.refetch() };
  return { status: 'loading' };
};

const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiProblem && [400, 404, 422].includes(error.status);
