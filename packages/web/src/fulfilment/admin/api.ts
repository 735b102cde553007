import type { DeliveryActionJson, DeliveryRouteJson } from '@nutricion/contract/fulfilment/deliveries';
import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, call, type Input } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

/** What an administrator decides on is read again on every visit. */
const ALWAYS_STALE = 0;
/** Others claim rounds and orders meanwhile. */
const CLAIMS_EVERY_MS = 20_000;

export const hospitalsQuery = queryOptions({
  queryKey: ['admin', 'hospitals'],
  queryFn: ({ signal }) => call('GET /api/admin/hospitals', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const createHospital = (body: Input<'POST /api/admin/hospitals'>['body']) =>
  call('POST /api/admin/hospitals', { body });

export const changeHospital = (id: string, body: Input<'PATCH /api/admin/hospitals/{id}'>['body']) =>
  call('PATCH /api/admin/hospitals/{id}', { params: { id }, body });

/** Rejects with `ApiProblem` or `OfflineError`; the list is then read again. */
export const setHospitalActive = async (
  { id, version }: AdminHospitalJson,
  isActive: boolean,
): Promise<void> => {
  const { queryKey } = hospitalsQuery;
  try {
    const hospital = await changeHospital(id, { is_active: isActive, version });
    queryClient.setQueryData(
      queryKey,
      (list) => list && { hospitals: list.hospitals.map((other) => (other.id === id ? hospital : other)) },
    );
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey });
    throw error;
  }
};

/** Goes on on a wall that nobody touches, also where its window isn't in front. */
export const todayQuery = queryOptions({
  queryKey: ['admin', 'today'],
  queryFn: ({ signal }) => call('GET /api/admin/today', {}, { signal }),
  staleTime: ALWAYS_STALE,
  refetchInterval: CLAIMS_EVERY_MS,
  refetchIntervalInBackground: true,
});

export const deliveryDaysQuery = (route: string) =>
  queryOptions({
    queryKey: ['admin', 'delivery-days', route],
    queryFn: ({ signal }) => call('GET /api/admin/delivery-days/{route}', { params: { route } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const saveCapacity = async (
  route: string,
  body: Input<'PUT /api/admin/delivery-days/{route}'>['body'],
): Promise<void> => {
  const days = await call('PUT /api/admin/delivery-days/{route}', { params: { route }, body });
  queryClient.setQueryData(deliveryDaysQuery(route).queryKey, days);
};

export const closeWindows = (body: Input<'POST /api/admin/delivery-closures'>['body']) =>
  call('POST /api/admin/delivery-closures', { body });

export const refetchAdmin = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['admin'] });

export type Deliveries = ApiResponse<'GET /api/admin/deliveries'>;

export const deliveriesQuery = queryOptions({
  queryKey: ['admin', 'deliveries'],
  queryFn: ({ signal }) => call('GET /api/admin/deliveries', {}, { signal }),
  staleTime: ALWAYS_STALE,
  refetchInterval: CLAIMS_EVERY_MS,
});

export const refetchDeliveries = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: deliveriesQuery.queryKey });

export const readRoute = (id: string, options?: { readonly signal: AbortSignal }) =>
  call('GET /api/admin/deliveries/routes/{id}', { params: { id } }, options);

export const routeQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'deliveries', id],
    queryFn: ({ signal }) => readRoute(id, { signal }),
    staleTime: ALWAYS_STALE,
    gcTime: 0,
  });

export const claimRoute = ({ date, window, hospital }: Deliveries['rounds'][number]) =>
  call('POST /api/admin/deliveries/routes', { body: { date, window, hospital: hospital?.id ?? null } });

export const takeRoute = (id: string) =>
  call('POST /api/admin/deliveries/routes/{id}/take', { params: { id } });

export const departRoute = (
  id: string,
  body: Input<'POST /api/admin/deliveries/routes/{id}/departure'>['body'],
) => call('POST /api/admin/deliveries/routes/{id}/departure', { params: { id }, body });

export const returnRoute = (id: string) =>
  call('POST /api/admin/deliveries/routes/{id}/return', { params: { id } });

export const countCash = (
  id: string,
  body: Input<'POST /api/admin/deliveries/routes/{id}/cash'>['body'],
): Promise<DeliveryRouteJson> =>
  call('POST /api/admin/deliveries/routes/{id}/cash', { params: { id }, body });

/** The same id never acts twice. */
export const sendStopAction = (orderId: string, body: DeliveryActionJson) =>
  call('POST /api/admin/deliveries/stops/{id}/deeds', { params: { id: orderId }, body });

export type Picking = ApiResponse<'GET /api/admin/picking'>;

export const pickingQuery = queryOptions({
  queryKey: ['admin', 'picking'],
  queryFn: ({ signal }) => call('GET /api/admin/picking', {}, { signal }),
  staleTime: ALWAYS_STALE,
  refetchInterval: CLAIMS_EVERY_MS,
});

export const refetchPicking = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: pickingQuery.queryKey });

export const readBatch = (id: string, options?: { readonly signal: AbortSignal }) =>
  call('GET /api/admin/picking/batches/{id}', { params: { id } }, options);

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'picking', id],
    queryFn: ({ signal }) => readBatch(id, { signal }),
    staleTime: ALWAYS_STALE,
    gcTime: 0,
  });

export const claimBatch = (body: Input<'POST /api/admin/picking/batches'>['body']) =>
  call('POST /api/admin/picking/batches', { body });

export const takeBatch = (id: string) =>
  call('POST /api/admin/picking/batches/{id}/take', { params: { id } });

export const returnBatch = (id: string) =>
  call('POST /api/admin/picking/batches/{id}/return', { params: { id } });

/** The order's number. */
export const markBagReady = async (id: string, bagNumber: number): Promise<string> =>
  (
    await call('POST /api/admin/picking/batches/{id}/bags/{number}/ready', {
      params: { id, number: String(bagNumber) },
    })
  ).order_number;

export type ActionResults = ApiResponse<'POST /api/admin/picking/batches/{id}/actions'>['answers'];

/** The same id never acts twice. */
export const sendPickActions = async (id: string, actions: readonly PickAction[]): Promise<ActionResults> =>
  (
    await call('POST /api/admin/picking/batches/{id}/actions', {
      params: { id },
      body: { actions: [...actions] },
    })
  ).answers;

/** What the stock does too; a picker holds the package whose barcode it is. */
export const teachBarcode = (productId: string, code: string) =>
  call('POST /api/admin/stock/{id}/barcodes', { params: { id: productId }, body: { code } });

export type PrintRounds = ApiResponse<'GET /api/admin/print/rounds'>;

/** Read on every visit, because printed documents have to match the packed orders. */
export const roundsQuery = queryOptions({
  queryKey: ['admin', 'print', 'rounds'],
  queryFn: ({ signal }) => call('GET /api/admin/print/rounds', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export type Printed = ApiResponse<'GET /api/admin/print/orders'>;

/** A round, or orders that were chosen. */
export type PrintJob =
  | { readonly date: string; readonly window: DeliveryWindowId; readonly hospital: string }
  | { readonly ids: string };

export const printedQuery = (job: PrintJob) =>
  queryOptions({
    queryKey: ['admin', 'print', 'orders', job] as const,
    queryFn: ({ signal }) => call('GET /api/admin/print/orders', { query: job }, { signal }),
    staleTime: ALWAYS_STALE,
  });

/** Shown at once; read again if the server refuses, with `ApiProblem` or `OfflineError`. */
export const saveBagCount = async (
  { id }: PrintedOrderJson,
  job: PrintJob,
  bags: Input<'PUT /api/admin/orders/{id}/bags'>['body'],
): Promise<void> => {
  const { queryKey } = printedQuery(job);
  queryClient.setQueryData(
    queryKey,
    (shown) =>
      shown && {
        ...shown,
        orders: shown.orders.map((other) =>
          other.id === id ? { ...other, bags: { ...bags, is_usual: false } } : other,
        ),
      },
  );
  try {
    await call('PUT /api/admin/orders/{id}/bags', { params: { id }, body: bags });
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
};

export const markPrinted = (body: Input<'POST /api/admin/print/marks'>['body']) =>
  call('POST /api/admin/print/marks', { body });

export const refetchPrinted = async (job: PrintJob): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: printedQuery(job).queryKey });
  void queryClient.invalidateQueries({ queryKey: roundsQuery.queryKey });
};
