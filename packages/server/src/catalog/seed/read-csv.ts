import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { CsvError, parse } from 'csv-parse/sync';
import { expected, type SeedIssue } from './seed-issue.ts';

/** The text of a seed file and its path from the project's root, as issues name it. */
export interface SeedFile {
  readonly file: string;
  readonly text: string;
}

export interface CsvRow {
  readonly file: string;
  readonly row: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads an RFC 4180 file whose heading must be exactly `columns`. Rows with another number of fields and misplaced quotes are issues. */
export const readCsv = (
  { file, text }: SeedFile,
  columns: readonly string[],
): { readonly rows: readonly CsvRow[]; readonly issues: readonly SeedIssue[] } => {
  const records = parseRecords(text);
  if (!records.ok) return { rows: [], issues: [{ file, column: '—', ...records.refusal }] };
  const [heading, ...lines] = records.value;
  const headingText = heading?.fields.join(',') ?? '';
  if (headingText !== columns.join(','))
    return {
      rows: [],
      issues: [{ file, row: 1, column: '—', message: expected(headingText, columns.join(',')) }],
    };
  const issues = lines
    .filter(({ fields }) => fields.length !== columns.length)
    .map(({ row, fields }) => ({
      file,
      row,
      column: '—',
      message: `tiene ${fields.length} campos; se esperaban ${columns.length}`,
    }));
  const rows = lines
    .filter(({ fields }) => fields.length === columns.length)
    .map(({ row, fields }) => ({
      file,
      row,
      fields: Object.fromEntries(columns.map((column, index) => [column, (fields[index] ?? '').trim()])),
    }));
  return { rows, issues };
};

interface Line {
  readonly row: number;
  readonly fields: readonly string[];
}

const parseRecords = (text: string): Result<readonly Line[], Pick<SeedIssue, 'row' | 'message'>> => {
  try {
    const records = parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true });
    const lines = records as unknown as { record: string[]; info: { lines: number } }[];
    return accept(lines.map(({ record, info }) => ({ row: info.lines, fields: record })));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.lines === 'number' ? error.lines : 1;
    return refuse({ row, message: 'tiene una comilla fuera de lugar; se esperaba CSV según RFC 4180' });
  }
};
