import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

export const savedPlansQuery = queryOptions({
  queryKey: ['meal-plans'],
  queryFn: ({ signal }) => call('GET /api/me/meal-plans', undefined, { signal }),
});

/** Prices, stock and allergies are of the moment it is opened. */
export const savedPlanQuery = (id: string) =>
  queryOptions({
    queryKey: ['meal-plans', id],
    queryFn: ({ signal }) => call('GET /api/me/meal-plans/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const sharedPlanQuery = (token: string) =>
  queryOptions({
    queryKey: ['meal-plans', 'shared', token],
    queryFn: ({ signal }) => call('GET /api/meal-plans/shared/{token}', { params: { token } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const refetchSavedPlans = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: savedPlansQuery.queryKey, exact: true });

export const deletePlan = async (id: string): Promise<void> => {
  await call('DELETE /api/me/meal-plans/{id}', { params: { id } });
  await refetchSavedPlans();
};
