/** Spreadsheets take such a beginning for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** By this they know that accents are UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Lines of cells as a file that spreadsheets open as they were meant: accents kept, nothing run as a formula. */
export const csvFile = (lines: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');

const cellText = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A cell of such a file without the mark that kept it from being run. */
export const withoutByteOrderMark = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '');
