import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { adminOfferEndpoints } from '@nutricion/contract/offers/admin-offers';
import { incentiveProductMoney } from '@nutricion/contract/orders/order-money';
import { categories, findCategory } from '@nutricion/domain/catalog/category';
import type { Sellable } from '@nutricion/domain/catalog/product';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { formatUsd } from '@nutricion/domain/kit/money';
import { choosePromotion } from '@nutricion/domain/offers/choose-promotion';
import {
  chooseIncentive,
  type IncentiveRefusal,
  incentiveValueCents,
  isIncentiveEligible,
} from '@nutricion/domain/offers/incentive';
import { type Kysely, sql } from 'kysely';
import { matchesWords } from '../platform/db/match-words.ts';
import type { Schema } from '../platform/db/schema.ts';
import { promotionColumns, promotionFromRow } from './promotion-row.ts';

type Page = ResponseOf<(typeof adminOfferEndpoints)['GET /api/admin/incentive/products']>;

const LIST_PAGE = 50;
const eligibleIds = categories
  .map(({ id }) => id)
  .filter((categoryId) => isIncentiveEligible({ categoryId }));

/** Whether each product can be chosen for free, by the function that decides it in the cart. Without `q` only products of eligible categories. */
export const listIncentiveProducts = async (
  db: Kysely<Schema>,
  { q, after }: { readonly q?: string | undefined; readonly after?: string | undefined },
  nowMs: number,
): Promise<Page> => {
  const { rows } = await sql<ProductRow>`
    select p.id, p.title, p.package_label, p.category, p.image_url, p.stock, p.price_cents, p.tax_class, p.is_active,
      p.normalized_category
    from products p
    where p.archived_at is null
      and ${q ? matchesWords(sql`p.title`, q) : sql`p.normalized_category = any(${eligibleIds})`}
      ${after ? sql`and (p.title, p.id) > (select title, id from products where id = ${after})` : sql``}
    order by p.title, p.id limit ${LIST_PAGE + 1}
  `.execute(db);
  const page = rows.slice(0, LIST_PAGE);
  const promotions = await db
    .selectFrom('promotions')
    .select(['product_id', ...promotionColumns])
    .where(sql<boolean>`product_id = any(${page.map(({ id }) => id)}::uuid[])`)
    .execute();
  return {
    products: page.map((row) => {
      const own = promotions.filter((each) => each.product_id === row.id).map(promotionFromRow);
      return eligibilityOf(
        row,
        { ...sellableOf(row), promotion: choosePromotion(own, nowMs).promotion },
        nowMs,
      );
    }),
    next: rows.length > LIST_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
};

interface ProductRow {
  readonly id: string;
  readonly title: string;
  readonly package_label: string;
  readonly category: string;
  readonly image_url: string | null;
  readonly stock: number;
  readonly price_cents: number;
  readonly tax_class: Sellable['taxClass'];
  readonly is_active: boolean;
  readonly normalized_category: string | null;
}

const sellableOf = (row: ProductRow): Omit<Sellable, 'promotion'> => ({
  id: row.id as ProductId,
  title: row.title,
  stock: row.stock,
  regularPriceCents: row.price_cents,
  categoryId: findCategory(row.normalized_category ?? '')?.id ?? null,
  taxClass: row.tax_class,
});

const eligibilityOf = (row: ProductRow, product: Sellable, nowMs: number): Page['products'][number] => {
  const chosen = chooseIncentive([], product, nowMs);
  const valueCents = incentiveValueCents([product], nowMs);
  const { id, title, package_label, category, image_url, stock } = row;
  const onOffer =
    valueCents < product.regularPriceCents ? ' Está en oferta: cuenta por lo que cuesta hoy.' : '';
  return {
    id,
    title,
    package_label,
    category,
    image_url,
    stock,
    ...incentiveProductMoney.toJson({ regularPriceCents: product.regularPriceCents, valueCents }),
    is_eligible: row.is_active && chosen.ok,
    why: !row.is_active
      ? 'Está oculto: no se vende ni se regala.'
      : chosen.ok
        ? `Es de ${category} y hay en inventario.${onOffer}`
        : refusalText(chosen.refusal, category),
  };
};

const refusalText = (refusal: IncentiveRefusal, category: string): string => {
  switch (refusal.kind) {
    case 'incentive-not-eligible':
      return `Es de ${category}, y solo se regalan frutas y vegetales.`;
    case 'incentive-out-of-stock':
      return 'No queda en inventario.';
    case 'incentive-over-allowance':
      return `Cuesta ${formatUsd(refusal.overCents)} más de lo que se regala.`;
    case 'incentive-already-chosen':
      return 'Cada producto se escoge una vez.';
  }
};
