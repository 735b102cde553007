import type { DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { closedPaymentMethods } from '@nutricion/domain/payments/daily-close';
import { paymentStates } from '@nutricion/domain/payments/payment';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { readAllPages } from '../../kit/admin/list/read-all-pages.ts';
import { type ApiResponse, call, type Input } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

/** Payments change at a provider meanwhile: every visit fetches again. */
const ALWAYS_STALE = 0;
/** Changes at a provider are shown as a notice, so the list is refetched in the background. */
const REFETCH_EVERY_MS = 30_000;

type PaymentFilter = Input<'GET /api/admin/payments'>['query'];

/** Payments that need a person, with charges at a provider that no order knows. */
export const concernsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'payments', 'concerns'],
  queryFn: ({ pageParam, signal }) =>
    call(
      'GET /api/admin/payments',
      { query: { concern: 'true', ...(pageParam && { after: pageParam }) } },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: ALWAYS_STALE,
  refetchInterval: REFETCH_EVERY_MS,
});

/** A page of the list, by the parameters of its address. */
export const paymentsQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'payments', 'list', values],
    queryFn: ({ signal }) => readPage(values, signal),
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

/** Every payment that the filters let through, for a file. */
export const readAllPayments = (values: ListValues) => readAllPages(readPage, values);

const readPage = async (values: ListValues, signal?: AbortSignal): Promise<ListPage<AdminPaymentJson>> => {
  const { payments, next } = await call(
    'GET /api/admin/payments',
    { query: filterOf(values) },
    signal ? { signal } : {},
  );
  return { rows: payments, next };
};

const filterOf = ({
  estado,
  desde,
  hasta,
  forma,
  devuelto,
  despues,
  ...values
}: ListValues): PaymentFilter => ({
  status: paymentStates.find((state) => state === estado),
  from: desde,
  to: hasta,
  way: closedPaymentMethods.find((way) => way === forma),
  refunded: devuelto === 'parte' ? 'part' : devuelto === 'si' ? 'some' : undefined,
  hospital: values.hospital,
  q: values.q,
  after: despues,
});

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'payments', 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/payments', { query: { id } }, { signal })).payments[0] ?? null,
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

/** Hospitals to filter by; a call of orders, with whose cache it is shared. */
export const hospitalsQuery = queryOptions({
  queryKey: ['admin', 'orders', 'overview'],
  queryFn: ({ signal }) => call('GET /api/admin/orders/overview', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const paymentsOfOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['admin', 'payments', 'of-order', orderId],
    queryFn: ({ signal }) => call('GET /api/admin/payments', { query: { order: orderId } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

const refetchPayments = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['admin', 'payments'] });

/** Asks the provider again; the list is refetched after a failure too. */
export const refreshPayment = async (id: string): Promise<void> => {
  try {
    await call('POST /api/admin/payments/{id}/refresh', { params: { id } });
  } finally {
    await refetchPayments();
  }
};

export type PaymentAction = 'retry' | 'manual-refund' | 'attend';

export const resolvePayment = async (
  { id, version }: AdminPaymentJson,
  action: PaymentAction,
  reason: string,
): Promise<void> => {
  await call(`POST /api/admin/payments/{id}/${action}`, { params: { id }, body: { version, reason } });
  await refetchPayments();
};

/** Lets an order whose payment in advance was lost be paid when it is handed over. */
export const payOnDelivery = async (
  { id, version }: { readonly id: string; readonly version: number },
  reason: string,
): Promise<void> => {
  await call('POST /api/admin/orders/{id}/pay-on-delivery', { params: { id }, body: { version, reason } });
  void refetchPayments();
};

type Refund = Omit<Input<'POST /api/admin/payments/{id}/refund'>['body'], 'version'>;

export const refundPayment = async ({ id, version }: AdminPaymentJson, refund: Refund): Promise<void> => {
  await call('POST /api/admin/payments/{id}/refund', { params: { id }, body: { version, ...refund } });
  void refetchPayments();
};

export type Orphan = ApiResponse<'GET /api/admin/payments'>['orphans'][number];

export const resolveOrphan = async ({ provider, ref }: Orphan, reason: string): Promise<void> => {
  await call('POST /api/admin/payments/orphans/resolve', { body: { provider, ref, reason } });
  await refetchPayments();
};

const closesKey = ['admin', 'payments', 'close'];

export const closeQuery = (day: string) =>
  queryOptions({
    queryKey: [...closesKey, day],
    queryFn: ({ signal }) => call('GET /api/admin/payments/close', { query: { day } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: ALWAYS_STALE,
  });

export const closeDay = async (
  body: Input<'POST /api/admin/payments/close'>['body'],
): Promise<DailyCloseJson> => {
  const closed = await call('POST /api/admin/payments/close', { body });
  await queryClient.invalidateQueries({ queryKey: closesKey });
  return closed;
};

/** The same id is one entry, however often it is sent. */
export const addCashEntry = async (
  body: Input<'POST /api/admin/payments/cash-entries'>['body'],
): Promise<void> => {
  await call('POST /api/admin/payments/cash-entries', { body });
  await queryClient.invalidateQueries({ queryKey: closesKey });
};

/** An order's payments, the newest first. */
export const orderPaymentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['admin', 'payments', 'order', orderId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/payments', { query: { order: orderId } }, { signal })).payments,
    staleTime: ALWAYS_STALE,
  });

export const orderReceiptQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['admin', 'payments', 'receipt', orderId],
    queryFn: ({ signal }) =>
      call('GET /api/admin/orders/{id}/receipt', { params: { id: orderId } }, { signal }),
    staleTime: ALWAYS_STALE,
  });
