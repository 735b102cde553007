/** A user's recent searches on this device, newest first. */
export interface RecentSearches {
  readonly userId: string;
  readonly terms: readonly string[];
}

/** As many as fit in two lines on a phone. */
const MAX_SEARCHES = 6;

/** Adds a term at the front; an equal one (by `key`) is removed. */
export const withSearch = (
  terms: readonly string[],
  term: string,
  key: (text: string) => string,
): readonly string[] => [term, ...terms.filter((other) => key(other) !== key(term))].slice(0, MAX_SEARCHES);

/** The stored searches; null if invalid. */
export const recentSearchesFromStored = (value: unknown): RecentSearches | null => {
  if (typeof value !== 'object' || value === null || !('userId' in value) || !('terms' in value)) return null;
  const { userId, terms } = value;
  if (typeof userId !== 'string' || !Array.isArray(terms)) return null;
  return {
    userId,
    terms: terms.filter((term): term is string => typeof term === 'string').slice(0, MAX_SEARCHES),
  };
};
