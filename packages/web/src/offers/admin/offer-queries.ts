import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { call, type Input } from '../../kit/api/api.ts';

/** Others publish and pause while somebody looks: every visit asks again. */
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

/** Every offer of a product that a form may meet. */
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
    queryFn: async ({ signal }) => {
      const query = { q: values.q, after: values.despues };
      const { products, next } = await call('GET /api/admin/incentive/products', { query }, { signal });
      return { rows: products, next };
    },
    staleTime: ALWAYS_STALE,
  });

/** Puts an offer as it now is where it is shown, and has whatever tells of it asked again. */
export const onOfferSaved = (queryClient: QueryClient, saved: AdminOfferJson): void => {
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

/** Every offer that the filters let through. */
export const readAllOffers = async ({ despues: _, ...values }: ListValues): Promise<AdminOfferJson[]> => {
  const offers: AdminOfferJson[] = [];
  let after: string | null = null;
  do {
    const page: ListPage<AdminOfferJson> = await readPage({
      ...listFilter(values),
      ...(after && { after }),
    });
    offers.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return offers;
};

const listFilter = (values: ListValues): OfferFilter => ({
  q: values.q,
  state: values.estado as OfferFilter['state'],
  type: values.clase as OfferFilter['type'],
  after: values.despues,
});
