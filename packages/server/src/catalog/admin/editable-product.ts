import type { AdminProductJson, ProductChanges } from '@nutricion/contract/catalog/admin-products';
import { nutritionSchema } from '@nutricion/contract/catalog/catalog';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** What can be edited of a product, by its names on the wire. */
export type ProductFields = {
  readonly [Field in keyof ProductChanges]-?: NonUndefined<ProductChanges[Field]>;
};
type NonUndefined<Value> = Value extends undefined ? never : Value;
export type ProductField = keyof ProductFields;

/** A product as it is kept: what people edit, and what follows from that. */
export interface EditableProduct extends ProductFields {
  readonly id: string;
  readonly sku: string;
  readonly version: number;
  readonly stock: number;
  readonly contains_at_least: readonly string[];
  readonly nutritional_highlights: readonly string[];
}

/** In the order in which a file of the catalogue tells them. */
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

/** The products that a condition on `p` is true of, in the order of their ids, in which whoever locks several locks them. */
export const readEditableProduct = async (
  trx: Transaction<Schema>,
  condition: RawBuilder<boolean>,
  { isLocked = false } = {},
): Promise<readonly EditableProduct[]> => {
  const { rows } = await sql<EditableProduct>`
    select p.id, p.sku, p.version, p.stock, p.title, p.description, p.category, p.detected_subcategory, p.tags,
      p.usage_suggestions, p.net_content, p.net_unit, p.package_label, p.tax_class, p.zone, p.aisle, p.is_active,
      p.archived_at is not null as is_archived, p.price, p.allergen_info, p.may_contain, p.contains_at_least,
      p.pasteurization, p.nutrition, p.nutritional_highlights
    from products p where ${condition} order by p.id ${isLocked ? sql`for no key update` : sql``}
  `.execute(trx);
  return rows.map((row) => ({ ...row, nutrition: documentedNutrition(row.nutrition) }));
};

/** A column that holds anything else is as good as unknown. */
export const documentedNutrition = (column: unknown): AdminProductJson['nutrition'] =>
  column === null ? null : (nutritionSchema.safeParse(column).data ?? null);

export const withIds = (ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`p.id = any(${ids}::uuid[])`;
