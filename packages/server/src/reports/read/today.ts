import { puertoRicoHour } from '@nutricion/domain/kit/puerto-rico-time';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import { type Period, periodBounds } from '@nutricion/domain/reports/period';
import type { ReportFigure, ReportRow } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import { isLateInSql } from '../../orders/public.ts';
import { statusList } from '../../platform/db/status-list.ts';
import { figuresOf } from './figures.ts';
import { firstDayOf } from './moments.ts';
import { hasDataFor, hasDataSince, type Question, type ReportContent } from './question.ts';
import { sumBy, total } from './sum-by.ts';

/** What happens today, what waits, and what is wrong. */
export const readToday = async (requested: Question): Promise<ReportContent> => {
  const question = hasDataSince(requested, await firstDayOf(requested.db, 'orders'));
  const { db, period, before, days, nowMs } = question;
  const [placed, placedBefore] = [await placedByHour(question, period), await placedByHour(question, before)];
  const sold = await sumBy(question, days.orders, sql`f.day`, [
    sql`f.gross_cents - f.refunded_cents`,
    sql`f.receipts`,
  ]);
  const [missing, missingBefore] = [
    await missingUnits(question, period),
    await missingUnits(question, before),
  ];
  const isToday = period.from <= days.today && period.to >= days.today;
  const { rows } = await sql<{ late: number; open: number; unpaid: number }>`
    select
      (select count(*) from orders o where o.status in (${statusList(isOpenOrder)}) and ${isLateInSql(nowMs)})::int as late,
      (select count(*) from orders o where o.status in (${statusList(isOpenOrder)}))::int as open,
      (select count(*) from orders o where ${isUnpaid})::int as unpaid
  `.execute(db);
  const [now] = rows;
  const hasData = (side: Period) => hasDataFor(days, side);
  const figure = (
    id: string,
    label: string,
    definition: string,
    value: number | undefined,
    earlier: number | null,
    hasOrders = true,
  ): ReportFigure => ({
    id,
    label,
    unit: 'count',
    definition,
    value: value ?? null,
    before: earlier,
    hasOrders,
  });
  const atThisMoment = (value: number | undefined) => (isToday ? value : undefined);
  const sumOf = (hours: ReadonlyMap<number, number>) =>
    [...hours.values()].reduce((sum, count) => sum + count, 0);
  return {
    figures: [
      figure(
        'atrasados',
        'Atrasados ahora',
        'No estaban listos una hora antes de su ventana, o no habían salido cuando empezó.',
        atThisMoment(now?.late),
        null,
      ),
      figure(
        'por-cobrar',
        'Entregados sin cobrar',
        'Pedidos que ya se entregaron y cuyo pago sigue pendiente, de cualquier día.',
        atThisMoment(now?.unpaid),
        null,
      ),
      figure(
        'faltas',
        'Unidades que faltaron',
        'Lo que quien prepara no encontró en el anaquel hoy.',
        hasData(period) ? missing : undefined,
        hasData(before) ? missingBefore : null,
      ),
      figure(
        'hechos',
        'Pedidos hechos',
        'Los que entraron, aunque después se cancelaran.',
        hasData(period) ? sumOf(placed) : undefined,
        hasData(before) ? sumOf(placedBefore) : null,
      ),
      ...figuresOf(question, total(sold.values(), 2), [
        {
          id: 'netas',
          label: 'Ventas netas',
          unit: 'money',
          definition: 'Lo entregado menos lo devuelto, sin IVU.',
          of: ([net]) => net,
        },
        {
          id: 'entregados',
          label: 'Pedidos entregados',
          unit: 'count',
          definition: 'Pedidos con recibo.',
          of: ([, receipts]) => receipts,
        },
      ]),
      figure(
        'abiertos',
        'Abiertos ahora',
        'Confirmados, preparándose, listos o en camino, para cualquier día.',
        atThisMoment(now?.open),
        null,
      ),
    ],
    tables: [
      {
        id: 'hora',
        label: 'Pedidos por hora',
        definition:
          'Cuándo entraron, por el reloj de Puerto Rico. Las horas que faltan no tienen datos todavía.',
        heading: 'Hora',
        columns: [{ id: 'hechos', label: 'Pedidos hechos', unit: 'count' }],
        rows: Array.from({ length: 24 }, (_, hour): ReportRow => {
          const isOver = period.to < days.today || (isToday && hour <= puertoRicoHour(nowMs));
          return {
            key: String(hour).padStart(2, '0'),
            label: hourText(hour),
            cells: [isOver && hasData(period) ? (placed.get(hour) ?? 0) : null],
            before: hasData(before) ? (placedBefore.get(hour) ?? 0) : null,
            hasOrders: isOver && hasData(period),
            target: null,
          };
        }),
        drawing: 'time',
        note: null,
      },
    ],
  };
};

/** Handed over, and its payment is still owed. */
export const isUnpaid = sql<boolean>`o.status = 'entregado' and o.payment_status = 'pendiente'`;

/** "12 a. m." to "11 p. m." */
const hourText = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'a. m.' : 'p. m.'}`;

const placedByHour = async ({ db }: Question, period: Period): Promise<ReadonlyMap<number, number>> => {
  const { begins, ends } = periodBounds(period);
  const { rows } = await sql<{ hour: number; orders: number }>`
    select extract(hour from o.created_at at time zone 'America/Puerto_Rico')::int as hour, count(*)::int as orders
    from orders o where o.created_at >= ${begins} and o.created_at < ${ends} group by 1
  `.execute(db);
  return new Map(rows.map(({ hour, orders }) => [hour, orders]));
};

const missingUnits = async ({ db }: Question, period: Period): Promise<number> => {
  const { begins, ends } = periodBounds(period);
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(units), 0)::int as units from pick_actions
    where kind = 'short' and refusal is null and not is_undone and done_at >= ${begins} and done_at < ${ends}
  `.execute(db);
  return rows[0]?.units ?? 0;
};
