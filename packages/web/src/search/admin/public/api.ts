import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kit/api/api.ts';

/** Words that were taught to the search, with notes; read again on every visit. */
export const searchWordsQuery = queryOptions({
  queryKey: ['admin', 'search-words'],
  queryFn: ({ signal }) => call('GET /api/admin/search-words', {}, { signal }),
  staleTime: 0,
});
