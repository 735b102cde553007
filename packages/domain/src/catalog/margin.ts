export interface Margin {
  /** What is left of the price; negative below cost. */
  readonly cents: number;
  /** Of the price, whole per cent. */
  readonly percent: number;
}

/** What is left of a price after the cost of the unit; null if nobody knows what it costs, which is no margin of 100 %. */
export const marginOf = (priceCents: number, costCents: number | null): Margin | null =>
  costCents === null || priceCents <= 0
    ? null
    : { cents: priceCents - costCents, percent: Math.round(((priceCents - costCents) / priceCents) * 100) };
