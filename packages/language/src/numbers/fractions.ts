/** The fractions that are one sign and that a kitchen measures, the least first. */
export const fractions = [
  { value: 1 / 4, sign: '¼' },
  { value: 1 / 3, sign: '⅓' },
  { value: 1 / 2, sign: '½' },
  { value: 2 / 3, sign: '⅔' },
  { value: 3 / 4, sign: '¾' },
] as const;

/** The value of a sign such as ½; null if it is none. */
export const fractionOf = (sign: string): number | null =>
  fractions.find((each) => each.sign === sign)?.value ?? null;
