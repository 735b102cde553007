import type { ReportJson } from '@nutricion/contract/reports/reports';
import { csvFile } from '@nutricion/domain/kit/csv';
import { formatDateTimeWithYear } from '@nutricion/domain/orders/format-date-time';
import { periodText } from '@nutricion/domain/reports/period';
import { type ReportUnit, type ReportValue, reportLabels } from '@nutricion/domain/reports/report';

/** A report as CSV: title and period, its figures with their meaning, then each table with all rows. */
export const reportFile = (report: ReportJson): string =>
  csvFile([
    [reportLabels[report.name], `${periodText(report.period)}`],
    ['Contado hasta', formatDateTimeWithYear(report.as_of)],
    ['Período anterior', periodText(report.before)],
    [],
    ['Cifra', 'Valor', 'Período anterior', 'Qué es'],
    ...report.figures.map(({ label, unit, value, before, definition }) => [
      label,
      cell(value, unit),
      cell(before, unit),
      definition,
    ]),
    ...report.tables.flatMap(({ label, definition, heading, columns, rows, note }) => [
      [],
      [label, definition],
      [heading, ...columns.map((column) => column.label), `${columns[0]?.label ?? ''}, período anterior`],
      ...rows.map((row) => [
        row.label,
        ...row.cells.map((value, index) => cell(value, columns[index]?.unit)),
        cell(row.before, columns[0]?.unit),
      ]),
      ...(note ? [[note]] : []),
    ]),
  ]);

/** Dollars, and shares of 1 with four decimals; unknown values say so. */
const cell = (value: ReportValue, unit: ReportUnit | undefined): string | number => {
  if (value === null) return 'sin datos';
  return Number(value.toFixed(unit === 'money' ? 2 : 4));
};
