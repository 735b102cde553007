import type { AdminProductJson, ProductChanges } from '@nutricion/contract/catalog/admin-products';
import { isObject } from '@nutricion/domain/kit/is-object';
import { numberText, typedNumber } from '@nutricion/domain/kit/typed-number';
import type { FieldValue } from '../../../kit/admin/record/record-field.ts';
import { type NutritionField, nutrientIds, type ProductDraft, type ProductField } from './product-fields.ts';

/** A product as the values of its form. Amounts are text, so that what is typed stays as typed. */
export const draftOfProduct = (product: AdminProductJson): ProductDraft => ({
  title: product.title,
  description: product.description,
  category: product.category,
  detected_subcategory: product.detected_subcategory ?? '',
  net_content: numberText(product.net_content),
  net_unit: product.net_unit,
  package_label: product.package_label,
  zone: product.zone,
  aisle: product.aisle ?? '',
  tags: product.tags,
  usage_suggestions: product.usage_suggestions,
  is_active: product.is_active,
  price: product.price.toFixed(2),
  tax_class: product.tax_class,
  allergen_info: product.allergen_info,
  may_contain: product.may_contain,
  pasteurization: product.pasteurization ?? '',
  serving_label: product.nutrition?.servingLabel ?? '',
  serving_g: textOf(product.nutrition?.servingG ?? null),
  ...nutrientTexts(product.nutrition),
});

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
  if (name === 'price') return typedNumber(String(value), 'dollars');
  if (name === 'net_content') return typedNumber(String(value), 'amount');
  if (nullWhenEmpty.has(name) && value === '') return null;
  return typeof value === 'string' ? value.trim() : value;
};

const nullWhenEmpty: ReadonlySet<ProductField> = new Set(['aisle', 'detected_subcategory', 'pasteurization']);

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
