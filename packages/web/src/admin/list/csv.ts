import type { ListColumn } from './list-types.ts';

/** Spreadsheets take such a beginning for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** By this they know that accents are UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as a file that spreadsheets open as they were meant: accents kept, nothing run as a formula. */
export const csvOf = <Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string => {
  const shown = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const lines = [shown.map(({ label }) => label), ...rows.map((row) => shown.map(({ text }) => text(row)))];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
};

const cellText = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
