const usd = new Intl.NumberFormat('es-PR', { style: 'currency', currency: 'USD' });

/** "$1,234.50", as es-PR writes it (specification, section 9). */
export const formatUsd = (cents: number): string => usd.format(cents / 100);

/** "$5" or "$2.50": the short form for promotion badges, where round amounts drop their cents. */
export const formatUsdShort = (cents: number): string =>
  cents % 100 === 0 ? `$${cents / 100}` : formatUsd(cents);

/** `basisPoints` of an amount, rounded to the cent, half up: 1150 is 11.5 %. */
export const shareOf = (cents: number, basisPoints: number): number =>
  Math.round((cents * basisPoints) / 10_000);
