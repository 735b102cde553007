/** Digits of a GTIN in its longest form. */
const GTIN_DIGITS = 14;

/**
 * A scanned EAN-8, EAN-13, UPC-A or GTIN-14 as a GTIN of fourteen digits, so that devices which add or omit leading zeros give the same number. Null
 * if it is none or its check digit is wrong. Source: GS1 General Specifications, section 7.9.
 */
export const gtinOf = (scanned: string): string | null => {
  const digits = scanned.trim();
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const gtin = digits.padStart(GTIN_DIGITS, '0');
  return checkDigit(gtin.slice(0, -1)) === Number(gtin.at(-1)) ? gtin : null;
};

/** The check digit of thirteen digits: weights 3 and 1 alternate, beginning with 3; the digit completes the sum to a multiple of ten. */
const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
};

export const BARCODE_MESSAGE =
  'Ese código no es de un producto: tiene 8, 12, 13 o 14 números, y el último comprueba los demás.';
