import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';

export type UserState = AdminUserJson['state'];

/** Others decide on users meanwhile: every visit fetches again. */
const ALWAYS_STALE = 0;

export const userDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export interface UserFilter {
  readonly state: UserState;
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

export const usersQuery = (filter: UserFilter) =>
  queryOptions({
    queryKey: ['admin', 'users', filter] as const,
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/users',
        { query: { state: filter.state, page: filter.page, ...(filter.q && { q: filter.q }) } },
        { signal },
      ),
    staleTime: ALWAYS_STALE,
  });

export const USERS_PER_PAGE = 50;
