import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type {
  adminOfferEndpoints,
  OfferFormJson,
  SimulatedLineJson,
} from '@nutricion/contract/offers/admin-offers';
import { offerFormFromJson } from '@nutricion/contract/offers/offer-form';
import { orderItemMoney, simulatedMoney } from '@nutricion/contract/orders/order-money';
import { findCategory } from '@nutricion/domain/catalog/category';
import type { Sellable } from '@nutricion/domain/catalog/product';
import { isRunning } from '@nutricion/domain/catalog/promotion';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { formatUsd } from '@nutricion/domain/kit/money';
import { puertoRicoDate, puertoRicoDayStartMs } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { choosePromotion, type PromotionRecord } from '@nutricion/domain/offers/choose-promotion';
import { explainOffer } from '@nutricion/domain/offers/explain-offer';
import { formatOfferEnd } from '@nutricion/domain/offers/format-offer-days';
import { incentiveStatus } from '@nutricion/domain/offers/incentive';
import { lineSumText } from '@nutricion/domain/offers/line-price';
import { offerBadge, offerOf } from '@nutricion/domain/offers/offer';
import { checkOffer } from '@nutricion/domain/offers/offer-form';
import { type PricedLine, priceOrder } from '@nutricion/domain/orders/price-order';
import { savingsOf } from '@nutricion/domain/orders/savings';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { promotionColumns, promotionFromRow } from './promotion-row.ts';

type SimulationResponse = ResponseOf<(typeof adminOfferEndpoints)['POST /api/admin/offers/simulate']>;

export interface Simulation {
  readonly lines: readonly { readonly product_id: string; readonly quantity: number }[];
  readonly day?: string | undefined;
  readonly offer?: (OfferFormJson & { readonly id: string | null }) | undefined;
}

export interface SimulatorDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** Sales tax in basis points: 1150 is 11.5 %. */
  readonly ivuBasisPoints: number;
}

/** The id of an offer that isn't saved. */
const DRAFT_OFFER_ID = 'la-que-escribes';
const NOON_MS = 12 * 3_600_000;

/** Prices a cart for a day by the functions that price orders. Nothing is stored. */
export const simulate = async (
  { db, now, ivuBasisPoints }: SimulatorDependencies,
  { lines, day, offer }: Simulation,
): Promise<Result<SimulationResponse, Refusal>> => {
  const nowMs = now();
  const atMs =
    day === undefined || day === puertoRicoDate(nowMs) ? nowMs : puertoRicoDayStartMs(day) + NOON_MS;
  const requestedLines = new Map<string, number>();
  for (const { product_id, quantity } of lines)
    requestedLines.set(product_id, (requestedLines.get(product_id) ?? 0) + quantity);
  const products = await readProducts(db, [...requestedLines.keys()]);
  const draft = offer ? draftOffer(offer, products, nowMs) : accept(null);
  if (!draft.ok) return draft;
  const running = new Map<string, readonly PromotionRecord[]>();
  const sellable = new Map<ProductId, Sellable>();
  for (const product of products.values()) {
    const isOfDraft = draft.value !== null && offer?.product_id === product.id;
    const others = product.promotions.filter(({ id }) => id !== offer?.id);
    const all = isOfDraft && draft.value ? [...others, draft.value] : product.promotions;
    running.set(
      product.id,
      all.filter((each) => isRunning(each, atMs)),
    );
    sellable.set(product.id, {
      ...product,
      // Missing stock would change the price of an order, but not of the simulation.
      stock: Math.max(product.stock, requestedLines.get(product.id) ?? 0),
      promotion: choosePromotion(all, atMs).promotion,
    });
  }
  const { order } = priceOrder(
    {
      lines: [...requestedLines].map(([id, quantity]) => ({ productId: id as ProductId, quantity })),
      incentiveProductIds: [],
      expectedTotalCents: Number.POSITIVE_INFINITY,
    },
    sellable,
    { nowMs: atMs, ivuBasisPoints },
  );
  const savings = savingsOf(order.lines.map((line) => ({ ...line, isFree: false })));
  return accept({
    lines: order.lines.map((line) => lineToJson(line, sellable, running, products, atMs)),
    ...simulatedMoney.toJson({
      subtotalCents: order.subtotalCents,
      taxCents: order.taxCents,
      totalCents: order.totalCents,
      savedCents: savings.totalCents,
    }),
    incentive: incentiveText(order.subtotalCents, atMs),
  });
};

type Simulated = Sellable & { readonly promotions: readonly PromotionRecord[]; readonly isSold: boolean };

const readProducts = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Simulated>> => {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'price_cents', 'stock', 'normalized_category', 'tax_class', 'is_active'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  const promotions = await db
    .selectFrom('promotions')
    .select(['product_id', ...promotionColumns])
    .where(sql<boolean>`product_id = any(${ids}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id as ProductId,
        title: row.title,
        regularPriceCents: row.price_cents,
        stock: row.stock,
        categoryId: findCategory(row.normalized_category ?? '')?.id ?? null,
        taxClass: row.tax_class,
        promotion: null,
        isSold: row.is_active,
        promotions: promotions.flatMap((each) =>
          each.product_id === row.id ? [promotionFromRow(each)] : [],
        ),
      },
    ]),
  );
};

/** The offer in the form, as if it were published; null if its product isn't in the cart. */
const draftOffer = (
  { id, product_id, ...json }: NonNullable<Simulation['offer']>,
  products: ReadonlyMap<string, Simulated>,
  nowMs: number,
): Result<PromotionRecord | null, Refusal> => {
  const product = products.get(product_id);
  if (!product) return accept(null);
  const stored = product.promotions.find((each) => each.id === id);
  const checked = checkOffer(offerFormFromJson(json, stored), product.regularPriceCents, {
    nowMs,
    isDraft: true,
  });
  if (!checked.ok) return refuse({ kind: 'invalid-input', errors: { ...checked.refusal } });
  return accept({ ...checked.value, id: id ?? DRAFT_OFFER_ID, hold: null });
};

const lineToJson = (
  line: PricedLine,
  sellable: ReadonlyMap<ProductId, Sellable>,
  running: ReadonlyMap<string, readonly PromotionRecord[]>,
  products: ReadonlyMap<string, Simulated>,
  atMs: number,
): SimulatedLineJson => {
  const product = sellable.get(line.productId);
  const offer = product ? offerOf(product, atMs) : null;
  const catalogProduct = products.get(line.productId);
  const all = running.get(line.productId) ?? [];
  const chosen = choosePromotion(all, atMs).promotion;
  return {
    product_id: line.productId,
    title: line.title,
    quantity: line.quantity,
    ...orderItemMoney.toJson({
      regularPriceCents: line.regularPriceCents,
      unitPriceCents: line.unitPriceCents,
      totalCents: line.totalCents,
    }),
    badge: offer && offerBadge(offer),
    offer_id: chosen?.id ?? null,
    why: [
      offer
        ? `${explainOffer(offer)} Vale ${formatOfferEnd(offer.endsAtMs, atMs)}`
        : 'Ese día no tiene oferta: va a su precio regular.',
      `${lineSumText(line)} = ${formatUsd(line.totalCents)}.`,
      ...(all.length > 1 ? [`Tiene ${all.length} ofertas a la vez; cuenta la que termina más tarde.`] : []),
      ...(catalogProduct && !catalogProduct.isSold ? ['Está oculto: hoy no se puede pedir.'] : []),
      ...(catalogProduct && catalogProduct.stock < line.quantity
        ? [`Hay ${catalogProduct.stock} en inventario.`]
        : []),
    ],
  };
};

const incentiveText = (subtotalCents: number, atMs: number): string => {
  const status = incentiveStatus(subtotalCents, [], atMs);
  return status.status === 'unlocked'
    ? `Gana ${formatUsd(status.remainingCents)} en frutas y vegetales.`
    : `Le faltan ${formatUsd(status.missingCents)} para ganar el incentivo.`;
};
