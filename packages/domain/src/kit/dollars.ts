/**
 * Money is whole cents; JSON carries dollars. Both conversions are exact for amounts of two decimals. Only the
 * edges may import them: the architecture's rules name each.
 */
export const centsFromDollars = (dollars: number): number => Math.round(dollars * 100);

export const dollarsFromCents = (cents: number): number => cents / 100;
