import { useQuery } from '@tanstack/react-query';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { purchaseFields } from '../../catalog/admin/products/product-fields.ts';
import { suppliersQuery } from '../../stock/admin/suppliers/api.ts';

/** The fields of buying a product, with the suppliers that can be chosen: active ones, and the one that is. */
export const usePurchaseFields = (chosenId: unknown) => {
  const canRead = usePermission()('purchases.read');
  const { data } = useQuery({ ...suppliersQuery, enabled: canRead });
  const suppliers = data?.suppliers ?? [];
  const choices = [
    { value: '', label: 'Ninguno' },
    ...suppliers
      .filter(({ id, is_active }) => is_active || id === chosenId)
      .map(({ id, name }) => ({ value: id, label: name })),
    // While the list loads, or without the right to read it.
    ...(chosenId && !suppliers.some(({ id }) => id === chosenId)
      ? [{ value: String(chosenId), label: data ? 'Otro suplidor' : 'El de ahora' }]
      : []),
  ];
  return {
    fields: purchaseFields.map((field) =>
      field.name === 'supplier_id' && field.kind === 'choice' ? { ...field, choices } : field,
    ),
    nameOf: (id: unknown): string =>
      id ? (suppliers.find((supplier) => supplier.id === id)?.name ?? 'Otro suplidor') : 'Ninguno',
  };
};
