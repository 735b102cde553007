/** Spreadsheets take a cell with such a beginning for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A CSV file that spreadsheets open as intended: with accents, and without running formulas. */
export const csvFile = (lines: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');

const cellText = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A cell without the mark that prevents it from being run. */
export const withoutByteOrderMark = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '');
