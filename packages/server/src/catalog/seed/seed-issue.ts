/** A wrong place in a seed file. Rows count as a spreadsheet shows them: the heading is row 1. */
export interface SeedIssue {
  readonly file: string;
  readonly row: number;
  readonly column: string;
  /** What stands there and what was expected, in Spanish. */
  readonly message: string;
}

/** `data/catalog/frutas.csv, fila 3, columna price: «0.9» no sirve; se esperaba …` */
export const seedIssueText = ({ file, row, column, message }: SeedIssue): string =>
  `${file}, fila ${row}, columna ${column}: ${message}`;

/** "«0.9» no sirve; se esperaba dólares con dos decimales". An empty field is called so. */
export const expected = (found: string, what: string): string =>
  `${found === '' ? 'está vacía' : `«${found}» no sirve`}; se esperaba ${what}`;
