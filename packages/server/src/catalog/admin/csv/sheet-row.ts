/** A row of the file with a cell that isn't blank. */
export interface SheetRow {
  /** As a spreadsheet numbers it: a quoted line break doesn't begin another row. */
  readonly line: number;
  /** As an editor numbers the row's first line; differs from `line` below a quoted line break. In a workbook the same. */
  readonly textLine: number;
  /** Trimmed, without blank ones at the end. */
  readonly cells: readonly string[];
}

/** The row without blank cells at its end; null if nothing is left. */
export const filledRow = (row: SheetRow): SheetRow | null => {
  const length = row.cells.findLastIndex((cell) => cell !== '') + 1;
  return length === 0 ? null : { ...row, cells: row.cells.slice(0, length) };
};

const MAX_CELLS = 250;

/** Why the rows up to this one are more than an import takes; null if they aren't. Asked of each row, so that no more of the file is read. */
export const sizeIssue = (rows: readonly SheetRow[]): string | null => {
  const last = rows.at(-1);
  if (rows.length > MAX_ROWS + 1) return TOO_MANY_ROWS;
  return last && last.cells.length > MAX_CELLS
    ? `La fila ${last.line} pasa de ${MAX_CELLS} columnas. Deja solo las que hacen falta.`
    : null;
};

export const MAX_ROWS = 50_000;
export const TOO_MANY_ROWS = 'El archivo pasa de 50,000 filas. Divídelo e importa cada parte.';
