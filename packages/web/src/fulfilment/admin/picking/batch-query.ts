import type { pickingEndpoints } from '@nutricion/contract/fulfilment/picking';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kit/api/api.ts';

export type Picking = ResponseOf<(typeof pickingEndpoints)['GET /api/admin/picking']>;

/** Refetched often, since other pickers claim orders. */
export const pickingQuery = queryOptions({
  queryKey: ['admin', 'picking'],
  queryFn: ({ signal }) => call('GET /api/admin/picking', {}, { signal }),
  staleTime: 0,
  refetchInterval: 20_000,
});

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'picking', id],
    queryFn: ({ signal }) => call('GET /api/admin/picking/batches/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
