import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../../kit/api/http.ts';
import { expressQuery, recipeQuery } from '../api.ts';
import type { Dish } from './dish.ts';

export type DishState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly dish: Dish }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly query: ComponentProps<typeof FailedLoad>['query'] };

/** A recipe by its id. Those of Recetas Express are complete in their list, so they are shown at once. */
export const useDish = (id: string): DishState => {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...recipeQuery(id),
    placeholderData: () =>
      client.getQueryData(expressQuery.queryKey)?.recipes.find((recipe) => recipe.id === id),
  });
  if (data) return { status: 'ready', dish: data };
  if (isUnknown(error)) return { status: 'unknown' };
  if (error) return { status: 'failed', query: { error, isFetching, refetch } };
  return { status: 'loading' };
};

const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiProblem && [400, 404, 422].includes(error.status);
