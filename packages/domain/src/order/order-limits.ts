import type { ProductId } from '../ids.ts';

/** How much one person may have on order at once: what keeps one account from closing a hospital's deliveries. */
export interface OrderLimits {
  /** Orders that still have a way to go. */
  readonly openOrders: number;
  /** Cancelled ones count too, so that ordering and cancelling in turns is bounded as well. */
  readonly ordersPerHour: number;
  /** Of one product in one order. */
  readonly unitsPerProduct: number;
  /** Of one product over all open orders, the new one included. */
  readonly openUnitsPerProduct: number;
  /** Of one product, however few the shop has: below it only the stock counts. */
  readonly scarceUnits: number;
  /** Of a product's stock, what one person may hold of it; never less than `scarceUnits`. */
  readonly stockSharePercent: number;
  /** Open orders that nobody has paid yet, the new one included. */
  readonly openValueCents: number;
  /** Orders of one person in one delivery window of one day. */
  readonly placesPerWindow: number;
  /** An order payable on delivery above this waits until somebody at the shop confirms it. */
  readonly reviewAboveCents: number;
  /** By when the customer is told that they will know. */
  readonly reviewHours: number;
}

/** Generous for a nurse with a family, and for a ward secretary who orders for colleagues; closed for whoever empties the shop. */
export const defaultOrderLimits: OrderLimits = {
  // A household orders once or twice a week and waits five days at most; a ward adds a few for colleagues.
  openOrders: 5,
  // All five at one sitting, and one that was wrong and is ordered again.
  ordersPerHour: 6,
  // More than three cases of twelve: a ward's water and juice for a week.
  unitsPerProduct: 40,
  // Two such orders.
  openUnitsPerProduct: 80,
  // A dozen, whatever is left: below ten the shop says «Quedan n» (specification, section 9), and who is there
  // first may take the last ones.
  scarceUnits: 12,
  // Of what is left, half stays for everybody else.
  stockSharePercent: 50,
  // Three large orders; more on credit is a matter for the association.
  openValueCents: 150_000,
  // A hospital's smallest window has 20 places: one person leaves 17 of them.
  placesPerWindow: 3,
  // Five carts of the $100 that the incentive asks for: rare enough for a person to look at each.
  reviewAboveCents: 50_000,
  // Deliveries begin two days after ordering: an answer after one still leaves time to pack.
  reviewHours: 24,
};

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const anyCount: Bounds = { least: 1, most: 1_000_000 };

export type CountLimit = Exclude<keyof OrderLimits, 'openValueCents' | 'reviewAboveCents'>;

/** Between what and what each may be set; amounts of money only mustn't be below zero. */
export const orderLimitBounds: Readonly<Record<CountLimit, Bounds>> = {
  openOrders: anyCount,
  ordersPerHour: anyCount,
  // No line of an order may be longer.
  unitsPerProduct: { least: 1, most: 999 },
  openUnitsPerProduct: anyCount,
  scarceUnits: anyCount,
  stockSharePercent: { least: 1, most: 100 },
  placesPerWindow: anyCount,
  // A delivery begins two days after the order at the earliest.
  reviewHours: { least: 1, most: 48 },
};

/** What a person has on order already, read under the lock that their next order is decided under. */
export interface OrderUsage {
  readonly openOrders: number;
  readonly openUnpaidCents: number;
  /** In the window that the new order asks for. */
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
export type OrderLimitFault =
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
export const orderLimitFault = (
  order: LimitedOrder,
  usage: OrderUsage,
  limits: OrderLimits,
  nowMs: number,
): OrderLimitFault | null => {
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
    .map((line) => ({ ...line, most: mostUnits(line.stock, limits, usage.openUnits.get(line.productId)) }))
    .filter(({ quantity, most }) => quantity > most)
    .map(({ productId, title, most }) => ({ productId, title, most }));
  if (lines.length > 0) return { kind: 'units-per-product', lines };
  if (usage.openUnpaidCents + order.totalCents > limits.openValueCents)
    return { kind: 'open-value', mostCents: limits.openValueCents, openCents: usage.openUnpaidCents };
  return null;
};

/**
 * How many units of a product one more order of a person may have; the stock itself is not this rule's.
 * @param stock what the shop has, without the units of their open orders
 * @param openUnits in their open orders
 */
export const mostUnits = (stock: number, limits: UnitLimits, openUnits = 0): number => {
  const share = Math.floor(((stock + openUnits) * limits.stockSharePercent) / 100);
  const held = Math.min(limits.openUnitsPerProduct, Math.max(limits.scarceUnits, share));
  return Math.max(0, Math.min(limits.unitsPerProduct, held - openUnits));
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
