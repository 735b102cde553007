/** A price change by more than this share, up or down, requires a reason. */
const MAX_SHARE_WITHOUT_REASON = 0.25;

/** Whether a price change requires a reason and has none. Every function that writes prices checks this. */
export const lacksReason = (beforeCents: number, afterCents: number, reason: string | undefined): boolean =>
  !reason?.trim() && isPriceJump(beforeCents, afterCents);

/** Whether a price changes by more than 25 % of the old one. */
export const isPriceJump = (beforeCents: number, afterCents: number): boolean =>
  Math.abs(afterCents - beforeCents) > beforeCents * MAX_SHARE_WITHOUT_REASON;
