import type { AdminOrderQuery, AdminOrderRowJson } from '@nutricion/contract/orders/admin-orders';
import { orderMoney } from '@nutricion/contract/orders/order-money';
import { type Zone, zones } from '@nutricion/domain/catalog/zone';
import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { isLate, lateSlots } from '@nutricion/domain/fulfilment/lateness';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import { isAwaitingReview, type ReviewState } from '@nutricion/domain/orders/order-review';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '@nutricion/domain/orders/order-status';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { statusList } from '../../platform/db/status-list.ts';
import { isRecalled } from '../life/recalled-units.ts';
import { type OrderAddress, orderPlaceLabel } from '../order-address.ts';
import { isLateInSql } from './is-late-in-sql.ts';
import { matchesOrder } from './order-search.ts';

export const QUEUE_PAGE = 50;

/**
 * A page of the queue: late orders, then the other open ones, each by delivery day and window, then finished ones,
 * the latest first. Which orders are late is decided once, when the first page is requested, so that none moves to
 * a page that was already shown.
 */
export const readQueue = async (
  db: Kysely<Schema>,
  { after, ...filter }: AdminOrderQuery,
  nowMs: number,
): Promise<{ orders: AdminOrderRowJson[]; next: string | null }> => {
  const cursor = after ? readCursor(after) : null;
  const asOfMs = cursor?.asOfMs ?? nowMs;
  const searchCondition = await matchesOrder(db, filter.q);
  const rows: PlacedRow[] = [];
  const parts = queueSections.slice(cursor ? queueSections.indexOf(cursor.part) : 0);
  for (const part of filter.late ? parts.slice(0, parts[0] === 'late' ? 1 : 0) : parts) {
    if (rows.length > QUEUE_PAGE) break;
    const from = cursor?.part === part ? cursor : null;
    const more = await readSection(db, {
      part,
      asOfMs,
      from,
      filter,
      searchCondition,
      limit: QUEUE_PAGE + 1 - rows.length,
    });
    rows.push(...more.map((row) => ({ ...row, part })));
  }
  const page = rows.slice(0, QUEUE_PAGE);
  const last = page.at(-1);
  return {
    orders: page.map((row) => queueRowToJson(row, nowMs)),
    next: rows.length > QUEUE_PAGE && last ? cursorText({ ...last, asOfMs }) : null,
  };
};

interface QueueSection {
  readonly part: QueueSectionName;
  readonly asOfMs: number;
  /** Where the page before ended, in this part. */
  readonly from: QueueCursor | null;
  readonly filter: Omit<AdminOrderQuery, 'after'>;
  readonly searchCondition: RawBuilder<boolean> | null;
  readonly limit: number;
}

const readSection = async (
  db: Kysely<Schema>,
  { part, asOfMs, from, filter, searchCondition, limit }: QueueSection,
) => {
  const statuses = filter.status?.split(',') as OrderStatus[] | undefined;
  const isOfPart = (status: OrderStatus) =>
    isOpenOrder(status) === (part !== 'ended') && (statuses?.includes(status) ?? true);
  const late = isLateInSql(asOfMs);
  const ended = part === 'ended';
  const conditions = [
    // Both: an index of some statuses is chosen by its own words.
    sql<boolean>`o.status in (${statusList((status) => isOpenOrder(status) === !ended)})`,
    ...(statuses ? [sql<boolean>`o.status = any(${statuses.filter(isOfPart)})`] : []),
    ...(part === 'late' ? [late] : part === 'open' ? [sql<boolean>`not ${late}`] : []),
    ...(filter.hospital ? [sql<boolean>`o.hospital_id = ${filter.hospital}`] : []),
    ...(filter.date ? [sql<boolean>`o.delivery_date = ${filter.date}`] : []),
    ...(filter.window ? [sql<boolean>`o.delivery_window = ${filter.window}`] : []),
    ...(filter.payment ? [sql<boolean>`o.payment_status = ${filter.payment}`] : []),
    ...(searchCondition ? [searchCondition] : []),
    ...(from
      ? [
          sql<boolean>`(o.delivery_date, o.delivery_window, o.id) ${sql.raw(ended ? '<' : '>')}
            (${from.delivery_date}::date, ${from.delivery_window}, ${from.id}::uuid)`,
        ]
      : []),
  ];
  const direction = sql.raw(ended ? 'desc' : 'asc');
  const order = sql`o.delivery_date ${direction}, o.delivery_window ${direction}, o.id ${direction}`;
  const { rows } = await sql<QueueRow>`
    with page as materialized (
      select o.* from orders o where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}
    )
    select o.id, o.number, o.status, o.review, o.recipient_name, o.delivery_type, o.delivery_address, o.delivery_date,
      o.delivery_window, o.payment_method, o.payment_status, o.total_cents, o.version, o.created_at, h.name as hospital,
      items.lines as line_count, items.units as item_count, items.zones,
      (select count(*) from order_notes n where n.order_id = o.id) as note_count,
      ${isRecalled(sql.ref('o.id'))} as is_recalled
    from page o
    left join hospitals h on h.id = o.hospital_id
    cross join lateral (
      select count(*) as lines, coalesce(sum(i.quantity - i.cancelled_quantity), 0) as units,
        array_agg(distinct p.zone) filter (where i.quantity > i.cancelled_quantity) as zones
      from order_items i join products p on p.id = i.product_id where i.order_id = o.id and i.substitutes_item_id is null
    ) items
    order by ${order}
  `.execute(db);
  return rows;
};

interface QueueRow {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly review: ReviewState;
  readonly recipient_name: string | null;
  readonly delivery_type: 'hospital' | 'home';
  readonly delivery_address: OrderAddress | null;
  readonly delivery_date: string;
  readonly delivery_window: DeliveryWindowId;
  readonly payment_method: PaymentMethod;
  readonly payment_status: PaymentStatus;
  readonly total_cents: number;
  readonly version: number;
  readonly created_at: Date;
  readonly hospital: string | null;
  readonly line_count: number;
  readonly item_count: number;
  readonly zones: readonly Zone[] | null;
  readonly note_count: number;
  readonly is_recalled: boolean;
}

type PlacedRow = QueueRow & { readonly part: QueueSectionName };

/** Recipient and place, as both the queue and the order's page show them. */
export const placeOfOrder = (
  order: Pick<QueueRow, 'status' | 'review' | 'delivery_date' | 'delivery_window' | 'delivery_address'>,
  nowMs: number,
) => ({
  is_waiting: isAwaitingReview(order),
  is_late: isLate(
    order.status,
    { date: order.delivery_date, windowId: order.delivery_window },
    lateSlots(nowMs),
  ),
  place: order.delivery_address && orderPlaceLabel(order.delivery_address),
});

const queueRowToJson = (row: PlacedRow, nowMs: number): AdminOrderRowJson => ({
  id: row.id,
  number: row.number,
  status: row.status,
  ...placeOfOrder(row, nowMs),
  recipient: row.recipient_name,
  hospital: row.hospital,
  delivery_type: row.delivery_type,
  delivery_date: row.delivery_date,
  delivery_window: row.delivery_window,
  line_count: row.line_count,
  item_count: row.item_count,
  zones: zones.filter((zone) => row.zones?.includes(zone)),
  payment_method: row.payment_method,
  payment_status: row.payment_status,
  ...orderMoney.toJson({ totalCents: row.total_cents }),
  note_count: row.note_count,
  is_recalled: row.is_recalled,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** The queue's parts, in its order. */
const queueSections = ['late', 'open', 'ended'] as const;
type QueueSectionName = (typeof queueSections)[number];

/** The last order of a page, and when the first page was requested. */
interface QueueCursor {
  readonly part: QueueSectionName;
  readonly asOfMs: number;
  readonly delivery_date: string;
  readonly delivery_window: string;
  readonly id: string;
}

const cursorText = ({ part, asOfMs, delivery_date, delivery_window, id }: QueueCursor): string =>
  [part, asOfMs, delivery_date, delivery_window, id].join('_');

/** @param text as the contract has checked it */
const readCursor = (text: string): QueueCursor => {
  const [part, asOf, date = '', window = '', id = ''] = text.split('_');
  return {
    part: queueSections.find((each) => each === part) ?? 'late',
    asOfMs: Number(asOf),
    delivery_date: date,
    delivery_window: window,
    id,
  };
};
