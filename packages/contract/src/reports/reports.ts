import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { orderStatuses } from '@nutricion/domain/orders/order-status';
import { MAX_PERIOD_DAYS, periodDays } from '@nutricion/domain/reports/period';
import { reportNames, reportUnits, rowTargets } from '@nutricion/domain/reports/report';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { pageCursor, REOPEN_LIST } from '../kit/page-cursor.ts';
import { day } from '../kit/ranges.ts';

/** Null if there is no data. `money` is in dollars, `share` from 0 to 1. */
const value = z.number().nullable();
const unit = z.enum(reportUnits);
const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

const figureSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** How it is counted, as text. */
  definition: z.string(),
  unit,
  value,
  /** The value of the previous period. */
  before: value,
  has_orders: z.boolean(),
});

const tableSchema = z.object({
  id: z.string(),
  label: z.string(),
  definition: z.string(),
  heading: z.string(),
  columns: z.array(z.object({ id: z.string(), label: z.string(), unit })),
  rows: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** One for each column. */
      cells: z.array(value),
      /** The first column's value in the previous period. */
      before: value,
      has_orders: z.boolean(),
      target: z.enum(rowTargets).nullable(),
    }),
  ),
  /** The chart of the first column. */
  drawing: z.enum(['time', 'parts', 'none']),
  /** What the table leaves out, as text. */
  note: z.string().nullable(),
});

export const reportSchema = z.object({
  name: z.enum(reportNames),
  period: periodSchema,
  before: periodSchema,
  /** Events after this moment aren't counted. */
  as_of: z.iso.datetime(),
  figures: z.array(figureSchema),
  tables: z.array(tableSchema),
  /** Holidays and days without deliveries, in either period. */
  special_days: z.array(z.object({ day: z.iso.date(), text: z.string() })),
});
export type ReportJson = z.infer<typeof reportSchema>;

const reportOrderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  /** When the counted event happened. */
  at: z.iso.datetime(),
  hospital: z.string().nullable(),
  delivery_date: z.iso.date(),
  delivery_window: z.enum(deliveryWindowIds),
  /** Dollars of the counted event; negative for a refund. */
  total: z.number(),
});
export type ReportOrderJson = z.infer<typeof reportOrderSchema>;

/** With `.csv` the report is sent as a file. */
const names = reportNames.flatMap((name) => [name, `${name}.csv` as const]);
const UNKNOWN_REPORT = 'Ese reporte no existe. Escoge uno de la lista.';

const periodQuery = z
  .object({
    from: day('Escoge desde qué día.'),
    to: day('Escoge hasta qué día.'),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'Escoge un último día que no sea antes del primero.',
  })
  .refine((period) => periodDays(period) <= MAX_PERIOD_DAYS, {
    path: ['from'],
    error: 'Escoge dos años o menos.',
  });

/** Time and id of the page's last document. */
const cursor = pageCursor([z.string().regex(/^\d{12,14}$/), z.uuid()], REOPEN_LIST);

export const reportEndpoints = declareEndpoints({
  'GET /api/admin/reports/{name}': {
    access: 'reports.read',
    summary:
      'Un reporte de unos días, los dos extremos incluidos; con .csv al final del nombre, como archivo',
    params: z.object({ name: z.enum(names, UNKNOWN_REPORT) }),
    query: periodQuery,
    response: reportSchema,
    file: 'text/csv; charset=utf-8',
  },
  'GET /api/admin/reports/{name}/orders': {
    access: 'orders.read',
    summary: 'Los pedidos que cuenta una cifra o una fila de un reporte, los últimos primero',
    params: z.object({ name: z.enum(reportNames, UNKNOWN_REPORT) }),
    query: periodQuery.safeExtend({
      /** The id of a figure or table. */
      of: z.string().max(40, 'Esa cifra no existe. Vuelve a abrir el reporte.'),
      /** The key of the table's row; absent for a figure. */
      key: z.string().max(80, 'Esa fila no existe. Vuelve a abrir el reporte.').optional(),
      after: cursor.optional(),
    }),
    response: z.object({
      orders: z.array(reportOrderSchema),
      next: z.string().nullable(),
    }),
  },
});
