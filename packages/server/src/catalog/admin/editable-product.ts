import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import {
  nutritionSchema,
  type ProductField,
  productFieldNames,
  productFields,
} from '@nutricion/contract/catalog/product-fields';
import { costMoney, productMoney } from '@nutricion/contract/kit/money';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../platform/db/schema.ts';

/** The editable fields of a product, by their names in the API. */
export type ProductFields = {
  readonly [Field in ProductField]: z.infer<(typeof productFields)[Field]['typed']>;
};

/** A product as stored: the editable fields and those derived from them. */
export interface EditableProduct extends ProductFields {
  readonly id: string;
  readonly sku: string;
  readonly version: number;
  readonly stock: number;
  readonly contains_at_least: readonly string[];
  readonly nutritional_highlights: readonly string[];
}

/** The SQL type of a field's column. */
export const columnType = (
  name: ProductField,
): 'text' | 'text[]' | 'numeric' | 'boolean' | 'uuid' | 'jsonb' => {
  const { value } = productFields[name];
  const schema = value instanceof z.ZodNullable ? value.unwrap() : value;
  if (schema instanceof z.ZodUUID) return 'uuid';
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return 'text';
  if (schema instanceof z.ZodNumber) return 'numeric';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  return schema instanceof z.ZodArray ? 'text[]' : 'jsonb';
};

export const isNullable = (name: ProductField): boolean => productFields[name].value instanceof z.ZodNullable;

/** The fields whose column has their name. */
export const storedFieldNames = productFieldNames.filter(
  (name): name is Exclude<ProductField, 'price' | 'cost' | 'is_archived'> =>
    name !== 'price' && name !== 'cost' && name !== 'is_archived',
);

/** For a select on the alias `p`: the fields' columns. */
export const fieldColumns = sql.join([
  sql`p.price_cents`,
  sql`p.cost_cents`,
  ...storedFieldNames.map((name) => sql.ref(`p.${name}`)),
]);

interface MoneyColumns {
  readonly price_cents: number;
  readonly cost_cents: number | null;
}

/** Products for which a condition on the alias `p` holds, by id: a fixed order prevents deadlocks between transactions that lock several. */
export const readEditableProducts = async (
  trx: Transaction<Schema>,
  condition: RawBuilder<boolean>,
  { isLocked = false } = {},
): Promise<readonly EditableProduct[]> => {
  const { rows } = await sql<Omit<EditableProduct, 'price' | 'cost'> & MoneyColumns>`
    select p.id, p.sku, p.version, p.stock, p.contains_at_least, p.nutritional_highlights,
      p.archived_at is not null as is_archived, ${fieldColumns}
    from products p where ${condition} order by p.id ${isLocked ? sql`for no key update` : sql``}
  `.execute(trx);
  return rows.map(({ price_cents, cost_cents, ...row }) => ({
    ...row,
    ...productMoney.toJson({ regularPriceCents: price_cents }),
    ...costMoney.toJson({ costCents: cost_cents }),
    nutrition: documentedNutrition(row.nutrition),
  }));
};

/** The nutrition; a column that doesn't match the schema counts as unknown. */
export const documentedNutrition = (column: unknown): AdminProductJson['nutrition'] =>
  column === null ? null : (nutritionSchema.safeParse(column).data ?? null);

export const withIds = (ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`p.id = any(${ids}::uuid[])`;
