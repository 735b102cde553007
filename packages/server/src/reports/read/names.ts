import { categories } from '@nutricion/domain/catalog/category';
import { deliveryWindowIds, deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { periodBounds } from '@nutricion/domain/reports/period';
import { type RawBuilder, sql } from 'kysely';
import type { Question } from './question.ts';

const NO_HOSPITAL = 'Sin hospital';

/** Hospitals by id, with '' for homes of people without one. */
export const hospitalNames = async ({ db }: Question): Promise<(id: string) => string> => {
  const rows = await db.selectFrom('hospitals').select(['id', 'name']).execute();
  const names = new Map(rows.map(({ id, name }) => [id as string, name]));
  return (id) => names.get(id) ?? NO_HOSPITAL;
};

/** Products by id. */
export const productTitles = async (
  { db }: Question,
  ids: Iterable<string>,
): Promise<(id: string) => string> => {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'package_label'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  const titles = new Map(
    rows.map(({ id, title, package_label }) => [id, package_label ? `${title}, ${package_label}` : title]),
  );
  return (id) => titles.get(id) ?? 'Producto que ya no existe';
};

const categoryLabels = new Map<string, string>(categories.map(({ id, label }) => [id, label]));
export const categoryName = (id: string): string => categoryLabels.get(id) ?? 'Sin categoría';

/** The same days with each product's current `category`. */
export const withCategory = (products: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select g.*, p.normalized_category as category from ${products} g join products p on p.id = g.product_id)`;

const windowLabels = new Map<string, string>(deliveryWindowIds.map((id) => [id, deliveryWindowLabel(id)]));
export const windowName = (id: string): string => windowLabels.get(id) ?? id;

/** Customers of the period's receipts, grouped by `by` of an order `o`. */
export const usersBy = async (
  { db, period }: Question,
  by: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, number>> => {
  const { begins, ends } = periodBounds(period);
  const { rows } = await sql<{ part: string; people: number }>`
    select coalesce((${by})::text, '') as part, count(distinct o.user_id)::int as people
    from receipts r join orders o on o.id = r.order_id
    where r.issued_at >= ${begins} and r.issued_at < ${ends}
    group by 1
  `.execute(db);
  return new Map(rows.map(({ part, people }) => [part, people]));
};
