import { accept, type Result, refuse } from '../kit/result.ts';

/** The most that one route brings back in cash. */
export const MAX_CASH_CENTS = 5_000_00;

export interface CashCount {
  /** By what was recorded at the doors. */
  readonly expectedCents: number;
  readonly countedCents: number;
}

/** Below zero: some is missing. */
export const cashDifference = ({ expectedCents, countedCents }: CashCount): number =>
  countedCents - expectedCents;

export type CashRefusal = { readonly kind: 'difference-unexplained'; readonly differenceCents: number };

/**
 * Closes a route's cash: a difference needs a reason.
 * @param reason as typed; blank counts as none
 */
export const countCash = (count: CashCount, reason: string): Result<number, CashRefusal> => {
  const differenceCents = cashDifference(count);
  return differenceCents !== 0 && reason.trim() === ''
    ? refuse({ kind: 'difference-unexplained', differenceCents })
    : accept(differenceCents);
};
