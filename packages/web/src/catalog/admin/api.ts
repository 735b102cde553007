import type {
  AdminProductJson,
  AdminProductRowJson,
  StaleProductJson,
} from '@nutricion/contract/catalog/admin-products';
import { type BatchJson, batchKinds } from '@nutricion/contract/catalog/admin-products-endpoints';
import type { ProductChanges } from '@nutricion/contract/catalog/product-fields';
import type { ProposedField } from '@nutricion/domain/catalog/enrichment/proposal';
import { isObject } from '@nutricion/domain/kit/is-object';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { readAllPages } from '../../kit/admin/list/read-all-pages.ts';
import { type ApiResponse, call, type Input } from '../../kit/api/api.ts';
import { ApiProblem } from '../../kit/api/http.ts';
import { duplicatesQuery, pricesQuery, productQuery } from './public/api.ts';

/** Bulk changes and their undo may touch the whole catalogue. */
const BULK_TIMEOUT_MS = 120_000;

export const createProduct = async (
  queryClient: QueryClient,
  body: Input<'POST /api/admin/products'>['body'],
): Promise<AdminProductJson> => {
  const created = await call('POST /api/admin/products', { body });
  queryClient.setQueryData(productQuery(created.id).queryKey, created);
  return created;
};

/** Products that a new one may repeat. */
export const similarQuery = (query: {
  readonly title: string;
  readonly net_content: number;
  readonly net_unit: string;
  readonly package_label: string;
}) =>
  queryOptions({
    queryKey: ['admin', 'products', 'similar', query] as const,
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/products/similar',
        { query: query as Input<'GET /api/admin/products/similar'>['query'] },
        { signal },
      ),
    // What somebody else creates meanwhile is found by the next save.
    staleTime: 10_000,
    retry: false,
  });

/** Saves changed fields and updates every query that shows the product. Throws the refusal as `ApiProblem`. */
export const saveProduct = async (
  queryClient: QueryClient,
  { id, version }: { readonly id: string; readonly version: number },
  changes: ProductChanges,
  reason: string,
): Promise<AdminProductJson> => {
  const body = { version, ...changes, ...(reason && { reason }) };
  const saved = await call('PATCH /api/admin/products/{id}', { params: { id }, body });
  queryClient.setQueryData(productQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({
    queryKey: ['admin', 'products'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one',
  });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
  return saved;
};

/** The current product, if a save was refused because somebody else saved first; null for other errors. */
export const conflictOf = (error: unknown): StaleProductJson | null => {
  if (!(error instanceof ApiProblem) || error.problem.type !== '/problemas/version-vieja') return null;
  return isVersionConflict(error.problem) ? error.problem : null;
};

const isVersionConflict = (problem: object): problem is StaleProductJson =>
  'current' in problem && isObject(problem.current) && typeof problem.current.version === 'number';

/** A list row updated with the saved product. */
export const rowOf = (row: AdminProductRowJson, saved: AdminProductJson): AdminProductRowJson => ({
  ...row,
  ...(Object.fromEntries(
    Object.entries(saved).filter(([name]) => name in row),
  ) as Partial<AdminProductRowJson>),
});

/** Moves orders, lists and stock of the product `id` to the product `into`, and archives the first. */
export const mergeProducts = async (
  queryClient: QueryClient,
  id: string,
  body: Input<'POST /api/admin/products/{id}/merge'>['body'],
): Promise<void> => {
  await call('POST /api/admin/products/{id}/merge', { params: { id }, body });
  await queryClient.invalidateQueries({ queryKey: duplicatesQuery.queryKey });
};

export type BulkBody = Input<'POST /api/admin/products/bulk'>['body'];
export type BulkResponse = ApiResponse<'POST /api/admin/products/bulk'>;

/** Previews (`dry_run`) or applies a change of many products. */
export const changeProducts = (body: BulkBody): Promise<BulkResponse> =>
  call('POST /api/admin/products/bulk', { body }, { timeoutMs: BULK_TIMEOUT_MS });

/** Undoes a bulk change or an import. */
export const undoBatch = (id: string) =>
  call('POST /api/admin/batches/{id}/undo', { params: { id } }, { timeoutMs: BULK_TIMEOUT_MS });

/** A page of the batches, by the parameters of its address. */
export const batchesQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'products', 'batches', values],
    queryFn: ({ signal }) => readBatches(values, signal),
    staleTime: 0,
  });

export const readAllBatches = (values: ListValues) => readAllPages(readBatches, values);

const readBatches = async (
  { clase, q, despues }: ListValues,
  signal?: AbortSignal,
): Promise<ListPage<BatchJson>> => {
  const query = { kind: batchKinds.find((kind) => kind === clase), q, after: despues };
  const { batches, next } = await call('GET /api/admin/batches', { query }, signal ? { signal } : {});
  return { rows: batches, next };
};

/** A batch with its products, page by page. */
export const batchQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'products', 'batches', 'one', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/batches/{id}',
        { params: { id }, query: pageParam ? { after: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const schedulePrice = async (
  queryClient: QueryClient,
  productId: string,
  body: Input<'POST /api/admin/products/{id}/scheduled-prices'>['body'],
): Promise<void> => {
  await call('POST /api/admin/products/{id}/scheduled-prices', { params: { id: productId }, body });
  await queryClient.invalidateQueries({ queryKey: pricesQuery(productId).queryKey });
};

/** The prices are read again after a refusal too: the scheduled price may have started meanwhile. */
export const unschedulePrice = async (
  queryClient: QueryClient,
  productId: string,
  priceId: string,
): Promise<void> => {
  try {
    await call('DELETE /api/admin/products/{id}/scheduled-prices/{priceId}', {
      params: { id: productId, priceId },
    });
  } finally {
    void queryClient.invalidateQueries({ queryKey: pricesQuery(productId).queryKey });
  }
};

export const proposalsQuery = (field: ProposedField | null) =>
  queryOptions({
    queryKey: ['admin', 'proposals', field],
    queryFn: ({ signal }) => call('GET /api/admin/proposals', { query: field ? { field } : {} }, { signal }),
    staleTime: 0,
  });

export const refetchProposals = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['admin', 'proposals'] });

/** Generates proposals for all products; the number of new ones. */
export const generateProposals = async (): Promise<number> =>
  (await call('POST /api/admin/proposals/look', {}, { timeoutMs: 60_000 })).found;

export const decideProposal = (id: string, accepts: boolean) =>
  call('POST /api/admin/proposals/{id}/decision', { params: { id }, body: { accepts } });

export const undoDecision = (id: string) => call('POST /api/admin/proposals/{id}/undo', { params: { id } });
