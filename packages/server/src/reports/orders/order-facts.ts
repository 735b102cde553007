import { deliveryWindows } from '@nutricion/domain/fulfilment/delivery';
import { INCENTIVE_THRESHOLD_CENTS } from '@nutricion/domain/offers/incentive';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import { type Period, periodBounds, periodOfStep } from '@nutricion/domain/reports/period';
import type { ReportName } from '@nutricion/domain/reports/report';
import { type RawBuilder, sql } from 'kysely';
import { isLateInSql } from '../../orders/public.ts';
import { statusList } from '../../platform/db/status-list.ts';
import { isUnpaid } from '../read/today.ts';

/** What a figure or a row of a table counts: happenings of orders `o`, when each was, and what of it was money. */
export interface OrderFacts {
  /** An `o`, and the tables that the other fields name. */
  readonly from: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly totalCents: RawBuilder<unknown>;
  readonly conditions: readonly RawBuilder<unknown>[];
}

export interface FigureOrders {
  /** A figure's or a table's id. */
  readonly of: string;
  /** A row of the table. */
  readonly key?: string | undefined;
  readonly period: Period;
}

/** Null: this figure or row doesn't consist of orders. */
export const factsOf = (name: ReportName, requested: FigureOrders, nowMs: number): OrderFacts | null => {
  const within =
    requested.of === 'dia' && requested.key
      ? periodOfStep(requested.key, requested.period)
      : requested.period;
  const facts = happenings(name, requested.of)?.(within);
  const own =
    requested.key === undefined
      ? figureCondition(requested.of, nowMs)
      : rowCondition(requested.of, requested.key);
  return facts && own ? { ...facts, conditions: [...facts.conditions, own] } : null;
};

const happenings = (name: ReportName, of: string): ((period: Period) => OrderFacts) | null => {
  switch (name) {
    case 'ventas':
    case 'unidades':
    case 'incentivo':
    case 'ivu':
      return documents;
    case 'entregas':
      return handovers;
    case 'sustituciones':
      return shortPicks;
    case 'hoy':
      if (of === 'netas' || of === 'entregados') return documents;
      if (of === 'faltas') return shortPicks;
      return of === 'hechos' || of === 'hora' ? placed : standing;
    default:
      return null;
  }
};

const isWithin = (moment: RawBuilder<unknown>, period: Period) => {
  const { begins, ends } = periodBounds(period);
  return sql`${moment} >= ${begins} and ${moment} < ${ends}`;
};

const wholeTotalCents = sql`coalesce(o.packed_total_cents, o.total_cents)`;

/** Receipts and credit notes. */
const documents = (period: Period): OrderFacts => ({
  from: sql`receipts h join orders o on o.id = h.order_id`,
  at: sql`h.issued_at`,
  totalCents: sql`case h.kind when 'recibo' then h.subtotal_cents else -h.subtotal_cents end`,
  conditions: [isWithin(sql`h.issued_at`, period)],
});

const handovers = (period: Period): OrderFacts => ({
  from: sql`order_status_history h join orders o on o.id = h.order_id`,
  at: sql`h.created_at`,
  totalCents: wholeTotalCents,
  conditions: [isWithin(sql`h.created_at`, period), sql`h.status in ('entregado', 'no_entregado')`],
});

const shortPicks = (period: Period): OrderFacts => ({
  from: sql`pick_actions h join order_items s on s.id = h.order_item_id join orders o on o.id = s.order_id`,
  at: sql`h.done_at`,
  totalCents: wholeTotalCents,
  conditions: [
    isWithin(sql`h.done_at`, period),
    sql`h.kind = 'short' and h.refusal is null and not h.is_undone`,
  ],
});

const placed = (period: Period): OrderFacts => ({
  from: sql`orders o`,
  at: sql`o.created_at`,
  totalCents: sql`o.total_cents`,
  conditions: [isWithin(sql`o.created_at`, period)],
});

/** Current orders, of any day. */
const standing = (): OrderFacts => ({
  from: sql`orders o`,
  at: sql`o.created_at`,
  totalCents: wholeTotalCents,
  conditions: [],
});

const isReceipt = sql`h.kind = 'recibo'`;
const isCreditNote = sql`h.kind = 'nota_de_credito'`;
const isIncentiveGiven = sql`${isReceipt} and exists (select from order_items i where i.order_id = o.id and i.is_incentive
  and coalesce(i.picked_quantity, i.quantity - i.cancelled_quantity) > 0)`;
const isOpen = sql`o.status in (${statusList(isOpenOrder)})`;

/** When its window ended, as `isOnTime` of the domain has it. */
const windowEnd = sql`(o.delivery_date::timestamp at time zone 'America/Puerto_Rico'
  + make_interval(hours => case o.delivery_window ${sql.join(
    deliveryWindows.map(({ id, endHour }) => sql`when ${id} then ${endHour}::int`),
    sql` `,
  )} end))`;

const figureCondition = (of: string, nowMs: number): RawBuilder<unknown> | null => {
  const conditions: Readonly<Record<string, RawBuilder<unknown>>> = {
    netas: sql`true`,
    entregado: isReceipt,
    pedidos: isReceipt,
    vendidas: isReceipt,
    devuelto: isCreditNote,
    devueltas: isCreditNote,
    gratis: isIncentiveGiven,
    regalado: isIncentiveGiven,
    con: isIncentiveGiven,
    ganaron: sql`${isReceipt} and o.subtotal_cents >= ${INCENTIVE_THRESHOLD_CENTS}`,
    ivu: sql`true`,
    estatal: sql`true`,
    municipal: sql`true`,
    gravado: sql`true`,
    exento: sql`true`,
    entregados: sql`o.status = 'entregado'`,
    tarde: sql`h.status = 'entregado' and h.created_at > ${windowEnd}`,
    fallidos: sql`h.status = 'no_entregado'`,
    faltaron: sql`true`,
    sustituidas: sql`h.outcome = 'substitute'`,
    faltas: sql`true`,
    atrasados: sql`${isOpen} and ${isLateInSql(nowMs)}`,
    'por-cobrar': isUnpaid,
    abiertos: isOpen,
    hechos: sql`true`,
  };
  return conditions[of] ?? null;
};

const rowCondition = (of: string, key: string): RawBuilder<unknown> | null => {
  switch (of) {
    case 'dia':
      return sql`true`;
    case 'hora':
      return sql`extract(hour from o.created_at at time zone 'America/Puerto_Rico')::int = ${Number(key) || 0}`;
    case 'hospital':
      return sql`coalesce(o.hospital_id::text, '') = ${key}`;
    case 'piso':
      return sql`coalesce(o.delivery_point_id::text, '') = ${key}`;
    case 'ventana':
      return sql`o.delivery_window = ${key}`;
    case 'categoria':
      return sql`exists (select from order_items i join products p on p.id = i.product_id
        where i.order_id = o.id and coalesce(p.normalized_category, '') = ${key})`;
    case 'producto':
      return sql`exists (select from order_items i where i.order_id = o.id and i.product_id::text = ${key})`;
    default:
      return null;
  }
};
