/** A price that moves further than this, up or down, is asked a reason for. */
const WITHOUT_REASON = 0.25;

/** Whether a new price still lacks the reason that it is asked for, in whichever way it is written. */
export const lacksReason = (beforeCents: number, afterCents: number, reason: string | undefined): boolean =>
  !reason?.trim() && isPriceJump(beforeCents, afterCents);

/** Whether a price moves by more than a quarter of what it was. */
export const isPriceJump = (beforeCents: number, afterCents: number): boolean =>
  Math.abs(afterCents - beforeCents) > beforeCents * WITHOUT_REASON;
