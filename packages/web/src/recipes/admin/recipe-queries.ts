import type { AdminRecipeJson, AdminRecipeRowJson } from '@nutricion/contract/recipes/admin-recipes';
import type { RecipeContentJson } from '@nutricion/contract/recipes/recipe-content';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { call, type Input } from '../../kit/api/api.ts';

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

/** Updates the cached recipe and invalidates everything that shows it, the shop's screens too. */
export const onRecipeSaved = (queryClient: QueryClient, saved: AdminRecipeJson): void => {
  queryClient.setQueryData(adminRecipeQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({
    queryKey: ['admin', 'recipes'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one' || queryKey[3] !== saved.id,
  });
  for (const key of ['recipes', 'recipe']) void queryClient.invalidateQueries({ queryKey: [key] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
};

const readPage = async (query: RecipeFilter, signal?: AbortSignal): Promise<ListPage<AdminRecipeRowJson>> => {
  const { recipes, next } = await call('GET /api/admin/recipes', { query }, signal ? { signal } : {});
  return { rows: recipes, next };
};

/** Every recipe that the filters let through. */
export const readAllRecipes = async ({
  despues: _,
  ...values
}: ListValues): Promise<AdminRecipeRowJson[]> => {
  const recipes: AdminRecipeRowJson[] = [];
  let after: string | null = null;
  do {
    const page: ListPage<AdminRecipeRowJson> = await readPage({
      ...listFilter(values),
      ...(after && { after }),
    });
    recipes.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return recipes;
};

const listFilter = (values: ListValues): RecipeFilter => ({
  q: values.q,
  state: values.estado as RecipeFilter['state'],
  meal: values.comida as RecipeFilter['meal'],
  warned: values.avisos ? 'true' : undefined,
  product: values.producto,
  after: values.despues,
});
