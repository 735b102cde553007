/** An error in a seed file. Rows are numbered as in a spreadsheet: the heading is row 1. */
export interface SeedIssue {
  readonly file: string;
  readonly row: number;
  readonly column: string;
  /** The value and what was expected, in Spanish. */
  readonly message: string;
}

/** `data/catalog/frutas.csv, fila 3, columna price: «0.9» no sirve; se esperaba …` */
export const seedIssueText = ({ file, row, column, message }: SeedIssue): string =>
  `${file}, fila ${row}, columna ${column}: ${message}`;

/** "«0.9» no sirve; se esperaba dólares con dos decimales", or "está vacía" for an empty field. */
export const expected = (value: string, what: string): string =>
  `${value === '' ? 'está vacía' : `«${value}» no sirve`}; se esperaba ${what}`;
