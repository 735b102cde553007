import {
  type ClosedPaymentMethod,
  closedPaymentMethodLabels,
  closedPaymentMethods,
} from '@nutricion/domain/payments/daily-close';
import type { Period } from '@nutricion/domain/reports/period';
import type { ReportColumn } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import { type PaymentMovementRow, readCountedCash, readPaymentMovements } from '../../payments/public.ts';
import { figuresOf } from './figures.ts';
import { firstDayOf } from './moments.ts';
import { hasDataSince, type Question, type ReportContent } from './question.ts';
import { added, nothing, type Sums, sumBy, total } from './sum-by.ts';
import { partTable, timeTable } from './tables.ts';

const columns: readonly ReportColumn[] = [
  { id: 'neto', label: 'Neto', unit: 'money' },
  { id: 'cobrado', label: 'Cobrado', unit: 'money' },
  { id: 'devuelto', label: 'Devuelto', unit: 'money' },
  { id: 'autorizado', label: 'Autorizado', unit: 'money' },
];
const WIDTH = columns.length;

/** Money that moved, held against the papers that were issued and the cash that was counted. */
export const readReconciliation = async (requested: Question): Promise<ReportContent> => {
  const question = hasDataSince(requested, await firstDayOf(requested.db, 'payments'));
  const { db, period, before, days } = question;
  const movements = [
    ...(await readPaymentMovements(db, before)),
    ...(await readPaymentMovements(db, period)),
  ];
  const sumsBy = (keyOf: (row: PaymentMovementRow) => string) => {
    const parts = new Map<string, Sums>();
    for (const row of movements) {
      const side = row.day >= period.from ? 'now' : 'earlier';
      const refunded = row.refunded - row.failed;
      const existing = parts.get(keyOf(row)) ?? nothing(WIDTH);
      const sums = [row.captured - refunded, row.captured, refunded, row.authorized];
      parts.set(keyOf(row), { ...existing, [side]: added(existing[side], sums) });
    }
    return parts;
  };
  const byDay = sumsBy(({ day }) => day);
  const documents = total(
    (
      await sumBy(question, days.orders, sql`f.day`, [
        sql`f.gross_cents - f.refunded_cents + f.tax_state_cents + f.tax_municipal_cents`,
      ])
    ).values(),
    1,
  );
  const cashOf = async (side: 'now' | 'earlier', days: Period) => {
    const counted = await readCountedCash(db, days);
    const expected = sumsBy(({ way }) => way).get('cash')?.[side][0] ?? 0;
    const sum = [...counted.values()].reduce((all, cents) => all + cents, 0);
    return { expected, counted: counted.size > 0 ? sum : null };
  };
  const cash = { now: await cashOf('now', period), earlier: await cashOf('earlier', before) };
  const all = total(byDay.values(), WIDTH);
  const joined = { now: [...all.now, ...documents.now], earlier: [...all.earlier, ...documents.earlier] };
  return {
    figures: [
      ...figuresOf(question, joined, [
        {
          id: 'neto',
          label: 'Entró neto',
          unit: 'money',
          definition:
            'Lo cobrado menos lo devuelto esos días, IVU incluido. Una devolución que el banco regresó vuelve a sumar.',
          of: ([net]) => net,
          hasOrders: false,
        },
        {
          id: 'cobrado',
          label: 'Cobrado',
          unit: 'money',
          definition: 'En línea, cuando el proveedor cobró; al recibir, cuando se entregó.',
          of: ([, captured]) => captured,
          hasOrders: false,
        },
        {
          id: 'devuelto',
          label: 'Devuelto',
          unit: 'money',
          definition: 'Devoluciones hechas esos días, sin las que el banco regresó.',
          of: ([, , refunded]) => refunded,
          hasOrders: false,
        },
        {
          id: 'papeles',
          label: 'Recibos menos notas',
          unit: 'money',
          definition: 'Lo que dicen los recibos y las notas de crédito de esos días, con IVU.',
          of: ([, , , , reported]) => reported,
          hasOrders: false,
        },
        {
          id: 'diferencia',
          label: 'Diferencia',
          unit: 'money',
          definition:
            'Lo que entró neto menos los recibos. En línea se cobra al preparar y el recibo sale al entregar: lo que está de camino al cerrar el día aparece aquí y se cierra solo.',
          of: ([net = 0, , , , reported = 0]) => net - reported,
          hasOrders: false,
        },
      ]),
      {
        id: 'efectivo',
        label: 'Efectivo contado de más o de menos',
        unit: 'money',
        definition:
          'Lo que contaron al terminar las rutas menos el efectivo cobrado. Sin datos mientras nadie cuente.',
        value: difference(cash.now),
        before: difference(cash.earlier),
        hasOrders: false,
      },
    ],
    tables: [
      timeTable(
        question,
        {
          id: 'dia',
          label: 'Dinero por día',
          definition: 'El día en que se movió. Cada día abre su cierre.',
          columns,
        },
        byDay,
        { width: WIDTH, target: 'close', hasOrders: false },
      ),
      partTable(
        question,
        {
          id: 'forma',
          label: 'Por forma de pago',
          definition: 'En línea o al recibir, cada una por su lado.',
          heading: 'Forma',
          columns,
          labelOf: (way) => closedPaymentMethodLabels[way as ClosedPaymentMethod],
          order: closedPaymentMethods,
          hasOrders: false,
        },
        sumsBy(({ way }) => way),
      ),
    ],
  };
};

const difference = ({ expected, counted }: { expected: number; counted: number | null }): number | null =>
  counted === null ? null : counted - expected;
