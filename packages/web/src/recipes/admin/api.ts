import type { AdminRecipeJson, AdminRecipeRowJson } from '@nutricion/contract/recipes/admin-recipes';
import type { RecipeContentJson } from '@nutricion/contract/recipes/recipe-content';
import type { RecipeTransitionKind } from '@nutricion/domain/recipes/recipe-state';
import { queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { readAllPages } from '../../kit/admin/list/read-all-pages.ts';
import { type ApiResponse, call, type Input } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

/** Read on every visit, since others write and publish meanwhile. */
const ALWAYS_STALE = 0;
const REFETCH_EVERY_MS = 30_000;

type RecipeFilter = NonNullable<Input<'GET /api/admin/recipes'>['query']>;

export const recipesQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'recipes', 'list', values] as const,
    queryFn: ({ signal }) => readPage(listFilter(values), signal),
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

export const recipeOverviewQuery = queryOptions({
  queryKey: ['admin', 'recipes', 'overview'],
  queryFn: ({ signal }) => call('GET /api/admin/recipes/overview', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const adminRecipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'recipes', 'one', id] as const,
    queryFn: ({ signal }): Promise<AdminRecipeJson> =>
      call('GET /api/admin/recipes/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'recipes', 'versions', id] as const,
    queryFn: ({ signal }) => call('GET /api/admin/recipes/{id}/versions', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export type Computed = ApiResponse<'POST /api/admin/recipes/computed'>;

/** What a recipe costs, brings and needs as it is written. */
export const computedQuery = (content: RecipeContentJson) =>
  queryOptions({
    queryKey: ['admin', 'recipes', 'computed', content] as const,
    queryFn: ({ signal }) => call('POST /api/admin/recipes/computed', { body: content }, { signal }),
    staleTime: ALWAYS_STALE,
    retry: false,
  });

/** The recipes that use a product. */
export const recipesOfProductQuery = (product: string) =>
  queryOptions({
    queryKey: ['admin', 'recipes', 'product', product] as const,
    queryFn: ({ signal }) => readPage({ product }, signal),
    staleTime: ALWAYS_STALE,
  });

/** Caches the saved recipe and invalidates everything that shows it, the shop's screens too. */
const cacheRecipe = (saved: AdminRecipeJson): AdminRecipeJson => {
  queryClient.setQueryData(adminRecipeQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({
    queryKey: ['admin', 'recipes'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one' || queryKey[3] !== saved.id,
  });
  for (const key of ['recipes', 'recipe']) void queryClient.invalidateQueries({ queryKey: [key] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
  return saved;
};

/** As it is now: it isn't as it was seen. */
export const fetchRecipe = (id: string): Promise<AdminRecipeJson> =>
  queryClient.fetchQuery(adminRecipeQuery(id));

export const refetchRecipe = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: adminRecipeQuery(id).queryKey });

export const createRecipe = async (body: RecipeContentJson): Promise<AdminRecipeJson> =>
  cacheRecipe(await call('POST /api/admin/recipes', { body }));

export const saveRecipe = async (
  id: string,
  body: Input<'PATCH /api/admin/recipes/{id}'>['body'],
): Promise<AdminRecipeJson> =>
  cacheRecipe(await call('PATCH /api/admin/recipes/{id}', { params: { id }, body }));

type RecipeVersion = Pick<AdminRecipeJson, 'id' | 'version'>;

/** Publishes, today or on a day to come, archives and the like. */
export const transitionRecipe = async (
  transition: RecipeTransitionKind,
  { id, version }: RecipeVersion,
  on?: string,
): Promise<AdminRecipeJson> => {
  const body = { version, move: transition, ...(on && { on }) };
  return cacheRecipe(await call('POST /api/admin/recipes/{id}/moves', { params: { id }, body }));
};

/** Archives the recipe in favour of another, which is answered. */
export const mergeRecipe = async ({ id, version }: RecipeVersion, into: string): Promise<AdminRecipeJson> => {
  const body = { version, into };
  return cacheRecipe(await call('POST /api/admin/recipes/{id}/merge', { params: { id }, body }));
};

const readPage = async (query: RecipeFilter, signal?: AbortSignal): Promise<ListPage<AdminRecipeRowJson>> => {
  const { recipes, next } = await call('GET /api/admin/recipes', { query }, signal ? { signal } : {});
  return { rows: recipes, next };
};

export const readAllRecipes = (values: ListValues): Promise<AdminRecipeRowJson[]> =>
  readAllPages((page) => readPage(listFilter(page)), values);

const listFilter = (values: ListValues): RecipeFilter => ({
  q: values.q,
  state: values.estado as RecipeFilter['state'],
  meal: values.comida as RecipeFilter['meal'],
  warned: values.avisos ? 'true' : undefined,
  product: values.producto,
  after: values.despues,
});
