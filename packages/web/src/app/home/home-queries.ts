import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => call('GET /api/home', { query: { view: 'card' } }, { signal }),
  staleTime: cacheTimes.category,
});

/** What the last five orders brought. Without it the home page stands, and says so. */
export const reorderQuery = queryOptions({
  queryKey: ['reorder'],
  queryFn: ({ signal }) => call('GET /api/reorder', { query: { view: 'card' } }, { signal }),
  staleTime: cacheTimes.general,
});
