import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kit/api/api.ts';

export type Printed = {
  readonly orders: readonly PrintedOrderJson[];
  readonly still_packing: number;
  readonly left_out: readonly string[];
};

/** Read on every visit, because printed documents have to match the packed orders. */
const ALWAYS_STALE = 0;

export const roundsQuery = queryOptions({
  queryKey: ['admin', 'print', 'rounds'],
  queryFn: ({ signal }) => call('GET /api/admin/print/rounds', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

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
