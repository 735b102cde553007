import { promotionToJson } from '@nutricion/contract/catalog/promotion';
import { productMoney } from '@nutricion/contract/kit/money';
import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { offerMoney } from '@nutricion/contract/orders/order-money';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { badgeIssue, floorNote } from '@nutricion/domain/offers/badge-check';
import type { PromotionRecord } from '@nutricion/domain/offers/choose-promotion';
import { type Offer, offerBadge, offerOf } from '@nutricion/domain/offers/offer';
import { overlapsOf } from '@nutricion/domain/offers/offer-overlap';
import { offerState } from '@nutricion/domain/offers/offer-state';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { type PromotionRow, promotionColumns, promotionFromRow } from './promotion-row.ts';

export interface OfferWithProduct {
  readonly promotion: PromotionRecord;
  readonly version: number;
  readonly product: Omit<AdminOfferJson['product'], 'price'> & { readonly regularPriceCents: number };
}

/** Offers with their products, in the order of the ids. */
export const readOffers = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  { isLocked = false } = {},
): Promise<readonly OfferWithProduct[]> => {
  const rows = await db
    .selectFrom('promotions as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(promotionColumns.map((column) => `r.${column}` as const))
    .select([
      'r.version',
      'r.product_id',
      'p.title',
      'p.package_label',
      'p.category',
      'p.price_cents',
      'p.stock',
      'p.image_url',
      'p.is_active as is_sold',
    ])
    .where(sql<boolean>`r.id = any(${ids}::uuid[])`)
    .$if(isLocked, (query) => query.forNoKeyUpdate('r'))
    .execute();
  const byId = new Map(
    rows.map((row): [string, OfferWithProduct] => [
      row.id,
      {
        promotion: promotionFromRow(row),
        version: row.version,
        product: {
          id: row.product_id,
          title: row.title,
          package_label: row.package_label,
          category: row.category,
          stock: row.stock,
          image_url: row.image_url,
          is_active: row.is_sold,
          regularPriceCents: row.price_cents,
        },
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Offers as the administration's API returns them, with overlaps and notes. */
export const offersToJson = async (
  db: Kysely<Schema>,
  offers: readonly OfferWithProduct[],
  nowMs: number,
): Promise<AdminOfferJson[]> => {
  const neighbours = await neighboursOf(
    db,
    offers.map(({ product }) => product.id),
    nowMs,
  );
  return offers.map((stored) => offerToJson(stored, neighbours.get(stored.product.id) ?? [], nowMs));
};

const neighboursOf = async (
  db: Kysely<Schema>,
  productIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, readonly PromotionRecord[]>> => {
  const rows: (PromotionRow & { product_id: string })[] = await db
    .selectFrom('promotions')
    .select(['product_id', ...promotionColumns])
    .where(sql<boolean>`product_id = any(${productIds}::uuid[])`)
    .where('end_date', '>=', new Date(nowMs))
    .execute();
  const byProduct = new Map<string, PromotionRecord[]>();
  for (const row of rows)
    byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), promotionFromRow(row)]);
  return byProduct;
};

const offerToJson = (
  { promotion, version, product: { regularPriceCents, ...product } }: OfferWithProduct,
  neighbours: readonly PromotionRecord[],
  nowMs: number,
): AdminOfferJson => {
  const offer = offerInItsDays(promotion, regularPriceCents);
  return {
    ...promotionToJson(promotion),
    id: promotion.id,
    version,
    hold: promotion.hold ?? null,
    state: offerState(promotion, nowMs),
    starts_on: puertoRicoDate(promotion.startsAtMs),
    ends_on: puertoRicoDate(promotion.endsAtMs),
    product: { ...product, ...productPrice(regularPriceCents) },
    badge: offerBadge(offer),
    ...offerMoney.toJson({ offerCents: offer.each.totalCents }),
    overlaps: overlapsOf(promotion, neighbours, nowMs).map(({ other, fromMs, toMs, winnerId }) => ({
      id: other.id,
      badge: offerBadge(offerInItsDays(other, regularPriceCents)),
      from: new Date(fromMs).toISOString(),
      to: new Date(toMs).toISOString(),
      wins: winnerId === promotion.id,
    })),
    notes: notesOf(promotion, offer, product, nowMs),
  };
};

const productPrice = (regularPriceCents: number): { readonly price: number } =>
  productMoney.toJson({ regularPriceCents });

/** The offer on its first day, as if no person had stopped it. */
const offerInItsDays = (promotion: PromotionRecord, regularPriceCents: number): Offer => {
  const running = { ...promotion, hold: null };
  const offer = offerOf({ regularPriceCents, promotion: running }, promotion.startsAtMs);
  if (!offer) throw new Error(`offer ${promotion.id} doesn't run on its own first day`);
  return offer;
};

const notesOf = (
  promotion: PromotionRecord,
  offer: Offer,
  product: Pick<AdminOfferJson['product'], 'is_active' | 'stock'>,
  nowMs: number,
): string[] => {
  if (offerState(promotion, nowMs) === 'terminada') return [];
  const badge = promotion.badgeText === null ? null : badgeIssue(promotion.badgeText, offer);
  return [
    badge && `Su etiqueta dice «${promotion.badgeText}». ${badge}`,
    floorNote(offer),
    !product.is_active && 'Su producto está oculto: nadie la ve.',
    product.is_active && product.stock === 0 && 'Su producto está agotado.',
  ].filter((note): note is string => typeof note === 'string');
};
