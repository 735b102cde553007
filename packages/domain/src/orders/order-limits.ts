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

const HOUR_MS = 3_600_000;

/** By when an order is to be decided on, in milliseconds since 1970; null when nobody has to. */
export const reviewDueMs = (totalCents: number, limits: OrderLimits, nowMs: number): number | null =>
  needsReview(totalCents, limits) ? nowMs + limits.reviewHours * HOUR_MS : null;

/** Whether an order payable on delivery waits until somebody at the shop confirms it. */
export const needsReview = (
  totalCents: number,
  { reviewAboveCents }: Pick<OrderLimits, 'reviewAboveCents'>,
): boolean => totalCents > reviewAboveCents;
