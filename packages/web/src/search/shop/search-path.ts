/** In the address of a search: `1` takes its words as they are typed, misspelt or not. */
export const LITERAL = 'literal';

/** The address of a search, or null when there is nothing to search for (specification, section 2). */
export const searchPath = (text: string, { isLiteral = false } = {}): string | null => {
  const term = text.trim();
  if (term === '') return null;
  return `/?search=${encodeURIComponent(term)}${isLiteral ? `&${LITERAL}=1` : ''}`;
};
