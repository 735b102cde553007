import { randomUUID } from 'node:crypto';
import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import {
  type ProductChanges,
  productFieldNames,
  productFields,
} from '@nutricion/contract/catalog/product-fields';
import { categoryIdOf } from '@nutricion/domain/catalog/category';
import { productIssues } from '@nutricion/domain/catalog/product-issues';
import { zoneOf } from '@nutricion/domain/catalog/zone';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { fold } from '@nutricion/language';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { definedFields, withDerivedFields } from './change-product.ts';
import type { EditableProduct, ProductFields } from './editable-product.ts';
import { readAdminProduct } from './product-reads.ts';
import { insertProducts } from './write-products.ts';
import { writingProducts } from './writing-products.ts';

export type NewProduct = ProductChanges & Pick<EditableProduct, 'title' | 'category' | 'price'>;

/** Creates a product without stock; stock is received like any other. */
export const createProduct = async (
  db: Kysely<Schema>,
  actorId: string,
  typed: NewProduct,
  nowMs: number,
): Promise<Result<AdminProductJson, Refusal>> => {
  const created = await writingProducts(db, async (trx): Promise<Result<string, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    const product = completeProduct(typed);
    const errors = productIssues(product);
    if (Object.keys(errors).length > 0) return refuse({ kind: 'invalid-input', errors });
    const [sku = ''] = await freeSkus(trx, [product.title]);
    await insertProducts(trx, [{ ...product, sku }], { actorId });
    return accept(product.id);
  });
  return created.ok ? readAdminProduct(db, created.value, nowMs) : created;
};

/** A complete product from the typed fields: hidden by default, and in the storage zone of its kind. */
export const completeProduct = (typed: NewProduct): Omit<EditableProduct, 'sku'> => {
  const fields = { ...initialFields, ...definedFields(typed) } as ProductFields;
  return withDerivedFields(null, {
    ...fields,
    id: randomUUID(),
    sku: '',
    version: 1,
    stock: 0,
    zone:
      typed.zone ??
      zoneOf({
        categoryId: categoryIdOf(fields.category),
        subcategory: fields.detected_subcategory,
        description: fields.description,
        usage: fields.usage_suggestions,
      }),
    contains_at_least: [],
    nutritional_highlights: [],
  });
};

const initialFields = Object.fromEntries(
  productFieldNames.flatMap((name) => {
    const declared = productFields[name];
    return 'initial' in declared ? [[name, declared.initial] as const] : [];
  }),
);

/** Unused codes made from titles, one for each: "Arroz grano corto" becomes `arroz-grano-corto`, or `arroz-grano-corto-2` if taken. */
export const freeSkus = async (
  trx: Transaction<Schema>,
  titles: readonly string[],
): Promise<readonly string[]> => {
  const stems = titles.map(stemOf);
  // Serializes transactions: two new products with the same title would otherwise get the same code.
  await sql`select pg_advisory_xact_lock(${sql.lit(SKUS_LOCK)})`.execute(trx);
  const { rows } = await sql<{ sku: string }>`
    select sku from products where regexp_replace(sku, '-[0-9]+$', '') = any(${stems}) or sku = any(${stems})
  `.execute(trx);
  const taken = new Set(rows.map(({ sku }) => sku));
  return stems.map((stem) => {
    let sku = stem;
    for (let count = 2; taken.has(sku); count += 1) sku = `${stem}-${count}`;
    taken.add(sku);
    return sku;
  });
};

/** Key of the advisory lock for assigning codes. */
const SKUS_LOCK = 7_340;

const stemOf = (title: string): string =>
  fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'producto';
