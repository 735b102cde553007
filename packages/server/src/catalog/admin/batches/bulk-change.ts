import type { adminProductEndpoints } from '@nutricion/contract/catalog/admin-products-endpoints';
import type { ProductChanges } from '@nutricion/contract/catalog/product-fields';
import { someFieldsSchema } from '@nutricion/contract/catalog/product-fields';
import { productMoney } from '@nutricion/contract/kit/money';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { z } from 'zod';
import { checkInput } from '../../../platform/http/check-input.ts';
import type { EditableProduct } from '../editable-product.ts';

export type BulkBody = z.output<(typeof adminProductEndpoints)['POST /api/admin/products/bulk']['body']>;
type BulkChange = BulkBody['changes'][number];

/** The changes that bulk operations make to one product, checked like an edit of its form. */
export const bulkChanges = (
  product: EditableProduct,
  changes: readonly BulkChange[],
): Result<ProductChanges, Readonly<Record<string, string>>> => {
  const typed: Record<string, unknown> = {};
  for (const change of changes) {
    const value = resultOf(product, change);
    if (value === undefined)
      return refuse({ changes: `Esa operación no va con ${change.field}. Escoge otra de la lista.` });
    typed[change.field] = value;
  }
  const checked = checkInput(someFieldsSchema, typed);
  return checked.ok ? accept(checked.value as ProductChanges) : refuse(checked.refusal);
};

/** Undefined if the operation doesn't apply to that field or value. */
const resultOf = (product: EditableProduct, { field, operation, value }: BulkChange): unknown => {
  if (operation === 'set') return value;
  if (field === 'price' && typeof value === 'number') {
    const cents = productMoney.fromJson(product).regularPriceCents;
    const priceOf = (regularPriceCents: number) => productMoney.toJson({ regularPriceCents }).price;
    if (operation === 'add')
      return priceOf(cents + productMoney.fromJson({ price: value }).regularPriceCents);
    if (operation === 'percent') return priceOf(Math.round(cents * (1 + value / 100)));
  }
  if (field === 'tags' && typeof value === 'string') {
    const others = product.tags.filter((tag) => tag !== value);
    if (operation === 'remove-tag') return others;
    if (operation === 'add-tag') return product.tags.includes(value) ? product.tags : [...others, value];
  }
  return undefined;
};
