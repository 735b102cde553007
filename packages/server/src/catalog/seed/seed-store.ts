import { productMoney, promotionMoney } from '@nutricion/contract/kit/money';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { columnType, storedFieldNames } from '../admin/editable-product.ts';
import type { DemoSeed } from './parse-demo.ts';
import type { PlacedProduct } from './seed-files.ts';

type DatabaseOrTransaction = Kysely<Schema> | Transaction<Schema>;

/** Serializes seeding: of two processes that start on an empty database, one waits for the other. */
export const lockSeeding = (trx: Transaction<Schema>) =>
  sql`select pg_advisory_xact_lock(hashtext('nutricion-plus:seed'))`.execute(trx);

export const hasProducts = async (db: DatabaseOrTransaction): Promise<boolean> =>
  (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;

export const readProductIds = async (trx: Transaction<Schema>): Promise<ReadonlySet<string>> =>
  new Set((await trx.selectFrom('products').select('id').execute()).map(({ id }) => id));

/** Columns beside the fields that staff edit. */
const otherColumns = {
  id: 'uuid',
  sku: 'text',
  price_cents: 'integer',
  stock: 'integer',
  image_url: 'text',
  normalized_category: 'text',
  nutritional_highlights: 'text[]',
  contains_at_least: 'text[]',
};
/** Not updated, since staff decide them for a product that exists; an empty aisle is filled in. */
const initialColumns = ['id', 'sku', 'price_cents', 'stock', 'zone', 'aisle'];

const namesOf = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((name) => sql.ref(table ? `${table}.${name}` : name)));

/**
 * Adds new products and updates texts and facts of the others, except those that a person has edited since. Price, stock, zone, sale state and an
 * aisle that is set stay unchanged. Equal rows aren't written, so that no process reads them again for nothing.
 */
export const upsertProducts = async (
  trx: Transaction<Schema>,
  products: readonly PlacedProduct[],
): Promise<{ readonly added: number; readonly updated: number }> => {
  const rows = products.map((product) => ({
    ...product,
    price_cents: productMoney.fromJson(product).regularPriceCents,
  }));
  const fields = storedFieldNames.filter((name) => products.some((product) => name in product));
  const written = [...Object.keys(otherColumns), ...fields];
  const updated = written.filter((name) => !initialColumns.includes(name));
  const types = [
    ...Object.entries(otherColumns),
    ...fields.map((name): [string, string] => [name, columnType(name)]),
  ].map(([name, type]) => `${name} ${type}`);
  const { rows: results } = await sql<{ is_new: boolean }>`
    insert into products as old (${namesOf(written)})
    select ${namesOf(written)} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (${sql.raw(types.join(', '))})
    on conflict (sku) do update set (${namesOf(updated)}, aisle, updated_at)
      = (${namesOf(updated, 'excluded')}, coalesce(old.aisle, excluded.aisle), now())
    where old.edited_at is null and (${namesOf(updated, 'old')}, old.aisle)
      is distinct from (${namesOf(updated, 'excluded')}, coalesce(old.aisle, excluded.aisle))
    returning xmax = 0 as is_new
  `.execute(trx);
  const added = results.filter((row) => row.is_new).length;
  return { added, updated: results.length - added };
};

/** Inserts hospitals and delivery points (existing ones are activated again) and promotions that run from `now` on. */
export const insertDemo = async (trx: Transaction<Schema>, demo: DemoSeed, now: Date): Promise<void> => {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  await sql`
    insert into hospitals (name, email_domain)
    select name, email_domain from jsonb_to_recordset(${json(demo.hospitals)}) as t (name text, email_domain text)
    on conflict (email_domain) do update set is_active = true
  `.execute(trx);
  const points = demo.hospitals.flatMap(({ email_domain, delivery_points }) =>
    delivery_points.map((point) => ({ ...point, email_domain })),
  );
  await sql`
    insert into delivery_points (hospital_id, building, unit)
    select h.id, t.building, t.unit
    from jsonb_to_recordset(${json(points)}) as t (email_domain text, building text, unit text)
    join hospitals h using (email_domain)
    on conflict (hospital_id, building, unit) do update set is_active = true
  `.execute(trx);
  const promotions = demo.promotions.map((promotion) => {
    const { saveCents, spendCents } = promotionMoney.fromJson(promotion);
    return { ...promotion, discount_value_cents: saveCents, condition_spend_cents: spendCents };
  });
  await sql`
    insert into promotions (id, product_id, type, discount_percent, discount_value_cents, condition_quantity,
      condition_spend_cents, badge_text, start_date, end_date)
    select t.id, p.id, type, discount_percent, discount_value_cents, condition_quantity, condition_spend_cents,
      badge_text, ${now}::timestamptz, ${now}::timestamptz + days * interval '1 day'
    from jsonb_to_recordset(${json(promotions)}) as t (id uuid, sku text, type text,
      discount_percent integer, discount_value_cents integer, condition_quantity integer,
      condition_spend_cents integer, badge_text text, days integer)
    join products p using (sku)
    on conflict do nothing
  `.execute(trx);
};

/** Deletes all orders, delivery slots, promotions and products; users, hospitals and the audit log stay. */
export const clearShop = async (trx: Transaction<Schema>): Promise<void> => {
  await trx.deleteFrom('orders').execute();
  await trx.deleteFrom('delivery_slots').execute();
  await trx.deleteFrom('promotions').execute();
  await trx.deleteFrom('products').execute();
};
