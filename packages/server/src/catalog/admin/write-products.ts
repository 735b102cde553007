import { type ProductField, productFieldNames } from '@nutricion/contract/catalog/product-fields';
import type { AuditAction } from '@nutricion/contract/kit/audit';
import { costMoney, productMoney } from '@nutricion/contract/kit/money';
import { categoryIdOf } from '@nutricion/domain/catalog/category';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type AuditEntry, recordChanges } from '../../platform/admin/audit.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type ChangedProduct, snapshot } from './change-product.ts';
import { columnType, type EditableProduct, storedFieldNames } from './editable-product.ts';

interface Writing {
  readonly actorId: string;
  readonly reason?: string | undefined;
  /** Stores before and after, so that the batch can be undone. */
  readonly batchId?: string | undefined;
}

/** Rows per statement; one takes some tens of milliseconds. */
const PAGE = 500;

/**
 * Writes administrators' changes of products; all of them go through here. The products must be locked. Each gets the next version and an audit
 * entry; triggers record the price history and announce the change.
 */
export const writeProducts = async (
  trx: Transaction<Schema>,
  changed: readonly ChangedProduct[],
  { actorId, reason, batchId }: Writing,
): Promise<void> => {
  await setActor(trx, actorId);
  for (let start = 0; start < changed.length; start += PAGE) {
    const page = changed.slice(start, start + PAGE);
    await update(trx, page);
    await recordChanges(
      trx,
      page.map((each) => entryOf(each, actorId, reason)),
    );
    if (batchId) await recordInBatch(trx, batchId, page);
  }
};

/** Adds products with the ids that they have. */
export const insertProducts = async (
  trx: Transaction<Schema>,
  products: readonly EditableProduct[],
  { actorId, reason, batchId }: Writing,
): Promise<void> => {
  await setActor(trx, actorId);
  for (let start = 0; start < products.length; start += PAGE) {
    const page = products.slice(start, start + PAGE);
    await sql`
      insert into products (id, sku, ${columns}, edited_at)
      select t.id, t.sku, ${valuesWith(sql`shop_now()`)}, shop_now() from ${recordset(page.map(rowOf))}
    `.execute(trx);
    const added = page.map((product) => ({ before: null, after: product, fields: productFieldNames }));
    await recordChanges(
      trx,
      added.map(({ after, fields }) => ({
        actorId,
        action: 'product.create',
        subjectType: 'product',
        subjectId: after.id,
        before: null,
        after: { name: after.title, ...snapshot(after, fields) },
        reason,
      })),
    );
    if (batchId) await recordInBatch(trx, batchId, added);
  }
};

/** For the trigger that records the price history. */
export const setActor = async (trx: Transaction<Schema>, actorId: string): Promise<void> => {
  await sql`select set_config('shop.actor', ${actorId}, true)`.execute(trx);
};

/** Fields that don't set `edited_at`. The seed skips products with that time, and it never writes these fields of an existing product anyway. */
const operationalFields: readonly ProductField[] = [
  'price',
  'zone',
  'aisle',
  'supplier_id',
  'supplier_code',
  'cost',
  'reorder_point',
  'reorder_units',
  'is_active',
  'is_archived',
];

const update = async (trx: Transaction<Schema>, page: readonly ChangedProduct[]): Promise<void> => {
  const rows = page.map(({ after, fields }) => ({
    ...rowOf(after),
    is_worded: fields.some((field) => !operationalFields.includes(field)),
  }));
  await sql`
    update products p set (${columns}, version, updated_at, edited_at) = (${valuesWith(sql`coalesce(p.archived_at, shop_now())`)}, p.version + 1, shop_now(),
      case when t.is_worded then shop_now() else p.edited_at end)
    from ${recordset(rows)} where p.id = t.id
  `.execute(trx);
};

const plainColumns = [
  ...storedFieldNames,
  'contains_at_least',
  'nutritional_highlights',
  'normalized_category',
];

const columns = sql.join(
  [...plainColumns, 'price_cents', 'cost_cents', 'archived_at'].map((name) => sql.ref(name)),
);

const valuesWith = (archivedAt: RawBuilder<unknown>) =>
  sql.join([
    ...plainColumns.map((name) =>
      name === 'nutrition' ? sql`nullif(t.nutrition, 'null'::jsonb)` : sql.ref(`t.${name}`),
    ),
    sql`t.price_cents`,
    sql`t.cost_cents`,
    sql`case when t.is_archived then ${archivedAt} end`,
  ]);

const fieldTypes = sql.raw(storedFieldNames.map((name) => `${name} ${columnType(name)}`).join(', '));

const recordset = (rows: readonly object[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, sku text, ${fieldTypes}, contains_at_least text[],
    nutritional_highlights text[], normalized_category text, price_cents integer, cost_cents integer, is_archived boolean, is_worded boolean)
`;

const rowOf = (product: EditableProduct) => ({
  ...product,
  price_cents: productMoney.fromJson(product).regularPriceCents,
  cost_cents: costMoney.fromJson(product).costCents,
  normalized_category: categoryIdOf(product.category),
});

const entryOf = (
  { before, after, fields }: ChangedProduct,
  actorId: string,
  reason?: string,
): AuditEntry => ({
  actorId,
  action: actionOf(before, after),
  subjectType: 'product',
  subjectId: after.id,
  before: { name: before.title, ...snapshot(before, fields) },
  after: { name: after.title, ...snapshot(after, fields) },
  reason,
});

const actionOf = (before: EditableProduct, after: EditableProduct): AuditAction => {
  if (before.is_archived === after.is_archived) return 'product.edit';
  return after.is_archived ? 'product.archive' : 'product.restore';
};

const recordInBatch = async (
  trx: Transaction<Schema>,
  batchId: string,
  page: readonly (Omit<ChangedProduct, 'before'> & { readonly before: EditableProduct | null })[],
): Promise<void> => {
  await trx
    .insertInto('product_batch_rows')
    .values(
      page.map(({ before, after, fields }) => ({
        batch_id: batchId,
        product_id: after.id,
        before: before && JSON.stringify(snapshot(before, fields)),
        after: JSON.stringify(snapshot(after, fields)),
      })),
    )
    .execute();
};
