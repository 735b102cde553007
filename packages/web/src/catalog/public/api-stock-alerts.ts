import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

/** Products whose return to stock the customer is notified of. */
export const stockAlertsQuery = queryOptions({
  queryKey: ['stock-alerts'],
  queryFn: ({ signal }) => call('GET /api/me/stock-alerts', undefined, { signal }),
});

export const setStockAlert = async (productId: string, isOn: boolean): Promise<void> => {
  const params = { productId };
  if (isOn) await call('PUT /api/me/stock-alerts/{productId}', { params });
  else await call('DELETE /api/me/stock-alerts/{productId}', { params });
  await queryClient.invalidateQueries({ queryKey: stockAlertsQuery.queryKey });
};
