import { csvFile } from '@nutricion/domain/kit/csv';
import type { ListColumn } from './list-types.ts';

/** Rows as CSV, with the columns that can be exported. */
export const csvOf = <Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string => {
  const shown = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  return csvFile([shown.map(({ label }) => label), ...rows.map((row) => shown.map(({ text }) => text(row)))]);
};
