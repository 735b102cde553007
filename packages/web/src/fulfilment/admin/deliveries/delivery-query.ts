import type { deliveryEndpoints } from '@nutricion/contract/fulfilment/deliveries';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kit/api/api.ts';

export type Deliveries = ResponseOf<(typeof deliveryEndpoints)['GET /api/admin/deliveries']>;

/** Refetched often, since other drivers claim rounds. */
export const deliveriesQuery = queryOptions({
  queryKey: ['admin', 'deliveries'],
  queryFn: ({ signal }) => call('GET /api/admin/deliveries', {}, { signal }),
  staleTime: 0,
  refetchInterval: 20_000,
});

export const routeQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'deliveries', id],
    queryFn: ({ signal }) => call('GET /api/admin/deliveries/routes/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
