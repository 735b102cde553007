import type { AdminProductJson, AdminProductRowJson } from '@nutricion/contract/catalog/admin-products';
import { queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../../kit/admin/list/list-types.ts';
import { readAllPages } from '../../../kit/admin/list/read-all-pages.ts';
import { call, type Input } from '../../../kit/api/api.ts';

/** Others change prices and stock meanwhile: every visit fetches again, and the list shows what changed. */
const ALWAYS_STALE = 0;
const REFETCH_EVERY_MS = 30_000;

type ListFilter = NonNullable<Input<'GET /api/admin/products'>['query']>;

export const productsQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'products', 'list', values] as const,
    queryFn: ({ signal }) => readPage(listFilter(values), signal),
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

export const productOverviewQuery = queryOptions({
  queryKey: ['admin', 'products', 'overview'],
  queryFn: ({ signal }) => call('GET /api/admin/products/overview', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const duplicatesQuery = queryOptions({
  queryKey: ['admin', 'products', 'duplicates'],
  queryFn: ({ signal }) => call('GET /api/admin/products/duplicates', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'products', 'one', id] as const,
    queryFn: ({ signal }): Promise<AdminProductJson> =>
      call('GET /api/admin/products/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const pricesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'products', 'prices', id] as const,
    queryFn: ({ signal }) => call('GET /api/admin/products/{id}/prices', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const visibilityQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: ['admin', 'products', 'visibility', id, q] as const,
    queryFn: ({ signal }) =>
      call('GET /api/admin/products/{id}/visibility', { params: { id }, query: q ? { q } : {} }, { signal }),
    staleTime: ALWAYS_STALE,
  });

const readPage = async (query: ListFilter, signal?: AbortSignal): Promise<ListPage<AdminProductRowJson>> => {
  const { products, next } = await call('GET /api/admin/products', { query }, signal ? { signal } : {});
  return { rows: products, next };
};

/** Most rows in an export of the list; for more there is the export of the whole catalogue. */
const MAX_EXPORTED = 5_000;

export const readAllProducts = (values: ListValues): Promise<AdminProductRowJson[]> =>
  readAllPages((page) => readPage(listFilter(page)), values, MAX_EXPORTED);

/** The list's address as query parameters of the API. */
export const listFilter = (values: ListValues): ListFilter => ({
  q: values.q,
  category: values.categoria as ListFilter['category'],
  state: values.estado as ListFilter['state'],
  zone: values.zona as ListFilter['zone'],
  after: values.despues,
});
