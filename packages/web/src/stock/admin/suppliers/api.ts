import type { SupplierForm, SupplierJson } from '@nutricion/contract/stock/suppliers';
import { queryOptions } from '@tanstack/react-query';
import { call, type Input } from '../../../kit/api/api.ts';
import { queryClient } from '../../../kit/api/query.ts';

export const suppliersQuery = queryOptions({
  queryKey: ['admin', 'suppliers', 'list'] as const,
  queryFn: ({ signal }) => call('GET /api/admin/suppliers', {}, { signal }),
  staleTime: 0,
});

export const supplierQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'suppliers', 'one', id] as const,
    queryFn: ({ signal }) => call('GET /api/admin/suppliers/{id}', { params: { id } }, { signal }),
    staleTime: 0,
  });

export const createSupplier = async (body: SupplierForm): Promise<SupplierJson> =>
  onSaved(await call('POST /api/admin/suppliers', { body }));

export const saveSupplier = async (
  id: string,
  body: Input<'PATCH /api/admin/suppliers/{id}'>['body'],
): Promise<SupplierJson> => onSaved(await call('PATCH /api/admin/suppliers/{id}', { params: { id }, body }));

const onSaved = (saved: SupplierJson): SupplierJson => {
  queryClient.setQueryData(supplierQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: suppliersQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
  return saved;
};
