/** How much one user may have on order at once, so that one account can't fill a hospital's delivery windows. */
export interface OrderLimits {
  /** Orders that aren't finished. */
  readonly openOrders: number;
  /** Cancelled ones count too, so that ordering and cancelling in turns is bounded as well. */
  readonly ordersPerHour: number;
  /** Of one product in one order. */
  readonly unitsPerProduct: number;
  /** Of one product over all open orders, the new one included. */
  readonly openUnitsPerProduct: number;
  /** Of one product, however few are left: up to this number only the stock limits. */
  readonly scarceUnits: number;
  /** Of a product's stock, what one person may hold of it; never less than `scarceUnits`. */
  readonly stockSharePercent: number;
  /** Value of open orders that aren't paid yet, the new one included. */
  readonly openValueCents: number;
  /** Orders of one person in one delivery window of one day. */
  readonly placesPerWindow: number;
  /** An order payable on delivery above this waits until an administrator confirms it. */
  readonly reviewAboveCents: number;
  /** Hours within which the customer is promised a decision. */
  readonly reviewHours: number;
}

/**
 * Generous for a nurse with a family and for a ward secretary who orders for colleagues; closed for an account that
 * empties the stock.
 */
export const defaultOrderLimits: OrderLimits = {
  // A household orders once or twice a week and waits five days at most; a ward adds a few for colleagues.
  openOrders: 5,
  // All five at one sitting, and one that was wrong and is ordered again.
  ordersPerHour: 6,
  // More than three cases of twelve: a ward's water and juice for a week.
  unitsPerProduct: 40,
  // Two such orders.
  openUnitsPerProduct: 80,
  // A dozen, whatever is left: below ten the page shows «Quedan n» (specification, section 9), and the first customer
  // may take the last ones.
  scarceUnits: 12,
  // Of what is left, half stays for everybody else.
  stockSharePercent: 50,
  // Three large orders; more on credit is a matter for the association.
  openValueCents: 150_000,
  // A hospital's smallest window has 20 places: one person leaves 17 of them.
  placesPerWindow: 3,
  // Five carts of the $100 that the incentive needs: rare enough for a person to look at each.
  reviewAboveCents: 50_000,
  // Deliveries begin two days after ordering: an answer after one still leaves time to pack.
  reviewHours: 24,
};

const HOUR_MS = 3_600_000;

/** When an order has to be decided on, in ms since 1970; null if nobody has to. */
export const reviewDueMs = (totalCents: number, limits: OrderLimits, nowMs: number): number | null =>
  needsReview(totalCents, limits) ? nowMs + limits.reviewHours * HOUR_MS : null;

/** Whether an order payable on delivery waits until an administrator confirms it. */
export const needsReview = (
  totalCents: number,
  { reviewAboveCents }: Pick<OrderLimits, 'reviewAboveCents'>,
): boolean => totalCents > reviewAboveCents;
