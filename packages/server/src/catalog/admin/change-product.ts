import { isDeepStrictEqual } from 'node:util';
import {
  type ProductChanges,
  type ProductField,
  productFieldNames,
} from '@nutricion/contract/catalog/product-fields';
import { MISSING_REASON } from '@nutricion/contract/kit/change-reason';
import { productMoney } from '@nutricion/contract/kit/money';
import { declaredHighlights, highlightsOf } from '@nutricion/domain/catalog/nutrition/highlights';
import { lacksReason } from '@nutricion/domain/catalog/price-jump';
import { productIssues } from '@nutricion/domain/catalog/product-issues';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { EditableProduct } from './editable-product.ts';

/** A product before and after a change, with the fields that differ. */
export interface ChangedProduct {
  readonly before: EditableProduct;
  readonly after: EditableProduct;
  readonly fields: readonly ProductField[];
}

/** Applies changes to a product; null if nothing differs. Refuses by field what the change would make invalid. */
export const changeProduct = (
  before: EditableProduct,
  changes: ProductChanges,
): Result<ChangedProduct | null, Readonly<Record<string, string>>> => {
  const after = withDerivedFields(before, { ...before, ...definedFields(changes) });
  const fields = productFieldNames.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (fields.length === 0) return accept(null);
  const issues = newIssues(before, after, fields);
  if (Object.keys(issues).length > 0) return refuse(issues);
  return accept({ before, after, fields });
};

/** The error for a price change of more than 25 % without a reason; else null. */
export const missingReason = (
  before: Pick<EditableProduct, 'price'>,
  after: Pick<EditableProduct, 'price'>,
  reason: string | undefined,
): { readonly reason: string } | null =>
  lacksReason(
    productMoney.fromJson(before).regularPriceCents,
    productMoney.fromJson(after).regularPriceCents,
    reason,
  )
    ? { reason: MISSING_REASON }
    : null;

/** The issues that the change introduces or touches. Older issues in other fields don't block a change. */
const newIssues = (
  before: EditableProduct,
  after: EditableProduct,
  fields: readonly string[],
): Readonly<Record<string, string>> => {
  const old = productIssues(before);
  return Object.fromEntries(
    Object.entries(productIssues(after)).filter(([field]) => !(field in old) || fields.includes(field)),
  );
};

/** Sets the fields that follow from the edited ones. */
export const withDerivedFields = (
  before: EditableProduct | null,
  after: EditableProduct,
): EditableProduct => ({
  ...after,
  // An archived product is taken off sale; restoring it doesn't put it on sale again.
  is_active: after.is_archived && !before?.is_archived ? false : after.is_active,
  contains_at_least:
    after.allergen_info === null && before?.allergen_info === null ? after.contains_at_least : [],
  nutritional_highlights: highlightsOf(
    { title: after.title, subcategory: after.detected_subcategory },
    after.nutrition,
    declaredHighlights(after.nutritional_highlights),
  ),
});

export const definedFields = (changes: ProductChanges) =>
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<EditableProduct>;

/** Only these fields, as the audit and batches store them. */
export const snapshot = (
  product: EditableProduct,
  fields: readonly ProductField[],
): Readonly<Partial<Record<ProductField, unknown>>> =>
  Object.fromEntries(fields.map((field) => [field, product[field]]));
