import type {
  AdminProductJson,
  AdminProductRowJson,
  ProductChanges,
  StaleProductJson,
} from '@nutricion/contract/catalog/admin-products';
import { isObject } from '@nutricion/domain/kit/is-object';
import type { QueryClient } from '@tanstack/react-query';
import { withReauthentication } from '../../../accounts/admin/public/reauthentication.ts';
import { call } from '../../../kit/api/api.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { productQuery } from '../public/product-queries.ts';

/** Saves changed fields and updates every query that shows the product. Throws the refusal as `ApiProblem`. */
export const saveProduct = async (
  queryClient: QueryClient,
  { id, version }: { readonly id: string; readonly version: number },
  changes: ProductChanges,
  reason: string,
): Promise<AdminProductJson> => {
  const body = { version, ...changes, ...(reason && { reason }) };
  const saved = await withReauthentication(() =>
    call('PATCH /api/admin/products/{id}', { params: { id }, body }),
  );
  onProductSaved(queryClient, saved);
  return saved;
};

/** Puts the saved product into its query and refetches lists and the audit. */
export const onProductSaved = (queryClient: QueryClient, saved: AdminProductJson): void => {
  queryClient.setQueryData(productQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({
    queryKey: ['admin', 'products'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one',
  });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
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
