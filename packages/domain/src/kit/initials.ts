/** "A. V." for "Ana Vega": labels and lists that others can read in a corridor show no full name. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 3)
    .map((word) => [...word][0]?.toLocaleUpperCase('es-PR') ?? '')
    .filter(Boolean)
    .map((letter) => `${letter}.`)
    .join(' ');
