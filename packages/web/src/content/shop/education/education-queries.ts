import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kit/api/api.ts';
import { cacheTimes } from '../../../kit/api/cache-times.ts';

export const articlesQuery = queryOptions({
  queryKey: ['education'],
  queryFn: ({ signal }) => call('GET /api/education', {}, { signal }),
  staleTime: cacheTimes.general,
});

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['education', slug],
    queryFn: ({ signal }) => call('GET /api/education/{slug}', { params: { slug } }, { signal }),
    staleTime: cacheTimes.general,
  });
