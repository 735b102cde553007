import { amountsToJson } from '@nutricion/contract/kit/money';
import { paymentMoney, refundableLineMoney } from '@nutricion/contract/orders/order-money';
import type { AdminPaymentJson, AdminPaymentQuery } from '@nutricion/contract/payments/payments';
import { puertoRicoDayEndMs, puertoRicoDayStartMs } from '@nutricion/domain/kit/puerto-rico-time';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import { dueUnits } from '@nutricion/domain/orders/due-price';
import { isCalledOff } from '@nutricion/domain/orders/order-status';
import { isRestockable } from '@nutricion/domain/stock/is-restockable';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { matchesOrder } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { OperationRow, PaymentRow } from '../payment-store.ts';
import { readRefundableLines } from '../refund-by-lines.ts';

const PAYMENTS_PER_PAGE = 30;
const HOLD_EXPIRY_WARNING_MS = 24 * 3_600_000;
const DOUBT_MS = 5 * 60_000;

/** A page of payments, newest first, and charges at the provider without a payment of ours. */
export const readPaymentPage = async (db: Kysely<Schema>, query: AdminPaymentQuery, nowMs: number) => {
  const searchCondition = await matchesPayment(db, query.q);
  const payments = await readPayments(
    db,
    (select) => narrow(select, query, searchCondition, nowMs).limit(PAYMENTS_PER_PAGE + 1),
    nowMs,
  );
  const orphans = await db
    .selectFrom('orphan_charges')
    .select(['provider', 'provider_ref', 'amount_cents'])
    .where('resolved_at', 'is', null)
    .orderBy('found_at', 'desc')
    .limit(PAYMENTS_PER_PAGE)
    .execute();
  const page = payments.slice(0, PAYMENTS_PER_PAGE);
  const last = page.at(-1);
  return {
    payments: page,
    orphans: orphans.map((orphan) => ({
      provider: orphan.provider,
      ref: orphan.provider_ref,
      ...paymentMoney.toJson({ amountCents: orphan.amount_cents }),
    })),
    next: payments.length > PAYMENTS_PER_PAGE && last ? `${last.created_at}_${last.id}` : null,
  };
};

const selectPayments = (db: Kysely<Schema>) =>
  db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .leftJoin('hospitals as h', 'h.id', 'o.hospital_id')
    .selectAll('p')
    .select(['o.number as order_number', 'o.status as order_status', 'o.ivu_basis_points'])
    .select([
      'o.user_id as customer_id',
      'o.recipient_name as recipient',
      'h.name as hospital',
      'o.hospital_id',
    ])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc');

type Select = ReturnType<typeof selectPayments>;

const narrow = (
  select: Select,
  query: AdminPaymentQuery,
  searchCondition: RawBuilder<boolean> | null,
  nowMs: number,
): Select => {
  const { status, concern, after, order, id, from, to, hospital, way, refunded } = query;
  const [lastAt, lastId] = after?.split('_') ?? [];
  const conditions = [
    ...(status ? [sql<boolean>`p.status = ${status}`] : []),
    ...(order ? [sql<boolean>`p.order_id = ${order}`] : []),
    ...(id ? [sql<boolean>`p.id = ${id}`] : []),
    ...(from ? [sql<boolean>`p.created_at >= ${new Date(puertoRicoDayStartMs(from))}`] : []),
    ...(to ? [sql<boolean>`p.created_at < ${new Date(puertoRicoDayEndMs(to))}`] : []),
    ...(hospital ? [sql<boolean>`o.hospital_id = ${hospital}`] : []),
    ...(way ? [sql<boolean>`coalesce(p.door_way, p.method) = ${way}`] : []),
    ...(refunded ? [sql<boolean>`p.refunded_cents > 0`] : []),
    ...(refunded === 'part' ? [sql<boolean>`p.refunded_cents < p.captured_cents`] : []),
    ...(searchCondition ? [searchCondition] : []),
    ...(lastAt && lastId
      ? [sql<boolean>`(p.created_at, p.id) < (${lastAt}::timestamptz, ${lastId}::uuid)`]
      : []),
    ...(concern ? [needsAttentionSql(nowMs)] : []),
  ];
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), select);
};

/** Dollars; what is typed beyond it is no amount of a payment, and no integer of the database. */
const MAX_AMOUNT = 1_000_000;

/** The condition that finds a payment by what its order is found by, by its reference, last four digits or an amount. */
const matchesPayment = async (
  db: Kysely<Schema>,
  typed: string | undefined,
): Promise<RawBuilder<boolean> | null> => {
  const ofOrder = await matchesOrder(db, typed);
  if (!ofOrder || !typed) return null;
  const text = typed.trim();
  const amount = typedNumber(text, 'dollars') ?? MAX_AMOUNT + 1;
  const { amountCents } = paymentMoney.fromJson({ amount });
  const ofAmount = sql<boolean>`${amountCents} in (p.amount_cents, p.captured_cents, p.refunded_cents)`;
  return sql<boolean>`(${ofOrder} or p.last4 = ${text} or lower(p.reference) = lower(${text})
    or ${amount <= MAX_AMOUNT ? ofAmount : sql`false`})`;
};

/** The rule of `concernOf` over the table; a test holds the two together. */
const needsAttentionSql = (nowMs: number) => sql<boolean>`(
  (p.attended_at is null or p.changed_at > p.attended_at) and (p.status in ('en_disputa', 'perdido')
  or (p.status in ('en_duda', 'cobrando', 'devolviendo') and p.changed_at <= ${new Date(nowMs - DOUBT_MS)})
  or (p.status = 'autorizado' and not p.is_spare and p.capture_before <= ${new Date(nowMs + HOLD_EXPIRY_WARNING_MS)})
  or (p.status = 'vencido' and p.authorized_cents > 0 and p.captured_cents = 0 and coalesce(p.wanted_cents, 1) > 0)
  or (select state from payment_operations where payment_id = p.id and kind <> 'cancel'
    order by created_at desc limit 1) = 'rechazada' and not (p.is_spare and p.captured_cents = 0))
)`;

/** How many payments and unmatched charges need a person. */
export const countConcerns = async (db: Kysely<Schema>, nowMs: number): Promise<number> => {
  const { count } = await db
    .selectFrom('payments as p')
    .select(
      sql<number>`(count(*) + (select count(*) from orphan_charges where resolved_at is null))::int`.as(
        'count',
      ),
    )
    .where(needsAttentionSql(nowMs))
    .executeTakeFirstOrThrow();
  return count;
};

const concernOf = (
  row: PaymentRow,
  operations: readonly OperationRow[],
  nowMs: number,
): AdminPaymentJson['concern'] => {
  if (row.attended_at !== null && row.changed_at <= row.attended_at) return null;
  if (row.status === 'en_disputa' || row.status === 'perdido') return 'dispute';
  const isInProgress = row.status === 'en_duda' || row.status === 'cobrando' || row.status === 'devolviendo';
  if (isInProgress && row.changed_at.getTime() <= nowMs - DOUBT_MS) return 'in-doubt';
  if (
    row.status === 'vencido' &&
    row.authorized_cents > 0 &&
    row.captured_cents === 0 &&
    row.wanted_cents !== 0
  )
    return 'hold-lost';
  // Of a superseded payment that brought no money nothing has to be captured or refunded any more.
  if (row.is_spare && row.captured_cents === 0) return null;
  const last = operations.findLast(({ kind }) => kind !== 'cancel');
  if (last?.state === 'rechazada') return 'refund-failed';
  const endsMs = row.capture_before?.getTime() ?? Number.POSITIVE_INFINITY;
  return row.status === 'autorizado' && endsMs <= nowMs + HOLD_EXPIRY_WARNING_MS ? 'hold-ends' : null;
};

/** Payments with their operations and the events that spoke of them. */
export const readPayments = async (
  db: Kysely<Schema>,
  which: (select: Select) => Select,
  nowMs: number,
): Promise<AdminPaymentJson[]> => {
  const rows = await which(selectPayments(db)).execute();
  if (rows.length === 0) return [];
  const refs = rows.flatMap(({ provider_ref, intent_ref }) =>
    [provider_ref, intent_ref].filter((ref) => ref !== null),
  );
  const [lines, operations, events] = await Promise.all([
    readRefundableLines(
      db,
      rows.map(({ order_id }) => order_id),
    ),
    db
      .selectFrom('payment_operations')
      .selectAll()
      .where(
        'payment_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('created_at')
      .execute(),
    refs.length === 0
      ? []
      : db
          .selectFrom('payment_events')
          .select(['event_id', 'type', 'object_ref', 'received_at'])
          .where('object_ref', 'in', refs)
          .orderBy('received_at')
          .limit(500)
          .execute(),
  ]);
  return rows.map((row) => {
    const own = operations.filter(({ payment_id }) => payment_id === row.id);
    const reportedEvents = events.filter(
      ({ object_ref }) =>
        object_ref !== null && (object_ref === row.provider_ref || object_ref === row.intent_ref),
    );
    return {
      ...toJson(row, own, reportedEvents, concernOf(row, own, nowMs)),
      lines: lines
        .filter(({ orderId, isFree }) => orderId === row.order_id && !isFree)
        .map((line) => ({
          item_id: line.id,
          title: line.title,
          left: dueUnits(line) - line.refundedQuantity,
          quantity: line.quantity,
          cancelled: line.cancelledQuantity,
          picked: line.pickedQuantity,
          refunded: line.refundedQuantity,
          ...refundableLineMoney.toJson({ totalCents: line.totalCents }),
          tax_class: line.taxClass,
          agreed: line.agreedCents ? amountsToJson(line.agreedCents) : null,
          may_restock: !isCalledOff(row.order_status) && isRestockable(line.zone, row.order_status),
        })),
    };
  });
};

type JoinedField =
  | 'order_number'
  | 'order_status'
  | 'ivu_basis_points'
  | 'customer_id'
  | 'recipient'
  | 'hospital'
  | 'hospital_id';

const toJson = (
  row: PaymentRow & Pick<AdminPaymentJson, JoinedField>,
  operations: readonly OperationRow[],
  events: readonly { readonly event_id: string; readonly type: string; readonly received_at: Date }[],
  concern: AdminPaymentJson['concern'],
): Omit<AdminPaymentJson, 'lines'> => ({
  id: row.id,
  method: row.method,
  status: row.status,
  expires_at: row.expires_at?.toISOString() ?? null,
  failure: row.failure_code,
  order_id: row.order_id,
  order_number: row.order_number,
  order_status: row.order_status,
  customer_id: row.customer_id,
  recipient: row.recipient,
  hospital: row.hospital,
  hospital_id: row.hospital_id,
  ...paymentMoney.toJson({
    amountCents: row.amount_cents,
    authorizedCents: row.authorized_cents,
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents,
  }),
  reference: row.reference,
  last4: row.last4,
  way: row.door_way,
  ivu_basis_points: row.ivu_basis_points,
  capture_before: row.capture_before?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  version: row.version,
  is_superseded: row.is_spare,
  attended_note: row.attended_note,
  concern,
  operations: operations.map((operation) => ({
    id: operation.id,
    kind: operation.kind,
    state: operation.state,
    ...paymentMoney.toJson({ amountCents: operation.amount_cents }),
    reason: operation.reason,
    failure: operation.failure_code,
    way: operation.door_way,
    created_at: operation.created_at.toISOString(),
  })),
  events: events.map(({ event_id, type, received_at }) => ({
    id: event_id,
    type,
    received_at: received_at.toISOString(),
  })),
});
