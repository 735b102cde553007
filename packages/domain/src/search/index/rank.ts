const POINTS = 8192;
const PURCHASES = 2 ** 31;

/**
 * The order of hits as one number below 2 ** 53, so that comparing two of them is comparing numbers.
 * The words covered stand before everything: of a specific search only those with the most are kept.
 */
export const toKey = (
  covered: number,
  isKnownFree: number,
  isAsTyped: number,
  points: number,
  ties: number,
  purchases: number,
): number =>
  ((((covered * 2 + isKnownFree) * 2 + isAsTyped) * POINTS + Math.min(points, POINTS - 1)) * 4 + ties) *
    PURCHASES +
  Math.min(purchases, PURCHASES - 1);

export const coveredOf = (key: number): number => Math.floor(key / (PURCHASES * 4 * POINTS * 4));
export const isKnownFreeOf = (key: number): boolean => Math.floor(key / (PURCHASES * 4 * POINTS * 2)) % 2 === 1;
export const pointsOf = (key: number): number => Math.floor(key / (PURCHASES * 4)) % POINTS;
