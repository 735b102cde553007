import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../kit/api/api.ts';
import { usePermission } from './use-permission.ts';

export type UserState = AdminUserJson['state'];

/** What an administrator decides on must be what is: every visit asks again. */
const ALWAYS_STALE = 0;
const SUMMARY_EVERY_MS = 60_000;

/** The dashboard's figures, and the rail's count of who waits: asked again each minute. */
export const summaryQuery = queryOptions({
  queryKey: ['admin', 'summary'],
  queryFn: ({ signal }) => call('GET /api/admin/summary', {}, { signal }),
  staleTime: ALWAYS_STALE,
  refetchInterval: SUMMARY_EVERY_MS,
});

/** The figures, for whoever may see them; nobody else asks. */
export const useSummary = () => {
  const hasPermission = usePermission();
  return useQuery({ ...summaryQuery, enabled: hasPermission('dashboard.read') });
};

/** Orders that wait for a person: asked again with the figures, since others may decide meanwhile. */
export const waitingOrdersQuery = queryOptions({
  queryKey: ['admin', 'orders', 'waiting'],
  queryFn: ({ signal }) => call('GET /api/admin/orders/waiting', {}, { signal }),
  staleTime: ALWAYS_STALE,
  refetchInterval: SUMMARY_EVERY_MS,
});

export const hospitalsQuery = queryOptions({
  queryKey: ['admin', 'hospitals'],
  queryFn: ({ signal }) => call('GET /api/admin/hospitals', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const userDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const deliveryDaysQuery = (route: string) =>
  queryOptions({
    queryKey: ['admin', 'delivery-days', route],
    queryFn: ({ signal }) => call('GET /api/admin/delivery-days/{route}', { params: { route } }, { signal }),
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

/** The latest changes; with a subject, only those of that hospital or person. */
export const auditQuery = (subjectId?: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', subjectId ?? 'all'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/audit', { query: subjectId ? { subjectId } : {} }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const orderLimitsQuery = queryOptions({
  queryKey: ['admin', 'settings', 'order-limits'],
  queryFn: ({ signal }) => call('GET /api/admin/settings/order-limits', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const shopParticularsQuery = queryOptions({
  queryKey: ['admin', 'settings', 'shop'],
  queryFn: ({ signal }) => call('GET /api/admin/settings/shop', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const USERS_PER_PAGE = 50;
