import type { PurchaseOrderJson, PurchaseRowJson } from '@nutricion/contract/stock/purchase-orders';
import { queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../../kit/admin/list/list-types.ts';
import { readAllPages } from '../../../kit/admin/list/read-all-pages.ts';
import { call, type Input } from '../../../kit/api/api.ts';
import { queryClient } from '../../../kit/api/query.ts';

type Filter = NonNullable<Input<'GET /api/admin/purchase-orders'>['query']>;

/** Colleagues receive and send meanwhile: every visit fetches again. */
const ALWAYS_STALE = 0;

export const purchaseOrdersQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'purchases', 'list', values] as const,
    queryFn: ({ signal }) => readPage(values, signal),
    staleTime: ALWAYS_STALE,
  });

export const purchaseOverviewQuery = queryOptions({
  queryKey: ['admin', 'purchases', 'overview'] as const,
  queryFn: ({ signal }) => call('GET /api/admin/purchase-orders/overview', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const purchaseOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'purchases', 'one', id] as const,
    queryFn: ({ signal }): Promise<PurchaseOrderJson> =>
      call('GET /api/admin/purchase-orders/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

const readPage = async (values: ListValues, signal?: AbortSignal): Promise<ListPage<PurchaseRowJson>> => {
  const query = {
    q: values.q,
    state: values.estado as Filter['state'],
    supplier: values.suplidor,
    ...(values.despues && { after: Number(values.despues) }),
  };
  const { orders, next } = await call('GET /api/admin/purchase-orders', { query }, signal ? { signal } : {});
  return { rows: orders, next };
};

export const readAllPurchaseOrders = (values: ListValues): Promise<PurchaseRowJson[]> =>
  readAllPages((page) => readPage(page), values);

export const openPurchaseOrder = async (supplierId: string): Promise<PurchaseOrderJson> =>
  onSaved(await call('POST /api/admin/purchase-orders', { body: { supplier_id: supplierId } }));

export const fillPurchaseOrders = async () => {
  const filled = await call('POST /api/admin/purchase-orders/fill', {});
  void queryClient.invalidateQueries({ queryKey: ['admin', 'purchases'] });
  return filled;
};

export const savePurchaseOrder = async (
  id: string,
  body: Input<'PATCH /api/admin/purchase-orders/{id}'>['body'],
): Promise<PurchaseOrderJson> =>
  onSaved(await call('PATCH /api/admin/purchase-orders/{id}', { params: { id }, body }));

export const movePurchaseOrder = async (
  id: string,
  body: Input<'POST /api/admin/purchase-orders/{id}/moves'>['body'],
): Promise<PurchaseOrderJson> =>
  onSaved(await call('POST /api/admin/purchase-orders/{id}/moves', { params: { id }, body }));

const onSaved = (saved: PurchaseOrderJson): PurchaseOrderJson => {
  queryClient.setQueryData(purchaseOrderQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({
    queryKey: ['admin', 'purchases'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one',
  });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
  return saved;
};
