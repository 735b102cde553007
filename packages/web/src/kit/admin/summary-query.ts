import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';

/** Figures of the dashboard and counts beside the menu entries; refetched each minute. */
export const summaryQuery = queryOptions({
  queryKey: ['admin', 'summary'],
  queryFn: ({ signal }) => call('GET /api/admin/summary', {}, { signal }),
  staleTime: 0,
  refetchInterval: 60_000,
});
