import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { orderStatuses } from '@nutricion/domain/orders/order-status';
import { MAX_PERIOD_DAYS, periodDays } from '@nutricion/domain/reports/period';
import { reportNames, reportUnits, rowTargets } from '@nutricion/domain/reports/report';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { pageCursor, REOPEN_LIST } from '../kit/page-cursor.ts';
import { day } from '../kit/ranges.ts';

/** Null: sin datos. Of `money` dollars, of `share` a part of 1. */
const value = z.number().nullable();
const unit = z.enum(reportUnits);
const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

const figureSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** In words, how it is counted. */
  definition: z.string(),
  unit,
  value,
  /** In the same period before. */
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
      /** What the first column was in the same period before. */
      before: value,
      has_orders: z.boolean(),
      target: z.enum(rowTargets).nullable(),
    }),
  ),
  /** How its first column is drawn. */
  drawing: z.enum(['time', 'parts', 'none']),
  /** What it leaves out, in words. */
  note: z.string().nullable(),
});

export const reportSchema = z.object({
  name: z.enum(reportNames),
  period: periodSchema,
  before: periodSchema,
  /** What happened after it isn't counted. */
  as_of: z.iso.datetime(),
  figures: z.array(figureSchema),
  tables: z.array(tableSchema),
});
export type ReportJson = z.infer<typeof reportSchema>;

const reportOrderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  /** When what is counted happened. */
  at: z.iso.datetime(),
  hospital: z.string().nullable(),
  delivery_date: z.iso.date(),
  delivery_window: z.enum(deliveryWindowIds),
  /** Of what is counted; below zero where it was given back. */
  total: z.number(),
});
export type ReportOrderJson = z.infer<typeof reportOrderSchema>;

/** `.csv` behind it: the same as a file. */
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

/** Where a page ends: moment and number of its last paper. */
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
      /** Of the figure or table. */
      of: z.string().max(40, 'Esa cifra no existe. Vuelve a abrir el reporte.'),
      /** Of the table's row; absent: of the figure. */
      key: z.string().max(80, 'Esa fila no existe. Vuelve a abrir el reporte.').optional(),
      after: cursor.optional(),
    }),
    response: z.object({
      orders: z.array(reportOrderSchema),
      next: z.string().nullable(),
    }),
  },
});
