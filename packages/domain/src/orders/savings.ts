/** What comes of a line, and what is charged for it. */
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

/** 'Ahorro', wherever the shop says it, before tax. */
export interface Savings {
  readonly offersCents: number;
  readonly freeCents: number;
  /** The figure that is shown. */
  readonly totalCents: number;
}

export const noSavings: Savings = { offersCents: 0, freeCents: 0, totalCents: 0 };

/**
 * What is paid less than the regular prices of what comes; what is free counts as its card says, as it does against
 * the $20. Cart, checkout, order, receipt and history all ask here.
 */
export const savingsOf = (lines: readonly SavedLine[]): Savings => {
  let offersCents = 0;
  let freeCents = 0;
  for (const { quantity, regularPriceCents, unitPriceCents, totalCents, isFree } of lines) {
    if (isFree) freeCents += unitPriceCents * quantity;
    // What stands in for something may have cost less on its own card.
    else offersCents += Math.max(0, regularPriceCents * quantity - totalCents);
  }
  return { offersCents, freeCents, totalCents: offersCents + freeCents };
};

/** By what it is saved: after "Ahorrando $7.00". */
export const savedBy = ({ offersCents, freeCents }: Savings): string => {
  if (freeCents === 0) return 'con las ofertas';
  return offersCents > 0 ? 'con el incentivo y las ofertas' : 'con el incentivo';
};
