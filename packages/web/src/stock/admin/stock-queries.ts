import type { StockProductJson } from '@nutricion/contract/stock/stock';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';

/** What is on a shelf changes while one looks at it: every visit asks again. */
const ALWAYS_STALE = 0;

export const stockListQuery = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'stock', 'list', q] as const,
    queryFn: ({ signal }) => call('GET /api/admin/stock', { query: q ? { q } : {} }, { signal }),
    staleTime: ALWAYS_STALE,
    placeholderData: keepPreviousData,
  });

export const stockProductQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'stock', 'one', id] as const,
    queryFn: ({ signal }) => call('GET /api/admin/stock/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const ledgerQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'stock', 'ledger', id] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/stock/{id}/movements',
        { params: { id }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: ALWAYS_STALE,
  });

export interface LotFilter {
  readonly q: string;
  readonly near: boolean;
}

export const lotsQuery = ({ q, near }: LotFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'stock', 'lots', q, near] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/lots',
        {
          query: {
            ...(q && { q }),
            ...(near && { near: '1' as const }),
            ...(pageParam && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: ALWAYS_STALE,
    placeholderData: keepPreviousData,
  });

export const recallsQuery = queryOptions({
  queryKey: ['admin', 'stock', 'recalls'] as const,
  queryFn: ({ signal }) => call('GET /api/admin/recalls', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const recallQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'stock', 'recall', id] as const,
    queryFn: ({ signal }) => call('GET /api/admin/recalls/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const previewQuery = (lots: string) =>
  queryOptions({
    queryKey: ['admin', 'stock', 'preview', lots] as const,
    queryFn: ({ signal }) => call('GET /api/admin/recalls/preview', { query: { lots } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

/** Puts a product as it now is where it is shown, and has its ledger and every list asked again. */
export const useStockChanged = () => {
  const queryClient = useQueryClient();
  return (product: StockProductJson): void => {
    queryClient.setQueryData(stockProductQuery(product.id).queryKey, product);
    void queryClient.invalidateQueries({
      queryKey: ['admin', 'stock'],
      predicate: ({ queryKey }) => queryKey[2] !== 'one',
    });
  };
};
