import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../../kit/api/api.ts';
import { queryClient } from '../../../kit/api/query.ts';

export type OpenSession = ApiResponse<'GET /api/me/sessions'>['sessions'][number];

/** Fetched each time it is opened: somebody may have just signed in elsewhere. */
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

/** Ends all sessions but this one and returns their number. Throws `ApiProblem` or `OfflineError`. */
export const closeOtherSessions = async (): Promise<number> => {
  const { ended } = await call('DELETE /api/me/sessions', { query: { keep: 'this' } });
  await queryClient.invalidateQueries(sessionsQuery);
  return ended;
};

/** Throws `ApiProblem` or `OfflineError`. */
export const closeEverySession = async (): Promise<void> => {
  await call('DELETE /api/me/sessions', { query: {} });
};
