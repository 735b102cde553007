import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';

/** What an administrator decides on is read again on every visit. */
const ALWAYS_STALE = 0;
const WAITING_EVERY_MS = 60_000;

/** Orders that wait for confirmation; refetched with the summary, since others decide meanwhile. */
export const waitingOrdersQuery = queryOptions({
  queryKey: ['admin', 'orders', 'waiting'],
  queryFn: ({ signal }) => call('GET /api/admin/orders/waiting', {}, { signal }),
  staleTime: ALWAYS_STALE,
  refetchInterval: WAITING_EVERY_MS,
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
