import { formatUsdShort } from '../../kit/money.ts';

/** A range of prices, both ends included; null is open. */
export interface PriceBand {
  readonly minCents: number | null;
  readonly maxCents: number | null;
}

/** Four ranges with about a quarter of the catalogue each; every price is in exactly one. */
export const priceBands: readonly PriceBand[] = [
  { minCents: null, maxCents: 299 },
  { minCents: 300, maxCents: 499 },
  { minCents: 500, maxCents: 799 },
  { minCents: 800, maxCents: null },
];

/** "Hasta $2.99", "$3 a $4.99", "$8 o más"; empty if both ends are open. */
export const priceBandText = ({ minCents, maxCents }: PriceBand): string => {
  if (minCents === null) return maxCents === null ? '' : `Hasta ${formatUsdShort(maxCents)}`;
  return maxCents === null
    ? `${formatUsdShort(minCents)} o más`
    : `${formatUsdShort(minCents)} a ${formatUsdShort(maxCents)}`;
};
