/** Delivered units of a line, and what is charged for them. */
export interface SavedLine {
  readonly quantity: number;
  /** Of a unit without any offer. */
  readonly regularPriceCents: number;
  /** Of a unit on the card. */
  readonly unitPriceCents: number;
  readonly totalCents: number;
  /** Of the incentive. */
  readonly isFree: boolean;
}

/** «Ahorro» on every screen, before tax; cents. */
export interface Savings {
  readonly offersCents: number;
  readonly freeCents: number;
  /** The figure that is shown. */
  readonly totalCents: number;
}

export const noSavings: Savings = { offersCents: 0, freeCents: 0, totalCents: 0 };

/**
 * The difference between regular prices and what is paid for the delivered items; free items count at the price on
 * their card, as they do against the $20. Used by cart, checkout, order, receipt and history.
 */
export const savingsOf = (lines: readonly SavedLine[]): Savings => {
  let offersCents = 0;
  let freeCents = 0;
  for (const { quantity, regularPriceCents, unitPriceCents, totalCents, isFree } of lines) {
    if (isFree) freeCents += unitPriceCents * quantity;
    // A substitute may have cost less on its own card.
    else offersCents += Math.max(0, regularPriceCents * quantity - totalCents);
  }
  return { offersCents, freeCents, totalCents: offersCents + freeCents };
};

/** The source of the saving: after "Ahorrando $7.00". */
export const savedBy = ({ offersCents, freeCents }: Savings): string => {
  if (freeCents === 0) return 'con las ofertas';
  return offersCents > 0 ? 'con el incentivo y las ofertas' : 'con el incentivo';
};
