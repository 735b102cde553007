import type { Report, ReportUnit, ReportValue } from '@nutricion/domain/reports/report';
import { moneyCodec } from '../kit/money.ts';
import type { ReportJson } from './reports.ts';

const amount = moneyCodec({ cents: 'dollars' });

/** Converts a report's money from cents to dollars; other units stay the same. */
export const reportToJson = (report: Report): ReportJson => ({
  name: report.name,
  period: report.period,
  before: report.before,
  as_of: new Date(report.asOfMs).toISOString(),
  special_days: [...report.specialDays],
  figures: report.figures.map(({ hasOrders, ...figure }) => ({
    ...figure,
    value: toWire(figure.value, figure.unit),
    before: toWire(figure.before, figure.unit),
    has_orders: hasOrders,
  })),
  tables: report.tables.map(({ rows, ...table }) => {
    const units = table.columns.map(({ unit }) => unit);
    return {
      ...table,
      columns: [...table.columns],
      rows: rows.map(({ hasOrders, ...row }) => ({
        ...row,
        cells: row.cells.map((value, index) => toWire(value, units[index])),
        before: toWire(row.before, units[0]),
        has_orders: hasOrders,
      })),
    };
  }),
});

/** The reverse: dollars to whole cents. */
export const reportFromJson = (json: ReportJson): Report => ({
  name: json.name,
  period: json.period,
  before: json.before,
  asOfMs: Date.parse(json.as_of),
  specialDays: json.special_days,
  figures: json.figures.map(({ has_orders, ...figure }) => ({
    ...figure,
    value: fromWire(figure.value, figure.unit),
    before: fromWire(figure.before, figure.unit),
    hasOrders: has_orders,
  })),
  tables: json.tables.map(({ rows, ...table }) => {
    const units = table.columns.map(({ unit }) => unit);
    return {
      ...table,
      rows: rows.map(({ has_orders, ...row }) => ({
        ...row,
        cells: row.cells.map((value, index) => fromWire(value, units[index])),
        before: fromWire(row.before, units[0]),
        hasOrders: has_orders,
      })),
    };
  }),
});

const toWire = (value: ReportValue, unit: ReportUnit | undefined): ReportValue =>
  unit === 'money' ? amount.toJson({ cents: value }).dollars : value;

const fromWire = (value: ReportValue, unit: ReportUnit | undefined): ReportValue =>
  unit === 'money' ? amount.fromJson({ dollars: value }).cents : value;

export const reportOrderMoney = moneyCodec({ totalCents: 'total' });
