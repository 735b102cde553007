import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../../kit/api/api.ts';
import { queryClient } from '../../../kit/api/query.ts';

export type OpenSession = ApiResponse<'GET /api/me/sessions'>['sessions'][number];

/** Asked anew each time it is opened: somebody may have signed in elsewhere a moment ago. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('GET /api/me/sessions', {}, { signal }),
  staleTime: 0,
});

/** Throws `ApiProblem` or `OfflineError`. */
export const closeSession = async (id: string): Promise<void> => {
  await call('DELETE /api/me/sessions/{id}', { params: { id } });
  await queryClient.invalidateQueries(sessionsQuery);
};

/** All but this one; how many. Throws `ApiProblem` or `OfflineError`. */
export const closeOtherSessions = async (): Promise<number> => {
  const { ended } = await call('DELETE /api/me/sessions', { query: { keep: 'this' } });
  await queryClient.invalidateQueries(sessionsQuery);
  return ended;
};

/** Throws `ApiProblem` or `OfflineError`. */
export const closeEverySession = async (): Promise<void> => {
  await call('DELETE /api/me/sessions', { query: {} });
};
