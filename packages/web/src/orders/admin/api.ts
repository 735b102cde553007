import type { AdminOrderJson, AdminOrderRowJson } from '@nutricion/contract/orders/admin-orders';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import type { ReviewDecision } from '@nutricion/domain/orders/order-review';
import { type OrderStatus, orderStatuses } from '@nutricion/domain/orders/order-status';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditQuery } from '../../kit/admin/audit/audit-query.ts';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { readAllPages } from '../../kit/admin/list/read-all-pages.ts';
import { summaryQuery } from '../../kit/admin/summary-query.ts';
import { type ApiResponse, call, type Input } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';
import { type CancelDraft, cancelBody } from './cancel-draft.ts';

/** Changes of others are shown as a notice, so the list is refetched in the background. */
const REFETCH_EVERY_MS = 30_000;
const WAITING_EVERY_MS = 60_000;
/** What an administrator decides on is read again on every visit. */
const ALWAYS_STALE = 0;

type QueueFilter = Input<'GET /api/admin/orders'>['query'];

export const ordersQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'queue', values] as const,
    queryFn: ({ signal }) => readPage(queueFilter(values), signal),
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'orders', 'overview'],
  queryFn: ({ signal }) => call('GET /api/admin/orders/overview', {}, { signal }),
  staleTime: ALWAYS_STALE,
  refetchInterval: REFETCH_EVERY_MS,
});

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'one', id] as const,
    queryFn: ({ signal }): Promise<ApiResponse<'GET /api/admin/orders/{id}'>> =>
      call('GET /api/admin/orders/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

/** How the order was handed over; null before. */
export const handoverQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'orders', id, 'handover'],
    queryFn: ({ signal }) => call('GET /api/admin/orders/{id}/handover', { params: { id } }, { signal }),
  });

/** Puts a changed order into the caches that show it, and invalidates counts of orders. */
export const cacheOrder = (order: AdminOrderJson): void => {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order);
  void queryClient.invalidateQueries({
    queryKey: ['admin'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one',
    refetchType: 'active',
  });
};

type OrderVersion = Pick<AdminOrderJson, 'id' | 'version'>;

/** Throws the refusal as `ApiProblem`; `conflictOf` reads who changed the order first. */
export const transitionOrder = async (order: OrderVersion, to: OrderStatus, reason?: string): Promise<void> =>
  cacheOrder(await sendTransition(order, to, reason));

/** `transitionOrder` for one of many rows: the list refetches once, after the last. */
export const sendTransition = (
  { id, version }: OrderVersion,
  to: OrderStatus,
  reason?: string,
): Promise<AdminOrderJson> =>
  call('POST /api/admin/orders/{id}/transition', {
    params: { id },
    body: { to, version, ...(reason && { reason }) },
  });

export const addOrderNote = async (id: string, text: string, isMessage: boolean): Promise<void> => {
  const body = { text, ...(isMessage && { send: true }) };
  cacheOrder(await call('POST /api/admin/orders/{id}/notes', { params: { id }, body }));
};

/** Takes a no-show off the customer, or gives a locked handover code its tries again. */
export const forgiveCustomer = async (
  id: string,
  what: 'excuse-no-show' | 'unlock-code',
  reason: string,
): Promise<void> =>
  cacheOrder(await call(`POST /api/admin/orders/{id}/${what}`, { params: { id }, body: { reason } }));

/** Records that recalled units were taken out of the bags. */
export const recordRecalledOut = async (id: string): Promise<void> =>
  cacheOrder(await call('POST /api/admin/orders/{id}/recalled-out', { params: { id } }));

export const cancelOrder = async ({ id, version }: OrderVersion, draft: CancelDraft): Promise<void> => {
  const body = cancelBody(draft, version);
  cacheOrder(await call('POST /api/admin/orders/{id}/cancel', { params: { id }, body }));
};

/** What a cancellation would do, for the administrator who is about to decide. */
export const cancelPreviewQuery = ({ id, version }: OrderVersion, draft: CancelDraft) => {
  const { lines } = cancelBody(draft, version);
  return queryOptions({
    queryKey: ['admin', 'orders', 'one', id, 'cancel', version, lines ?? 'whole'] as const,
    queryFn: ({ signal }) =>
      call(
        'POST /api/admin/orders/{id}/cancel/preview',
        { params: { id }, body: lines ? { lines } : {} },
        { signal },
      ),
    enabled: lines === undefined || lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: ALWAYS_STALE,
  });
};

const readPage = async (query: QueueFilter, signal?: AbortSignal): Promise<ListPage<AdminOrderRowJson>> => {
  const { orders, next } = await call('GET /api/admin/orders', { query }, signal ? { signal } : {});
  return { rows: orders, next };
};

/** A file of more than this is a report's work. */
const MAX_EXPORTED = 2_000;

export const readAllOrders = (values: ListValues): Promise<AdminOrderRowJson[]> =>
  readAllPages((page) => readPage(queueFilter(page)), values, MAX_EXPORTED);

export const EVERY_STATUS = 'todos';

/** The queue lists open orders; a search, or the view of all, includes finished ones. */
const queueFilter = ({ estado, q, ...values }: ListValues): QueueFilter => ({
  status:
    estado === EVERY_STATUS || (estado === undefined && q !== undefined)
      ? undefined
      : (estado ?? orderStatuses.filter(isOpenOrder).join(',')),
  q,
  hospital: values.hospital,
  date: values.dia,
  window: values.ventana as QueueFilter['window'],
  payment: values.pago as QueueFilter['payment'],
  late: values.atrasados as QueueFilter['late'],
  after: values.despues,
});

/** Orders that wait for confirmation; refetched with the summary, since others decide meanwhile. */
export const waitingOrdersQuery = queryOptions({
  queryKey: ['admin', 'orders', 'waiting'],
  queryFn: ({ signal }) => call('GET /api/admin/orders/waiting', {}, { signal }),
  staleTime: ALWAYS_STALE,
  refetchInterval: WAITING_EVERY_MS,
});

export const refetchWaitingOrders = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: waitingOrdersQuery.queryKey });

/** Confirms or refuses an order that waits. Throws `ApiProblem` or `OfflineError`. */
export const reviewOrder = async (
  { id, version }: OrderVersion,
  decision: ReviewDecision,
  reason?: string,
): Promise<void> => {
  await call('POST /api/admin/orders/{id}/review', {
    params: { id },
    body: { decision, version, ...(reason && { reason }) },
  });
  void queryClient.invalidateQueries({ queryKey: summaryQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: auditQuery().queryKey });
};

export const orderLimitsQuery = queryOptions({
  queryKey: ['admin', 'settings', 'order-limits'],
  queryFn: ({ signal }) => call('GET /api/admin/settings/order-limits', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const saveOrderLimits = (body: Input<'PUT /api/admin/settings/order-limits'>['body']) =>
  call('PUT /api/admin/settings/order-limits', { body });

export const shopParticularsQuery = queryOptions({
  queryKey: ['admin', 'settings', 'shop'],
  queryFn: ({ signal }) => call('GET /api/admin/settings/shop', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const saveShopParticulars = (body: Input<'PUT /api/admin/settings/shop'>['body']) =>
  call('PUT /api/admin/settings/shop', { body });
