/** A price that changes by more than this share, up or down, needs a reason. */
const MAX_SHARE_WITHOUT_REASON = 0.25;

/** Whether a price changes so much that it needs a reason, and none is given. Every way of writing a price asks this. */
export const lacksReason = (beforeCents: number, afterCents: number, reason: string | undefined): boolean =>
  !reason?.trim() && isPriceJump(beforeCents, afterCents);

/** Whether a price moves by more than a quarter of what it was. */
export const isPriceJump = (beforeCents: number, afterCents: number): boolean =>
  Math.abs(afterCents - beforeCents) > beforeCents * MAX_SHARE_WITHOUT_REASON;
