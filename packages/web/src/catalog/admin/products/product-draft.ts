import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import type { ProductChanges } from '@nutricion/contract/catalog/product-fields';
import { isObject } from '@nutricion/domain/kit/is-object';
import { numberText, typedNumber } from '@nutricion/domain/kit/typed-number';
import type { FieldKind, FieldValue } from '../../../kit/admin/record/record-field.ts';
import {
  fieldNamed,
  type NutritionField,
  nutrientIds,
  type ProductDraft,
  type ProductField,
  plainFields,
} from './product-fields.ts';

/** A product as the values of its form. Amounts are text, so that what is typed stays as typed. */
export const draftOfProduct = (product: AdminProductJson): ProductDraft => ({
  ...(Object.fromEntries(
    plainFields.map((field) => [
      field.name,
      fieldValue(field, product[field.name as keyof AdminProductJson]),
    ]),
  ) as Record<Exclude<ProductField, NutritionField>, FieldValue>),
  serving_label: product.nutrition?.servingLabel ?? '',
  serving_g: textOf(product.nutrition?.servingG ?? null),
  ...nutrientTexts(product.nutrition),
});

const fieldValue = (field: FieldKind, value: unknown): FieldValue => {
  if (typeof value === 'number')
    return field.kind === 'text' && field.number === 'dollars' ? value.toFixed(2) : numberText(value);
  if (field.kind === 'several') return value as readonly string[] | null;
  return (value ?? '') as FieldValue;
};

const nutrientTexts = (nutrition: AdminProductJson['nutrition']) =>
  Object.fromEntries(nutrientIds.map((id) => [id, textOf(nutrition?.per100g[id] ?? null)])) as Record<
    (typeof nutrientIds)[number],
    string
  >;

const textOf = (amount: number | null): string => (amount === null ? '' : numberText(amount));

export const isProductDraft = (value: unknown): value is ProductDraft =>
  isObject(value) &&
  typeof value.title === 'string' &&
  typeof value.price === 'string' &&
  Array.isArray(value.tags) &&
  typeof value.serving_g === 'string';

/** The changed fields in the form of the API. A number that can't be read is sent as null; the server refuses it with an error for its field. */
export const changesOf = (
  draft: ProductDraft,
  changed: readonly ProductField[],
  stored: AdminProductJson['nutrition'],
): ProductChanges => {
  const plain = changed.filter((name) => !isNutrition(name));
  return {
    ...Object.fromEntries(plain.map((name) => [name, bodyValue(name, draft[name])])),
    ...(plain.length < changed.length && { nutrition: nutritionOf(draft, stored) }),
  };
};

const nutritionNames: ReadonlySet<string> = new Set(['serving_label', 'serving_g', ...nutrientIds]);
const isNutrition = (name: string): name is NutritionField => nutritionNames.has(name);

const bodyValue = (name: ProductField, value: FieldValue): unknown => {
  const field = fieldNamed(name);
  if (field?.kind === 'text' && field.number) return typedNumber(String(value), field.number);
  if (field?.isNullable && value === '') return null;
  return typeof value === 'string' ? value.trim() : value;
};

/** The typed amounts by nutrient; null if blank or not a number (the form refuses to save the latter). */
export const nutrientAmounts = (draft: ProductDraft): Readonly<Record<string, number | null>> =>
  Object.fromEntries(nutrientIds.map((id) => [id, typedNumber(String(draft[id]), 'amount')]));

/** Null once no amount is left. */
const nutritionOf = (
  draft: ProductDraft,
  stored: AdminProductJson['nutrition'],
): ProductChanges['nutrition'] => {
  const servingG = typedNumber(String(draft.serving_g), 'amount');
  const amounts = nutrientAmounts(draft);
  if (servingG === null && Object.values(amounts).every((amount) => amount === null)) return null;
  return {
    usdaId: stored?.usdaId ?? '',
    servingG: servingG ?? 0,
    servingLabel: String(draft.serving_label).trim(),
    per100g: amounts,
  } as ProductChanges['nutrition'];
};
