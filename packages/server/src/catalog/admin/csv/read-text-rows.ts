import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { withoutByteOrderMark } from '@nutricion/domain/kit/csv';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { CsvError, type Options, parse } from 'csv-parse';
import { filledRow, MAX_ROWS, type SheetRow, sizeIssue, TOO_MANY_ROWS } from './sheet-row.ts';

/** Blank rows between others count too. */
const MAX_LINES = 4 * MAX_ROWS;

/** More than all columns of a product at their longest. */
const MAX_RECORD_LETTERS = 100_000;

/**
 * Reads text separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252. Excel's line `sep=;` names the separator and is no row.
 */
export const readTextRows = async (bytes: Uint8Array): Promise<Result<readonly SheetRow[], string>> => {
  const text = textOf(bytes);
  const [told = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const firstLine = told === '' ? 1 : 2;
  const body = withoutBlankEnd(text.slice(told.length));
  let line = 0;
  let nextTextLine = firstLine;
  const options: Options<SheetRow, string[]> = {
    delimiter: separator ?? delimiterOf(body),
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: MAX_RECORD_LETTERS,
    // Here, because a sheet may have been saved with a million rows of separators.
    on_record: (record, { lines }): SheetRow | null => {
      line += 1;
      if (line > MAX_LINES) throw new TooManyLines();
      const textLine = nextTextLine;
      nextTextLine = firstLine + lines;
      return filledRow({ line, textLine, cells: record.map((cell) => withoutByteOrderMark(cell.trim())) });
    },
  };
  const rows: SheetRow[] = [];
  try {
    for await (const row of parserOf(body, options)) {
      rows.push(row);
      const issue = sizeIssue(rows);
      if (issue) return refuse(issue);
    }
  } catch (error) {
    if (error instanceof TooManyLines) return refuse(TOO_MANY_ROWS);
    if (!(error instanceof CsvError)) throw error;
    const inEditor = line + 1 === nextTextLine ? '' : ` (línea ${nextTextLine} en un editor)`;
    return refuse(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `La fila ${line + 1}${inEditor} es demasiado larga. Quizás le falta una comilla que cierre: arréglala.`
        : `La fila ${line + 1}${inEditor} tiene una comilla fuera de lugar. Arréglala y vuelve a subir el archivo.`,
    );
  }
  return accept(rows);
};

/** Thrown within the parser. */
class TooManyLines extends Error {}

const SLICE_BYTES = 8_192;

/** Given whole, a text would be parsed in one go, in which the server does nothing else. */
async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    await setImmediate();
    yield bytes.subarray(start, start + SLICE_BYTES);
  }
}

/** The library's types know records of text alone. */
const parserOf = (text: string, options: Options<SheetRow, string[]>): AsyncIterable<SheetRow> =>
  Readable.from(slicesOf(Buffer.from(text))).pipe(parse(options as unknown as Options));

/** Sheets are saved with a million rows of nothing but separators below the last one. */
const withoutBlankEnd = (text: string): string => {
  let end = text.length;
  while (end > 0 && ',;\t \r\n'.includes(text.charAt(end - 1))) end -= 1;
  const lineEnd = text.slice(end).search(/[\r\n]/);
  return lineEnd < 0 ? text : text.slice(0, end + lineEnd + 1);
};

const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[ \t]*(?:\r\n|\n|\r)/i;

const textOf = (bytes: Uint8Array): string => {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const markedEncoding = ([first, second]: Uint8Array): string | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
};

/** Bytes by which UTF-16 without its mark is known. */
const SAMPLE_BYTES = 400;

/** UTF-16 of Latin letters has a zero in every second byte, and no other text has any. */
const unmarkedUtf16 = (bytes: Uint8Array): string | null => {
  const sample = [...bytes.subarray(0, SAMPLE_BYTES)];
  const zerosAt = (parity: number) =>
    sample.filter((byte, at) => byte === 0 && at % 2 === parity).length > sample.length / 4;
  if (zerosAt(1)) return 'utf-16le';
  return zerosAt(0) ? 'utf-16be' : null;
};

const delimiters = [',', ';', '\t'] as const;
const SAMPLE_LINES = 20;

/** The delimiter that divides most lines into the same number of cells; of several, the one that makes most cells. */
const delimiterOf = (text: string): string => {
  const sample = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '');
  const lines = sample.split(/\r\n|\n|\r/, SAMPLE_LINES).filter((line) => line.trim() !== '');
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const alike = counts.map((count) => counts.filter((other) => other === count).length);
    const most = Math.max(0, ...alike);
    return { delimiter, most, cells: counts[alike.indexOf(most)] ?? 0 };
  });
  return scores.reduce((best, each) =>
    each.most > best.most || (each.most === best.most && each.cells > best.cells) ? each : best,
  ).delimiter;
};
