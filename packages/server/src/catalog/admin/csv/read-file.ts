import { setImmediate } from 'node:timers/promises';
import { withoutByteOrderMark } from '@nutricion/domain/kit/csv';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { CsvError, parse } from 'csv-parse';

/** A row of the file with its cells by column. */
export interface FileRow {
  /** As in a spreadsheet: the heading is line 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly raw: readonly string[];
}

export interface ReadFile {
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
}

const MAX_ROWS = 50_000;
/** Rows between two pauses, in which the server handles other requests. */
const CHUNK_ROWS = 1_000;

/**
 * Reads a CSV of products as Excel and others write it: UTF-8 with or without a byte order mark, or Windows-1252; separated by commas, semicolons or
 * tabs. Refuses other files with a sentence in Spanish.
 */
export const readFile = async (
  bytes: Uint8Array,
  knownColumns: ReadonlySet<string>,
): Promise<Result<ReadFile, string>> => {
  const text = textOf(bytes);
  if (text.trim() === '') return refuse('El archivo está vacío. Baja el catálogo y edítalo.');
  const records: string[][] = [];
  const parser = parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  try {
    for await (const record of parser) {
      records.push(record as string[]);
      if (records.length > MAX_ROWS + 1)
        return refuse('El archivo pasa de 50,000 filas. Divídelo e importa cada parte.');
      if (records.length % CHUNK_ROWS === 0) await setImmediate();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(
      `La fila ${records.length + 1} tiene una comilla fuera de lugar. Arréglala y vuelve a subir el archivo.`,
    );
  }
  const [heading = [], ...rows] = records;
  const columns = heading.map((name) => name.trim().toLowerCase());
  const issue = headingIssue(columns, knownColumns);
  if (issue) return refuse(issue);
  return accept({
    columns,
    rows: rows.map((raw, index) => ({
      line: index + 2,
      raw,
      cells: Object.fromEntries(
        columns.map((column, at) => [column, withoutByteOrderMark((raw[at] ?? '').trim())]),
      ),
    })),
  });
};

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The delimiter that occurs most in the heading. */
const delimiterOf = (text: string): string => {
  const heading = text.slice(0, text.indexOf('\n') + 1 || undefined);
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).delimiter;
};

const headingIssue = (columns: readonly string[], knownColumns: ReadonlySet<string>): string | null => {
  if (!columns.includes('sku'))
    return 'Falta la columna «sku». Baja el catálogo, edítalo y sube ese archivo.';
  const unknown = columns.filter(
    (column) => column !== '' && column !== ERROR_COLUMN && !knownColumns.has(column),
  );
  if (unknown.length > 0)
    return `No conozco la columna «${unknown[0]}». Quítala, o usa los nombres del catálogo que se baja.`;
  const twice = columns.find((column, at) => column !== '' && columns.indexOf(column) !== at);
  return twice ? `La columna «${twice}» está dos veces. Deja una.` : null;
};

/** The column with errors in a file that was exported with them; ignored when it is imported again. */
export const ERROR_COLUMN = 'error';
