import type { MyMailJson } from '@nutricion/contract/reports/my-mail';
import { reportFromJson } from '@nutricion/contract/reports/report-money';
import type { Period } from '@nutricion/domain/reports/period';
import type { ReportName } from '@nutricion/domain/reports/report';
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { summaryQuery } from '../../../kit/admin/summary-query.ts';
import { call } from '../../../kit/api/api.ts';

/** Today's figures change while the page is open. */
const REFETCH_EVERY_MS = 60_000;

export const reportQuery = (name: ReportName, period: Period) =>
  queryOptions({
    queryKey: ['admin', 'reports', name, period.from, period.to],
    queryFn: async ({ signal }) =>
      reportFromJson(
        await call('GET /api/admin/reports/{name}', { params: { name }, query: { ...period } }, { signal }),
      ),
    staleTime: 0,
    refetchInterval: REFETCH_EVERY_MS,
  });

/** What a figure or a row counts. */
export interface Counted {
  readonly of: string;
  readonly key?: string;
  readonly label: string;
}

export const reportOrdersQuery = (name: ReportName, period: Period, { of, key }: Counted) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'reports', name, period.from, period.to, 'orders', of, key ?? null],
    queryFn: ({ signal, pageParam }) =>
      call(
        'GET /api/admin/reports/{name}/orders',
        {
          params: { name },
          query: { ...period, of, ...(key !== undefined && { key }), ...(pageParam && { after: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** The figures of the summary; fetched only for users who have the permission to read them. */
export const useSummary = () => {
  const hasPermission = usePermission();
  return useQuery({ ...summaryQuery, enabled: hasPermission('dashboard.read') });
};

/** What the signed-in member of staff gets by mail. */
export const myMailQuery = queryOptions({
  queryKey: ['admin', 'my-mail'],
  queryFn: ({ signal }) => call('GET /api/admin/my-mail', {}, { signal }),
});

export const saveMyMail = (body: MyMailJson) => call('PUT /api/admin/my-mail', { body });
