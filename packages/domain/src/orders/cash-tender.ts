/** Bills and round amounts that people pay with, in cents. */
const ROUND_CENTS = [500, 1_000, 2_000, 5_000, 10_000] as const;

/** Amounts that a customer may pay a total with at the door, the smallest first; none is below it. */
export const usualTenders = (dueCents: number): readonly number[] =>
  dueCents <= 0
    ? []
    : [...new Set(ROUND_CENTS.map((round) => Math.ceil(dueCents / round) * round))].sort((a, b) => a - b);

/**
 * The change to bring, in cents; null if nobody said with how much is paid, or if the order costs more by now.
 * @param tenderCents with how much the customer pays
 */
export const changeToBringCents = (tenderCents: number | null, dueCents: number): number | null =>
  tenderCents === null || dueCents <= 0 || tenderCents < dueCents ? null : tenderCents - dueCents;
