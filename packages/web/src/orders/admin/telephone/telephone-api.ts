import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { placeOrderMoney } from '@nutricion/contract/orders/order-money';
import { queryOptions } from '@tanstack/react-query';
import { call, type Input } from '../../../kit/api/api.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { queryClient } from '../../../kit/api/query.ts';
import { sendAgain } from '../../../kit/api/send-again.ts';
import type { ChangedLines } from '../../shop/api.ts';
import { cacheOrder, orderQuery } from '../api.ts';

/** What a new change for the customer begins with. */
export const USUAL_REASON = 'Lo pidió por teléfono';

/** Windows fill up and addresses change: read again for every call. */
export const customerCheckoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'customers', id, 'checkout'],
    queryFn: ({ signal }) => call('GET /api/admin/customers/{id}/checkout', { params: { id } }, { signal }),
    staleTime: 0,
  });

const FOUND_CUSTOMERS = 8;

/** Customers who may order, by name or e-mail. */
export const customersQuery = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'customers', 'search', q],
    queryFn: async ({ signal }) => {
      const { users } = await call('GET /api/admin/users', { query: { state: 'verificada', q } }, { signal });
      return users.slice(0, FOUND_CUSTOMERS);
    },
  });

/** Free products of the incentive, as customers choose them. */
export const freeProductsQuery = queryOptions({
  queryKey: ['products', 'incentives', 'card'],
  queryFn: ({ signal }) => call('GET /api/products/incentives', { query: { view: 'card' } }, { signal }),
});

type OrderVersion = Pick<AdminOrderJson, 'id' | 'version'>;

/** After a refusal the order is read again, because it has changed meanwhile. */
const change = async (id: string, send: () => Promise<AdminOrderJson>): Promise<void> => {
  try {
    cacheOrder(await send());
  } catch (error) {
    if (error instanceof ApiProblem)
      void queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    throw error;
  }
};

/** Throws `ApiProblem` or `OfflineError`, as the others. */
export const changeLinesFor = (
  { id, version }: OrderVersion,
  { lines, totalCents }: ChangedLines,
  reason: string,
): Promise<void> =>
  change(id, () =>
    call('POST /api/admin/orders/{id}/lines', {
      params: { id },
      body: { lines, version, reason, ...placeOrderMoney.toJson({ expectedTotalCents: totalCents }) },
    }),
  );

export type DeliveryChange = Omit<Input<'POST /api/admin/orders/{id}/delivery'>['body'], 'version'>;

export const changeDeliveryFor = ({ id, version }: OrderVersion, body: DeliveryChange): Promise<void> =>
  change(id, () =>
    call('POST /api/admin/orders/{id}/delivery', { params: { id }, body: { ...body, version } }),
  );

export type TelephoneOrder = Input<'POST /api/admin/customers/{id}/orders'>['body'];

export const placeFor = (id: string, body: TelephoneOrder, key: string) => {
  const send = () =>
    call('POST /api/admin/customers/{id}/orders', {
      params: { id },
      body,
      headers: { 'idempotency-key': key },
    });
  // Under its key it is one order, however often it is sent.
  return send().catch((error: unknown) => sendAgain(error, send));
};
