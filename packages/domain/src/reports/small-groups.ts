/** Fewer people than these aren't told apart: one figure would tell of one person. */
export const MIN_PEOPLE = 5;

/**
 * Which parts of a sum may be shown, and which only together. A single small part would be what is left when all others are
 * taken off the sum: so the smallest of the others go with it until enough people are among them.
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
