import type { AdminOrderRowJson } from '@nutricion/contract/orders/admin-orders';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import { orderStatuses } from '@nutricion/domain/orders/order-status';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { type ApiResponse, call, type Input } from '../../kit/api/api.ts';
import { type CancelDraft, cancelBody } from './cancel-draft.ts';

/** Changes of others are shown as a notice, so the list is refetched in the background. */
const REFETCH_EVERY_MS = 30_000;
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

/** What a cancellation would do, for the administrator who is about to decide. */
export const cancelPreviewQuery = (
  { id, version }: { readonly id: string; readonly version: number },
  draft: CancelDraft,
) => {
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

/** Every order that the filters let through, up to as many as a person looks at in a spreadsheet. */
export const readAllOrders = async (values: ListValues): Promise<AdminOrderRowJson[]> => {
  const { despues: _, ...shown } = values;
  const rows: AdminOrderRowJson[] = [];
  let after: string | null = null;
  do {
    const page: ListPage<AdminOrderRowJson> = await readPage({
      ...queueFilter(shown),
      ...(after && { after }),
    });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null && rows.length < MAX_EXPORTED);
  return rows;
};

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
