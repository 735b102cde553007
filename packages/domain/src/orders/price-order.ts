import { unitPriceCents } from '../catalog/price.ts';
import type { Sellable } from '../catalog/product.ts';
import type { ProductId } from '../kit/ids.ts';
import { shareOf } from '../kit/money.ts';
import {
  INCENTIVE_ALLOWANCE_CENTS,
  INCENTIVE_THRESHOLD_CENTS,
  isIncentiveEligible,
} from '../offers/incentive.ts';
import { type LinePrice, linePrice } from '../offers/line-price.ts';
import { type AgreedCents, agreedPrices } from './agreed-price.ts';
import type { Substitution } from './substitution.ts';

export interface OrderLineRequest {
  readonly productId: ProductId;
  readonly quantity: number;
  /** Absent: as the whole order. */
  readonly substitution?: Substitution | undefined;
}

export interface PricedLine extends LinePrice {
  readonly agreedCents: AgreedCents;
  readonly productId: ProductId;
  readonly title: string;
}

export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  readonly incentives: readonly {
    readonly productId: ProductId;
    readonly title: string;
    readonly regularPriceCents: number;
    readonly valueCents: number;
  }[];
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly incentiveCents: number;
}

/** Why an order can't be placed as requested: each is shown to the customer, who decides. */
export type OrderChange =
  | { readonly kind: 'unavailable'; readonly productId: ProductId; readonly title: string }
  | {
      readonly kind: 'insufficient-stock';
      readonly productId: ProductId;
      readonly title: string;
      readonly available: number;
    }
  | { readonly kind: 'incentive-unavailable'; readonly productId: ProductId; readonly title: string }
  | { readonly kind: 'incentive-not-eligible'; readonly productId: ProductId; readonly title: string }
  | { readonly kind: 'incentive-locked'; readonly missingCents: number }
  | { readonly kind: 'incentive-over-allowance'; readonly overCents: number }
  | { readonly kind: 'dearer'; readonly expectedCents: number; readonly totalCents: number };

export interface OrderRequest {
  /** One line per product. */
  readonly lines: readonly OrderLineRequest[];
  readonly incentiveProductIds: readonly ProductId[];
  readonly expectedTotalCents: number;
}

/**
 * Prices an order from the products as they are now. `sellable` holds the active products among the requested ones.
 * `changes` is empty exactly when the order may be placed at `order.totalCents`, which is then never above what the
 * customer expected.
 */
export const priceOrder = (
  request: OrderRequest,
  sellable: ReadonlyMap<ProductId, Sellable>,
  settings: { readonly nowMs: number; readonly ivuBasisPoints: number },
): { readonly order: PricedOrder; readonly changes: readonly OrderChange[] } => {
  const { lines, taxableCents, changes: lineChanges } = priceLines(request, sellable, settings.nowMs);
  const subtotalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const incentive = settleIncentive(request, sellable, subtotalCents, settings.nowMs);
  const taxCents = shareOf(taxableCents, settings.ivuBasisPoints);
  const totalCents = subtotalCents + taxCents;
  const dearer: readonly OrderChange[] =
    totalCents > request.expectedTotalCents
      ? [{ kind: 'dearer', expectedCents: request.expectedTotalCents, totalCents }]
      : [];
  return {
    order: { lines, subtotalCents, taxCents, totalCents, ...incentive.settled },
    changes: [...lineChanges, ...incentive.changes, ...dearer],
  };
};

const priceLines = (request: OrderRequest, sellable: ReadonlyMap<ProductId, Sellable>, nowMs: number) => {
  const lines: PricedLine[] = [];
  const changes: OrderChange[] = [];
  let taxableCents = 0;
  for (const { productId, quantity } of request.lines) {
    const product = sellable.get(productId);
    if (!product || product.stock < 1) {
      changes.push({ kind: 'unavailable', productId, title: product?.title ?? '' });
      continue;
    }
    if (quantity > product.stock)
      changes.push({
        kind: 'insufficient-stock',
        productId,
        title: product.title,
        available: product.stock,
      });
    const price = linePrice(product, quantity, nowMs);
    if (product.taxClass === 'gravado') taxableCents += price.totalCents;
    lines.push({
      productId,
      title: product.title,
      ...price,
      agreedCents: agreedPrices(product, quantity, nowMs),
    });
  }
  return { lines, changes, taxableCents };
};

const settleIncentive = (
  request: OrderRequest,
  sellable: ReadonlyMap<ProductId, Sellable>,
  subtotalCents: number,
  nowMs: number,
): { settled: Pick<PricedOrder, 'incentives' | 'incentiveCents'>; changes: readonly OrderChange[] } => {
  if (request.incentiveProductIds.length === 0)
    return { settled: { incentives: [], incentiveCents: 0 }, changes: [] };
  const changes: OrderChange[] = [];
  if (subtotalCents < INCENTIVE_THRESHOLD_CENTS)
    changes.push({ kind: 'incentive-locked', missingCents: INCENTIVE_THRESHOLD_CENTS - subtotalCents });
  const quantities = new Map(request.lines.map(({ productId, quantity }) => [productId, quantity]));
  const incentives = request.incentiveProductIds.flatMap((productId) => {
    const product = sellable.get(productId);
    const title = product?.title ?? '';
    if (!product || product.stock < (quantities.get(productId) ?? 0) + 1) {
      changes.push({ kind: 'incentive-unavailable', productId, title });
      return [];
    }
    if (!isIncentiveEligible(product)) {
      changes.push({ kind: 'incentive-not-eligible', productId, title });
      return [];
    }
    const { regularPriceCents } = product;
    return [{ productId, title, regularPriceCents, valueCents: unitPriceCents(product, nowMs) }];
  });
  const incentiveCents = incentives.reduce((sum, { valueCents }) => sum + valueCents, 0);
  if (incentiveCents > INCENTIVE_ALLOWANCE_CENTS)
    changes.push({
      kind: 'incentive-over-allowance',
      overCents: incentiveCents - INCENTIVE_ALLOWANCE_CENTS,
    });
  return { settled: { incentives, incentiveCents }, changes };
};
