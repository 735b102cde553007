import { reportToJson } from '@nutricion/contract/reports/report-money';
import type { ReportJson, reportEndpoints } from '@nutricion/contract/reports/reports';
import { csvFile } from '@nutricion/domain/kit/csv';
import { accept } from '@nutricion/domain/kit/result';
import { formatDateTimeWithYear } from '@nutricion/domain/orders/format-date-time';
import { periodText } from '@nutricion/domain/reports/period';
import {
  type ReportName,
  type ReportUnit,
  type ReportValue,
  reportLabels,
  reportNames,
} from '@nutricion/domain/reports/report';
import type { ReadFromReplica } from '../platform/db/replica.ts';
import { FileResponse, type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';
import { readReportOrders } from './orders/read-report-orders.ts';
import { type ReportDependencies, readReport } from './read-report.ts';
import { myMailHandlers } from './weekly/my-mail-handlers.ts';

/** A large report is read where it slows no order down. */
interface Dependencies extends ReportDependencies {
  readonly readFromReplica: ReadFromReplica;
}

export const mountReports: MountFeature<Dependencies> = (app, shop) =>
  mount(app, shop.authenticate, { ...reportHandlers(shop), ...myMailHandlers(shop) });

/** Reports on sales, incentive, waste, searches and substitutions. */
export const reportHandlers = ({
  now,
  readFromReplica,
}: Dependencies): Handlers<keyof typeof reportEndpoints> => ({
  'GET /api/admin/reports/{name}': async ({ params: { name: requested }, query }) => {
    const isFile = requested.endsWith('.csv');
    const name = reportNames.find((each) => requested === each || requested === `${each}.csv`) as ReportName;
    const report = reportToJson(await readFromReplica((db) => readReport({ db, now }, name, query, isFile)));
    if (!isFile) return accept(report);
    const fileName = `${name}-${query.from}-${query.to}.csv`;
    return accept(new FileResponse(fileName, reportFile(report)));
  },

  'GET /api/admin/reports/{name}/orders': async ({ params, query }) =>
    accept(await readFromReplica((db) => readReportOrders({ db, now }, params.name, query))),
});

/** A report as CSV: title and period, its figures with their meaning, then each table with all rows. */
const reportFile = (report: ReportJson): string =>
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
