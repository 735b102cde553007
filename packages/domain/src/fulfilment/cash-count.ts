import { accept, type Result, refuse } from '../kit/result.ts';

/** The largest cash amount accepted for one route. */
export const MAX_CASH_CENTS = 5_000_00;

export interface CashCount {
  /** Total of the cash payments that were recorded at the stops. */
  readonly expectedCents: number;
  readonly countedCents: number;
}

/** Counted minus expected cents; negative if cash is missing. */
export const cashDifference = ({ expectedCents, countedCents }: CashCount): number =>
  countedCents - expectedCents;

export type CashRefusal = { readonly kind: 'difference-unexplained'; readonly differenceCents: number };

/**
 * The difference in cents; refuses one without a reason.
 * @param reason as typed; blank counts as none
 */
export const countCash = (count: CashCount, reason: string): Result<number, CashRefusal> => {
  const differenceCents = cashDifference(count);
  return differenceCents !== 0 && reason.trim() === ''
    ? refuse({ kind: 'difference-unexplained', differenceCents })
    : accept(differenceCents);
};

const BILLS_CENTS = [5_00, 10_00, 20_00, 50_00, 100_00];

/** Sums of bills that a customer is likely to pay with, in cents, the least first: multiples of one bill that cover what is due. */
export const likelyTenders = (dueCents: number): readonly number[] =>
  [...new Set(BILLS_CENTS.map((bill) => Math.ceil(dueCents / bill) * bill))].filter(
    (cents) => cents > dueCents,
  );
