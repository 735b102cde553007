import { columnNamed, fileColumns, identifyingColumns } from '@nutricion/domain/catalog/file-columns';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { SheetRow } from './sheet-row.ts';

/** A row with its cells by column; a column that the file lacks has none. */
export interface FileRow extends SheetRow {
  readonly byColumn: Readonly<Record<string, string | undefined>>;
}

export interface MappedFile {
  readonly headings: readonly string[];
  readonly columns: ReadonlySet<string>;
  readonly rows: readonly FileRow[];
  /** The shop's own export: in it an empty cell empties the field, in any other it says nothing. */
  readonly isOwn: boolean;
}

/** What a person said of the file's columns. */
export interface Mapping {
  /** The row with the headings, as a spreadsheet numbers it. */
  readonly headingLine: number;
  /** The column of each heading, in the file's order; null: left out. */
  readonly columns: readonly (string | null)[];
}

/**
 * Gives each cell its column, by what the person said or by the headings alone, which then must all be known. Refuses with a sentence in Spanish.
 */
export const mapColumns = (
  rows: readonly SheetRow[],
  mapping: Mapping | null,
): Result<MappedFile, string> => {
  const at = mapping ? rows.findIndex(({ line }) => line === mapping.headingLine) : 0;
  const heading = rows[at];
  if (!heading) return refuse('El encabezado no está en esa fila. Vuelve a subir el archivo.');
  const names = mapping?.columns ?? heading.cells.map(ownColumn);
  const issue = mapping ? null : unknownHeading(heading.cells);
  if (issue) return refuse(issue);
  const twice = names.findIndex((name, index) => name !== null && names.indexOf(name) !== index);
  if (twice >= 0) return refuse(`La columna «${heading.cells[twice] ?? ''}» está dos veces. Deja una.`);
  const columns = new Set(names.filter((name) => name !== null));
  if (!identifyingColumns.some((column) => columns.has(column)))
    return refuse(
      'Falta una columna que diga qué producto es cada fila: el sku, el código del suplidor o el de barras. Escoge cuál es, o añádela.',
    );
  return accept({
    headings: heading.cells,
    columns,
    isOwn: columns.has('version'),
    rows: rows.slice(at + 1).map((row) => ({
      ...row,
      byColumn: Object.fromEntries(
        names.flatMap((name, index) => (name === null ? [] : [[name, row.cells[index] ?? '']])),
      ),
    })),
  });
};

/** The column with errors in a file that was exported with them; ignored when it is imported again. */
export const ERROR_COLUMN = 'error';

const isIgnored = (heading: string): boolean => ['', ERROR_COLUMN].includes(heading.trim().toLowerCase());

const ownColumn = (heading: string): string | null => columnNamed(heading) ?? null;

const unknownHeading = (headings: readonly string[]): string | null => {
  const unknown = headings.find((heading) => !isIgnored(heading) && ownColumn(heading) === null);
  return unknown === undefined
    ? null
    : `No conozco la columna «${unknown}». Di cuál es, quítala, o usa los nombres del catálogo que se baja.`;
};

/** The columns of a query, `sku,,price`, in the file's order; null without them, and `unknown` if one isn't a column. */
export const columnsIn = (query: string | undefined): readonly (string | null)[] | null | 'unknown' => {
  if (query === undefined) return null;
  const names = query.split(',').map((name) => (name === '' ? null : name));
  return names.every((name) => name === null || Object.hasOwn(fileColumns, name)) ? names : 'unknown';
};
