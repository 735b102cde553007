import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';

/** Fetched for the carousel of the home page, and shown there (specification, section 9). */
const CAROUSEL_FETCHED = 10;
export const CAROUSEL_SHOWN = 4;

/** More than the shop has; the limit of one response. */
const ALL = 200;

/** The newest recipes that can be cooked ahead. */
export const mealPrepQuery = queryOptions({
  queryKey: ['recipes', 'meal-prep'],
  queryFn: ({ signal }) =>
    call('GET /api/recipes', { query: { mealPrep: 'true', limit: CAROUSEL_FETCHED } }, { signal }),
  staleTime: cacheTimes.general,
});

/** Every recipe, in one answer: to be searched and filtered here, also offline. */
export const allRecipesQuery = queryOptions({
  queryKey: ['recipes', 'all'],
  queryFn: ({ signal }) => call('GET /api/recipes', { query: { limit: ALL } }, { signal }),
  staleTime: cacheTimes.general,
});

export const expressQuery = queryOptions({
  queryKey: ['recipes', 'express'],
  queryFn: ({ signal }) => call('GET /api/recipes/express', undefined, { signal }),
  staleTime: cacheTimes.general,
});

export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id],
    queryFn: ({ signal }) => call('GET /api/recipes/{id}', { params: { id } }, { signal }),
    staleTime: cacheTimes.general,
  });

export const productRecipesQuery = (productId: string) =>
  queryOptions({
    queryKey: ['product', productId, 'recipes'],
    queryFn: ({ signal }) =>
      call('GET /api/products/{id}/recipes', { params: { id: productId } }, { signal }),
    staleTime: cacheTimes.general,
  });
