import type { DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { paymentStates } from '@nutricion/domain/payments/payment';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiResponse, call, type Input } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

/** Payments change at a provider meanwhile: every visit fetches again. */
const ALWAYS_STALE = 0;
/** Changes at a provider are shown as a notice, so the list is refetched in the background. */
const REFETCH_EVERY_MS = 30_000;

/** In the place of a state: payments that need a person. */
export const CONCERN = 'por-conciliar';

/** Payments of a state, or that need a person; all for any other word. */
export const paymentsQuery = (chosen: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'payments', chosen],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/payments',
        { query: { ...filterOf(chosen), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

const filterOf = (chosen: string) => {
  if (chosen === CONCERN) return { concern: 'true' as const };
  const status = paymentStates.find((state) => state === chosen);
  return status ? { status } : {};
};

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
