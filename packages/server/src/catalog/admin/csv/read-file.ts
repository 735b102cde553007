import { type Result, refuse } from '@nutricion/domain/kit/result';
import { readTextRows } from './read-text-rows.ts';
import { isWorkbook, readWorkbook } from './read-workbook.ts';
import type { SheetRow } from './sheet-row.ts';

/**
 * Reads a file of products as Excel and others write it, a workbook or text. Rows without content are left out. Refuses other files with a sentence
 * in Spanish.
 */
export const readFile = async (bytes: Uint8Array): Promise<Result<readonly SheetRow[], string>> => {
  const read = await (isWorkbook(bytes) ? readWorkbook(bytes) : readTextRows(bytes));
  return read.ok && read.value.length === 0
    ? refuse('El archivo está vacío. Escoge otro, o baja el catálogo y edítalo.')
    : read;
};
