import type { AdminOfferJson, OfferChanges, OfferFormJson } from '@nutricion/contract/offers/admin-offers';
import type { OfferTransitionKind } from '@nutricion/domain/offers/offer-state';
import { queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { readAllPages } from '../../kit/admin/list/read-all-pages.ts';
import { type ApiResponse, call, type Input } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

/** Others publish and pause offers meanwhile: every visit fetches again. */
const ALWAYS_STALE = 0;
const REFETCH_EVERY_MS = 30_000;

type OfferFilter = NonNullable<Input<'GET /api/admin/offers'>['query']>;
export type SimulateBody = Input<'POST /api/admin/offers/simulate'>['body'];

export const offersQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'offers', 'list', values] as const,
    queryFn: ({ signal }) => readPage(listFilter(values), signal),
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

export const offerOverviewQuery = queryOptions({
  queryKey: ['admin', 'offers', 'overview'],
  queryFn: ({ signal }) => call('GET /api/admin/offers/overview', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'offers', 'one', id] as const,
    queryFn: ({ signal }): Promise<AdminOfferJson> =>
      call('GET /api/admin/offers/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

/** All offers of a product, to find overlaps with the one in the form. */
export const offersOfProductQuery = (product: string) =>
  queryOptions({
    queryKey: ['admin', 'offers', 'product', product] as const,
    queryFn: ({ signal }) => readPage({ product }, signal),
    staleTime: ALWAYS_STALE,
  });

export const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['admin', 'offers', 'calendar', from, to] as const,
    queryFn: ({ signal }) => call('GET /api/admin/offers/calendar', { query: { from, to } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const simulationQuery = (body: SimulateBody) =>
  queryOptions({
    queryKey: ['admin', 'offers', 'simulation', body] as const,
    queryFn: ({ signal }) => call('POST /api/admin/offers/simulate', { body }, { signal }),
    staleTime: ALWAYS_STALE,
    retry: false,
  });

export const incentiveQuery = queryOptions({
  queryKey: ['admin', 'offers', 'incentive'],
  queryFn: ({ signal }) => call('GET /api/admin/incentive', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const incentiveProductsQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'offers', 'incentive-products', values] as const,
    queryFn: ({ signal }) => readIncentivePage(values, signal),
    staleTime: ALWAYS_STALE,
  });

/** Creates an offer as a draft. */
export const createOffer = async (form: OfferFormJson): Promise<AdminOfferJson> => {
  const saved = await call('POST /api/admin/offers', { body: { ...form, is_draft: true } });
  onOfferSaved(saved);
  return saved;
};

export const saveOffer = async (
  { id, version }: { readonly id: string; readonly version: number },
  changes: OfferChanges,
): Promise<AdminOfferJson> => {
  const saved = await call('PATCH /api/admin/offers/{id}', { params: { id }, body: { ...changes, version } });
  onOfferSaved(saved);
  return saved;
};

export const sendTransition = async (
  { id, version }: { readonly id: string; readonly version: number },
  transition: OfferTransitionKind,
): Promise<AdminOfferJson> => {
  const saved = await call('POST /api/admin/offers/{id}/moves', {
    params: { id },
    body: { version, move: transition },
  });
  onOfferSaved(saved);
  return saved;
};

export type IncentiveProduct = ApiResponse<'GET /api/admin/incentive/products'>['products'][number];

/** Most rows in an export of the list. */
const MAX_EXPORTED = 5_000;

export const readAllIncentiveProducts = (values: ListValues): Promise<IncentiveProduct[]> =>
  readAllPages(readIncentivePage, values, MAX_EXPORTED);

const readIncentivePage = async (
  { q, despues: after }: ListValues,
  signal?: AbortSignal,
): Promise<ListPage<IncentiveProduct>> => {
  const query = { q, after };
  const { products, next } = await call(
    'GET /api/admin/incentive/products',
    { query },
    signal ? { signal } : {},
  );
  return { rows: products, next };
};

/** Puts the saved offer into its query and refetches other offers, products and the audit. */
const onOfferSaved = (saved: AdminOfferJson): void => {
  queryClient.setQueryData(offerQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({
    queryKey: ['admin', 'offers'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one' || queryKey[3] !== saved.id,
  });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'products'] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
};

const readPage = async (query: OfferFilter, signal?: AbortSignal): Promise<ListPage<AdminOfferJson>> => {
  const { offers, next } = await call('GET /api/admin/offers', { query }, signal ? { signal } : {});
  return { rows: offers, next };
};

export const readAllOffers = (values: ListValues): Promise<AdminOfferJson[]> =>
  readAllPages((page) => readPage(listFilter(page)), values);

const listFilter = (values: ListValues): OfferFilter => ({
  q: values.q,
  state: values.estado as OfferFilter['state'],
  type: values.clase as OfferFilter['type'],
  after: values.despues,
});
