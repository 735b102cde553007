import type { RecallJson } from '@nutricion/contract/stock/recalls';
import type { StockProductJson } from '@nutricion/contract/stock/stock';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type Input } from '../../kit/api/api.ts';
import { ApiProblem } from '../../kit/api/http.ts';
import { queryClient } from '../../kit/api/query.ts';

/** Stock changes all the time: every visit fetches again. */
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

export const receiveStock = async (id: string, body: Input<'POST /api/admin/stock/{id}/receive'>['body']) => {
  try {
    onStockChanged(await call('POST /api/admin/stock/{id}/receive', { params: { id }, body }));
  } catch (error) {
    // A colleague's receipt refused it: the order is shown as it is now.
    if (error instanceof ApiProblem) void queryClient.invalidateQueries({ queryKey: ['admin', 'purchases'] });
    throw error;
  }
};

export const sendCount = async (id: string, body: Input<'POST /api/admin/stock/{id}/count'>['body']) =>
  onStockChanged(await call('POST /api/admin/stock/{id}/count', { params: { id }, body }));

export const wasteStock = async (id: string, body: Input<'POST /api/admin/stock/{id}/waste'>['body']) =>
  onStockChanged(await call('POST /api/admin/stock/{id}/waste', { params: { id }, body }));

/** Puts the changed product into its query and refetches its ledger and all lists. */
export const onStockChanged = (product: StockProductJson): void => {
  queryClient.setQueryData(stockProductQuery(product.id).queryKey, product);
  void queryClient.invalidateQueries({
    queryKey: ['admin', 'stock'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one',
  });
  // Receiving moves its purchase order on and keeps the product's last cost.
  void queryClient.invalidateQueries({ queryKey: ['admin', 'purchases'] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'products', 'one', product.id] });
};

export const addBarcode = async (id: string, code: string): Promise<void> => {
  await call('POST /api/admin/stock/{id}/barcodes', { params: { id }, body: { code } });
  await queryClient.invalidateQueries({ queryKey: stockProductQuery(id).queryKey });
};

export const removeBarcode = async (id: string, gtin: string): Promise<void> => {
  await call('DELETE /api/admin/stock/{id}/barcodes/{gtin}', { params: { id, gtin } });
  await queryClient.invalidateQueries({ queryKey: stockProductQuery(id).queryKey });
};

export const sendRecall = async (body: Input<'POST /api/admin/recalls'>['body']): Promise<RecallJson> => {
  const recall = await call('POST /api/admin/recalls', { body });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'stock'] });
  return recall;
};
