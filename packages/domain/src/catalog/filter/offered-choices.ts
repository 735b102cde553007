import type { FacetCount } from './facets.ts';

/** A choice that would list one or two products is no filter: a search finds them as well. */
const MIN_LISTED = 3;

export interface OfferedChoice {
  readonly value: string;
  /** How many products it lists; undefined while nobody knows. */
  readonly count: number | undefined;
}

/** The choices of a group worth a button: those that list several products, and those made, whatever they list now. */
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
