import { writeXlsx } from 'hucre/xlsx';

/** A workbook of one sheet, as a supplier mails it. */
export const aWorkbook = (rows: NonNullable<Parameters<typeof writeXlsx>[0]['sheets'][number]['rows']>) =>
  writeXlsx({ sheets: [{ name: 'Lista', rows }] });
