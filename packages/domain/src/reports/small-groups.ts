/** A figure of fewer people isn't shown by itself, because it could reveal what one person did. */
export const MIN_PEOPLE = 5;

/**
 * Splits the parts of a sum into those shown and those shown only as one total. A single hidden part could be computed
 * by subtracting the others from the sum, so the smallest others are hidden too until the total has enough people.
 */
export const suppressSmallGroups = <Part extends { readonly people: number }>(
  parts: readonly Part[],
): { readonly shown: readonly Part[]; readonly together: readonly Part[] } => {
  const hidden = new Set(parts.filter(({ people }) => people < MIN_PEOPLE));
  const bySize = parts
    .filter((part) => !hidden.has(part))
    .toSorted((one, other) => one.people - other.people);
  const peopleOf = (some: Iterable<Part>) => [...some].reduce((sum, { people }) => sum + people, 0);
  for (const part of bySize) {
    if (hidden.size === 0 || peopleOf(hidden) >= MIN_PEOPLE) break;
    hidden.add(part);
  }
  return {
    shown: parts.filter((part) => !hidden.has(part)),
    together: parts.filter((part) => hidden.has(part)),
  };
};
