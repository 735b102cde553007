/** The parameter of a literal search; `1` disables the correction of misspelt words. */
export const LITERAL = 'literal';

/** The address of a search's results; null for blank text (specification, section 2). */
export const searchPath = (text: string, { isLiteral = false } = {}): string | null => {
  const term = text.trim();
  if (term === '') return null;
  return `/?search=${encodeURIComponent(term)}${isLiteral ? `&${LITERAL}=1` : ''}`;
};
