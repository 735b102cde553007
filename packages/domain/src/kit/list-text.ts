const conjunction = new Intl.ListFormat('es', { type: 'conjunction' });

/** "huevo, leche y maní". */
export const listText = (texts: readonly string[]): string => conjunction.format(texts);
