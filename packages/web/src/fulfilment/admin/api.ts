import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';

/** What an administrator decides on is read again on every visit. */
const ALWAYS_STALE = 0;

export const hospitalsQuery = queryOptions({
  queryKey: ['admin', 'hospitals'],
  queryFn: ({ signal }) => call('GET /api/admin/hospitals', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const deliveryDaysQuery = (route: string) =>
  queryOptions({
    queryKey: ['admin', 'delivery-days', route],
    queryFn: ({ signal }) => call('GET /api/admin/delivery-days/{route}', { params: { route } }, { signal }),
    staleTime: ALWAYS_STALE,
  });
