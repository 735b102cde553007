/** Digits of an article's number, without what its length adds: 14, as GS1 keeps it. */
const GTIN_DIGITS = 14;

/**
 * A scanned EAN-8, EAN-13, UPC-A or GTIN-14 as one number of fourteen digits, so that a telephone and a scanner that
 * add or leave out leading zeros mean the same product; null where its check digit doesn't fit, or it is none.
 * Source: GS1 General Specifications, section 7.9.
 */
export const gtinOf = (scanned: string): string | null => {
  const digits = scanned.trim();
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const gtin = digits.padStart(GTIN_DIGITS, '0');
  return checkDigit(gtin.slice(0, -1)) === Number(gtin.at(-1)) ? gtin : null;
};

/** Of the thirteen digits before it: thrice every other one, beginning with the first, and what is missing to a ten. */
const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
};

export const BARCODE_MESSAGE =
  'Ese código no es de un producto: tiene 8, 12, 13 o 14 números, y el último comprueba los demás.';
