import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import type { Role } from '@nutricion/domain/accounts/role';
import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../kit/api/api.ts';

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

export interface ChosenRoles {
  readonly roles: readonly Role[];
  readonly reason: string;
}

export const saveRoles = (id: string, { roles, reason }: ChosenRoles): Promise<AdminUserJson> =>
  call('PUT /api/admin/users/{id}/roles', { params: { id }, body: { roles: [...roles], reason } });

export type UserChange = 'verify' | 'reject' | 'deactivate';

/** `reason` is mailed to a rejected user. */
export const saveUserChange = (id: string, change: UserChange, reason?: string): Promise<AdminUserJson> => {
  const params = { id };
  switch (change) {
    case 'verify':
      return call('POST /api/admin/users/{id}/verify', { params });
    case 'reject':
      return call('POST /api/admin/users/{id}/reject', { params, body: reason ? { reason } : {} });
    case 'deactivate':
      return call('POST /api/admin/users/{id}/deactivate', { params });
  }
};

/** Verifies everybody who waited with an address of the domain when the list was read, at `until`. */
export const verifyDomain = (
  domain: string,
  until: string,
): Promise<ApiResponse<'POST /api/admin/users/verify-domain'>> =>
  call('POST /api/admin/users/verify-domain', { body: { email_domain: domain, until } });

/** Ends all sessions of a user and returns their number. */
export const endSessionsOfUser = async (id: string): Promise<number> => {
  const { ended } = await call('DELETE /api/admin/users/{id}/sessions', { params: { id } });
  return ended;
};
