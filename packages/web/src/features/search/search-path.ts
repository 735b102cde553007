/** The address of a search, or null when there is nothing to search for (specification, section 2). */
export const searchPath = (text: string): string | null => {
  const term = text.trim();
  return term === '' ? null : `/?search=${encodeURIComponent(term)}`;
};
