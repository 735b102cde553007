import type { ProductId } from '../kit/ids.ts';
import type { OrderLimits } from './order-limits.ts';

/** What a person has on order already, read under the lock that their next order is decided under. */
export interface OrderUsage {
  readonly openOrders: number;
  readonly openUnpaidCents: number;
  /** Orders of this user in the window of the new order. */
  readonly placesInWindow: number;
  /** When their latest orders were placed, newest first; as many as an hour may have are enough. */
  readonly placedAtMs: readonly number[];
  /** By product, paid units of their open orders. */
  readonly openUnits: ReadonlyMap<ProductId, number>;
}

export interface LimitedOrder {
  readonly totalCents: number;
  readonly lines: readonly {
    readonly productId: ProductId;
    readonly title: string;
    readonly quantity: number;
    /** Before this order takes its units. */
    readonly stock: number;
  }[];
}

/** Which limit an order would pass, with what its text needs. */
export type OrderLimitIssue =
  | { readonly kind: 'open-orders'; readonly open: number }
  | { readonly kind: 'orders-per-hour'; readonly placed: number; readonly retryAfterSeconds: number }
  | { readonly kind: 'places-per-window'; readonly places: number }
  | {
      readonly kind: 'units-per-product';
      readonly lines: readonly {
        readonly productId: ProductId;
        readonly title: string;
        readonly most: number;
      }[];
    }
  | { readonly kind: 'open-value'; readonly mostCents: number; readonly openCents: number };

const HOUR_MS = 3_600_000;

/** The first limit that an order would pass; null when it may be placed. */
export const orderLimitIssue = (
  order: LimitedOrder,
  usage: OrderUsage,
  limits: OrderLimits,
  nowMs: number,
): OrderLimitIssue | null => {
  if (usage.openOrders >= limits.openOrders) return { kind: 'open-orders', open: usage.openOrders };
  const waitMs = waitForNextOrderMs(usage.placedAtMs, limits, nowMs);
  if (waitMs > 0)
    return {
      kind: 'orders-per-hour',
      placed: limits.ordersPerHour,
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    };
  if (usage.placesInWindow >= limits.placesPerWindow)
    return { kind: 'places-per-window', places: usage.placesInWindow };
  const lines = order.lines
    .map((line) => ({ ...line, most: maxUnits(line.stock, limits, usage.openUnits.get(line.productId)) }))
    .filter(({ quantity, most }) => quantity > most)
    .map(({ productId, title, most }) => ({ productId, title, most }));
  if (lines.length > 0) return { kind: 'units-per-product', lines };
  if (usage.openUnpaidCents + order.totalCents > limits.openValueCents)
    return { kind: 'open-value', mostCents: limits.openValueCents, openCents: usage.openUnpaidCents };
  return null;
};

/**
 * How many units of a product one more order of a user may have; whether that many are in stock is checked
 * elsewhere.
 * @param stock units in stock, without those of their open orders
 * @param openUnits units in their open orders
 */
export const maxUnits = (stock: number, limits: UnitLimits, openUnits = 0): number => {
  const share = Math.floor(((stock + openUnits) * limits.stockSharePercent) / 100);
  const maxOpenUnits = Math.min(limits.openUnitsPerProduct, Math.max(limits.scarceUnits, share));
  return Math.max(0, Math.min(limits.unitsPerProduct, maxOpenUnits - openUnits));
};

export type UnitLimits = Pick<
  OrderLimits,
  'unitsPerProduct' | 'openUnitsPerProduct' | 'scarceUnits' | 'stockSharePercent'
>;

/** Milliseconds until the hour has room for one more; 0 when it has. */
const waitForNextOrderMs = (
  placedAtMs: readonly number[],
  { ordersPerHour }: OrderLimits,
  nowMs: number,
): number => {
  if (ordersPerHour === 0) return HOUR_MS;
  const last = placedAtMs[ordersPerHour - 1];
  return last === undefined ? 0 : Math.max(0, last + HOUR_MS - nowMs);
};
