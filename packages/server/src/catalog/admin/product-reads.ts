import type { AdminProductJson, AdminProductRowJson } from '@nutricion/contract/catalog/admin-products';
import { costMoney, productMoney } from '@nutricion/contract/kit/money';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { productStates } from '@nutricion/domain/catalog/product-state';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { choosePromotion, type PromotionRecord } from '@nutricion/domain/offers/choose-promotion';
import { fold } from '@nutricion/language';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { promotionColumns, promotionFromRow } from '../../offers/public.ts';
import { foldedSql, matchesWords } from '../../platform/db/match-words.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { documentedNutrition, fieldColumns } from './editable-product.ts';
import {
  completeness,
  matchesFilter,
  type ProductFilter,
  stateConditions,
  unsellableReasons,
} from './product-states.ts';

const LIST_PAGE = 50;

export const unknownProduct: Refusal = { kind: 'not-found', what: 'ese producto' };

interface ListQuery extends ProductFilter {
  readonly after?: string | undefined;
  readonly best?: '1' | undefined;
}

/** A page of the administration's list, by title. `next`: the id after which the following page begins; null on the last. */
export const listProducts = async (
  db: Kysely<Schema>,
  { after, best, ...filter }: ListQuery,
  nowMs: number,
): Promise<{ products: AdminProductRowJson[]; next: string | null }> => {
  if (best && filter.q) return listBestProducts(db, filter.q, nowMs);
  const { rows } = await sql<ListRow>`
    select ${rowColumns} from products p
    where ${matchesFilter(filter)} ${after ? sql`and (p.title, p.id) > (select title, id from products where id = ${after})` : sql``}
    order by p.title, p.id limit ${LIST_PAGE + 1}
  `.execute(db);
  const page = rows.slice(0, LIST_PAGE);
  const promotions = await promotionsOf(db, page, nowMs);
  return {
    products: page.map((row) => rowToJson(row, promotions.get(row.id) ?? [], nowMs)),
    next: rows.length > LIST_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
};

/** Matches in a search over everything, and one by which it sees that there are more. */
const BEST_MATCHES = 6;

/** The products whose name fits a text best: it begins with it, has it as words, has its words in any order; then the rest, the shortest first. */
const listBestProducts = async (db: Kysely<Schema>, typed: string, nowMs: number) => {
  const title = foldedSql(sql`p.title`);
  const sought = fold(typed).trim();
  const asWords = sql`strpos(' ' || ${title} || ' ', ${` ${sought} `})`;
  const { rows } = await sql<ListRow>`
    select ${rowColumns} from products p where ${matchesFilter({ q: typed })}
    order by case when ${asWords} = 1 then 0 when starts_with(${title}, ${sought}) then 1 when ${asWords} > 1 then 2
      when ${matchesWords(sql`p.title`, typed)} then 3 else 4 end, length(p.title), p.title, p.id
    limit ${BEST_MATCHES}
  `.execute(db);
  const promotions = await promotionsOf(db, rows, nowMs);
  return { products: rows.map((row) => rowToJson(row, promotions.get(row.id) ?? [], nowMs)), next: null };
};

/** Number of products in total and in each state. */
export const productOverview = async (db: Kysely<Schema>) => {
  const counts = productStates.map(
    (state) => sql`count(*) filter (where ${stateConditions[state]}) as ${sql.ref(state)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where p.archived_at is null) as total, ${sql.join(counts)} from products p
  `.execute(db);
  const { total = 0, ...by_state } = rows[0] ?? {};
  return { total, by_state };
};

/** A product with all fields that the administration shows. */
export const readAdminProduct = async (
  db: Kysely<Schema>,
  id: string,
  nowMs: number,
): Promise<Result<AdminProductJson, Refusal>> => {
  const { rows } = await sql<
    ListRow &
      Omit<AdminProductJson, keyof AdminProductRowJson | 'cost'> & { readonly cost_cents: number | null }
  >`
    select ${rowColumns}, ${fieldColumns}
    from products p where p.id = ${id}
  `.execute(db);
  const [first] = rows;
  if (!first) return refuse(unknownProduct);
  const { cost_cents: costCents, ...row } = first;
  const promotions = await promotionsOf(db, [row], nowMs);
  const { price_cents: _, ...fields } = row;
  return accept({
    ...fields,
    ...rowToJson(row, promotions.get(id) ?? [], nowMs),
    ...costMoney.toJson({ costCents }),
    nutrition: documentedNutrition(row.nutrition),
  });
};

interface ListRow extends Omit<AdminProductRowJson, 'price' | 'current_price' | 'archived_at'> {
  readonly price_cents: number;
  readonly archived_at: Date | null;
}

const rowColumns: RawBuilder<unknown> = sql`p.id, p.sku, p.title, p.package_label, p.category, p.price_cents, p.stock,
  p.is_active, p.image_url, p.zone, p.aisle, p.version, p.archived_at, ${completeness} as completeness,
  ${unsellableReasons} as why_not`;

const rowToJson = (
  { archived_at, price_cents: regularPriceCents, ...row }: ListRow,
  promotions: readonly PromotionRecord[],
  nowMs: number,
): AdminProductRowJson => {
  const { promotion } = choosePromotion(promotions, nowMs);
  const priced = { regularPriceCents, promotion };
  return {
    ...row,
    ...productMoney.toJson({ regularPriceCents, unitPriceCents: unitPriceCents(priced, nowMs) }),
    archived_at: archived_at?.toISOString() ?? null,
  };
};

const promotionsOf = async (
  db: Kysely<Schema>,
  products: readonly { readonly id: string }[],
  nowMs: number,
): Promise<ReadonlyMap<string, readonly PromotionRecord[]>> => {
  const rows = await db
    .selectFrom('promotions')
    .select(['product_id', ...promotionColumns])
    .where('is_active', '=', true)
    .where('end_date', '>=', new Date(nowMs))
    .where(sql<boolean>`product_id = any(${products.map(({ id }) => id)}::uuid[])`)
    .execute();
  const byProduct = new Map<string, PromotionRecord[]>();
  for (const row of rows)
    byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), promotionFromRow(row)]);
  return byProduct;
};
