/** A price that moves further than this, up or down, is asked a reason for. */
const WITHOUT_REASON = 0.25;

/** Whether a price moves by more than a quarter of what it was. */
export const isPriceJump = (beforeCents: number, afterCents: number): boolean =>
  Math.abs(afterCents - beforeCents) > beforeCents * WITHOUT_REASON;
