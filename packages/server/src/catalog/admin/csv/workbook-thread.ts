import { parentPort, workerData } from 'node:worker_threads';
import { numberText } from '@nutricion/domain/kit/typed-number';
import type { CellValue } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { filledRow, type SheetRow, sizeIssue } from './sheet-row.ts';

/** Some of the rows, then the end, with the reason if not all could be read. */
export type WorkbookMessage =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end'; readonly issue: string | null };

/** Rows in a message: the main thread goes on responding between two of them. */
const MESSAGE_ROWS = 1_000;

const send = (message: WorkbookMessage): void => parentPort?.postMessage(message);

const readRows = async (bytes: Uint8Array): Promise<string | null> => {
  const rows: SheetRow[] = [];
  let sent = 0;
  for await (const { index, values } of streamXlsxRows(bytes)) {
    const row = filledRow({ line: index + 1, textLine: index + 1, cells: values.map(cellText) });
    if (row) rows.push(row);
    const issue = sizeIssue(rows);
    if (issue) return issue;
    if (rows.length - sent >= MESSAGE_ROWS) {
      send({ kind: 'rows', rows: rows.slice(sent) });
      sent = rows.length;
    }
  }
  send({ kind: 'rows', rows: rows.slice(sent) });
  return null;
};

const cellText = (value: CellValue): string => {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (value instanceof Date) return dateText(value);
  return value === null || value === undefined ? '' : String(value).trim();
};

/** With slashes, which no code of the shop has. */
const dateText = (date: Date): string =>
  [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()].join('/');

/** A thread for one workbook, because unpacking it takes seconds and memory. */
send({ kind: 'end', issue: await readRows(workerData as Uint8Array) });
