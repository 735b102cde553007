import type { AdminProductJson, ProductChanges } from '@nutricion/contract/catalog/admin-products';
import { nutritionSchema } from '@nutricion/contract/catalog/catalog';
import { productMoney } from '@nutricion/contract/kit/money';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** The editable fields of a product, by their names in the API. */
export type ProductFields = {
  readonly [Field in keyof ProductChanges]-?: NonUndefined<ProductChanges[Field]>;
};
type NonUndefined<Value> = Value extends undefined ? never : Value;
export type ProductField = keyof ProductFields;

/** A product as stored: the editable fields and those derived from them. */
export interface EditableProduct extends ProductFields {
  readonly id: string;
  readonly sku: string;
  readonly version: number;
  readonly stock: number;
  readonly contains_at_least: readonly string[];
  readonly nutritional_highlights: readonly string[];
}

/** In the order of the columns of an exported file. */
export const productFields = [
  'title',
  'description',
  'category',
  'detected_subcategory',
  'tags',
  'usage_suggestions',
  'net_content',
  'net_unit',
  'package_label',
  'tax_class',
  'zone',
  'aisle',
  'is_active',
  'is_archived',
  'price',
  'allergen_info',
  'may_contain',
  'pasteurization',
  'nutrition',
] as const satisfies readonly ProductField[];

/** Products for which a condition on the alias `p` holds, by id: a fixed order prevents deadlocks between transactions that lock several. */
export const readEditableProducts = async (
  trx: Transaction<Schema>,
  condition: RawBuilder<boolean>,
  { isLocked = false } = {},
): Promise<readonly EditableProduct[]> => {
  const { rows } = await sql<Omit<EditableProduct, 'price'> & { readonly price_cents: number }>`
    select p.id, p.sku, p.version, p.stock, p.title, p.description, p.category, p.detected_subcategory, p.tags,
      p.usage_suggestions, p.net_content, p.net_unit, p.package_label, p.tax_class, p.zone, p.aisle, p.is_active,
      p.archived_at is not null as is_archived, p.price_cents, p.allergen_info, p.may_contain, p.contains_at_least,
      p.pasteurization, p.nutrition, p.nutritional_highlights
    from products p where ${condition} order by p.id ${isLocked ? sql`for no key update` : sql``}
  `.execute(trx);
  return rows.map(({ price_cents, ...row }) => ({
    ...row,
    ...productMoney.toJson({ regularPriceCents: price_cents }),
    nutrition: documentedNutrition(row.nutrition),
  }));
};

/** The nutrition; a column that doesn't match the schema counts as unknown. */
export const documentedNutrition = (column: unknown): AdminProductJson['nutrition'] =>
  column === null ? null : (nutritionSchema.safeParse(column).data ?? null);

export const withIds = (ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`p.id = any(${ids}::uuid[])`;
