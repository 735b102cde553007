/** What somebody searched for on this computer, newest first. */
export interface RecentSearches {
  readonly userId: string;
  readonly terms: readonly string[];
}

/** What fits in two lines of a phone. */
const MAX_SEARCHES = 6;

/** The list with a term at its front; the same words in other letters or accents stand there once. */
export const withSearch = (
  terms: readonly string[],
  term: string,
  key: (text: string) => string,
): readonly string[] => [term, ...terms.filter((other) => key(other) !== key(term))].slice(0, MAX_SEARCHES);

/** What storage holds, if it is that. */
export const recentSearchesFromStored = (value: unknown): RecentSearches | null => {
  if (typeof value !== 'object' || value === null || !('userId' in value) || !('terms' in value)) return null;
  const { userId, terms } = value;
  if (typeof userId !== 'string' || !Array.isArray(terms)) return null;
  return {
    userId,
    terms: terms.filter((term): term is string => typeof term === 'string').slice(0, MAX_SEARCHES),
  };
};
