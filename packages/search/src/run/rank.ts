/**
 * The order of hits in two numbers. The first holds what a document must reach to be among the best at all:
 * words covered (of a specific search only those with the most are kept), known to be free, found as typed,
 * points. The second orders equal ones: spelled so, begins so, then what `Documents.order` says.
 */
const POINTS = 8192;

export const toRank = (covered: number, isKnownFree: number, isAsTyped: number, points: number): number =>
  (((covered << 1) | isKnownFree) << 14) | (isAsTyped << 13) | points;

export const coveredOf = (rank: number): number => rank >>> 15;
export const isKnownFreeOf = (rank: number): boolean => ((rank >>> 14) & 1) === 1;
export const pointsOf = (rank: number): number => rank & (POINTS - 1);

/** The higher the better; `order` is below 2 ** 32. */
export const toTie = (isSpelledSo: boolean, isHead: boolean, order: number): number =>
  (isSpelledSo ? 2 ** 34 : 0) + (isHead ? 2 ** 33 : 0) - order;
