import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { useQueryClient } from '@tanstack/react-query';
import { orderQuery } from './order-queries.ts';

/** Puts a changed order into the caches that show it, and invalidates counts of orders. */
export const useOrderChanged = () => {
  const queryClient = useQueryClient();
  return (order: AdminOrderJson): void => {
    queryClient.setQueryData(orderQuery(order.id).queryKey, order);
    void queryClient.invalidateQueries({
      queryKey: ['admin'],
      predicate: ({ queryKey }) => queryKey[2] !== 'one',
      refetchType: 'active',
    });
  };
};
