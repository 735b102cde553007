import type { FacetCount } from './facets.ts';

/** A choice with fewer products is no useful filter: a search finds them as well. */
const MIN_LISTED = 3;

export interface OfferedChoice {
  readonly value: string;
  /** Products that it lists; undefined while unknown. */
  readonly count: number | undefined;
}

/** The choices of a group to show: those with several products, and those selected, whatever they list. */
export const offeredChoices = (
  counts: readonly FacetCount[] | undefined,
  chosen: readonly string[],
): readonly OfferedChoice[] => {
  const counted = counts ?? [];
  const missing = chosen.filter((value) => !counted.some((one) => one.value === value));
  return [
    ...counted.filter(({ value, count }) => count >= MIN_LISTED || chosen.includes(value)),
    ...missing.map((value) => ({ value, count: counts ? 0 : undefined })),
  ];
};
