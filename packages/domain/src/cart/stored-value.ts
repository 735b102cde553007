export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const isPositiveInteger = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

export const uniqueBy = <T>(list: readonly T[], key: (entry: T) => string): readonly T[] =>
  [...new Map([...list].reverse().map((entry) => [key(entry), entry])).values()].reverse();
