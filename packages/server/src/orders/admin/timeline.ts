import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { formatUsd } from '@nutricion/domain/kit/money';
import type { CancelledUnits } from '@nutricion/domain/orders/cancel-lines';
import type { OperationState } from '@nutricion/domain/payments/payment';
import { onDeliveryMethodTexts } from '@nutricion/domain/payments/payment-reference';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { SWITCHED } from '../payment/on-delivery-switch.ts';
import { cancelledLinesText } from './cancelled-message.ts';

type Event = AdminOrderJson['timeline'][number];

/** Everything that became of an order, the oldest first: its steps, its review, what was cancelled and refunded of it. */
export const readTimeline = async (
  db: Kysely<Schema>,
  orderId: string,
  items: readonly { readonly id: number; readonly title: string }[],
): Promise<Event[]> => {
  const [steps, cancellations, reviews, refunds, changes] = await Promise.all([
    db
      .selectFrom('order_status_history as s')
      .innerJoin('orders as o', 'o.id', 's.order_id')
      .leftJoin('profiles as p', 'p.id', 's.actor_id')
      .select(['s.status', 's.reason', 's.created_at'])
      // Who ordered is no "who" of the counter's.
      .select(
        sql<string | null>`case when s.actor_id is distinct from o.user_id then p.full_name end`.as('by'),
      )
      .where('s.order_id', '=', orderId)
      .orderBy('s.id')
      .execute(),
    db
      .selectFrom('order_cancellations as c')
      .leftJoin('profiles as p', 'p.id', 'c.actor_id')
      .select(['c.lines', 'c.reason', 'c.restocked', 'c.created_at', 'p.full_name as by'])
      .where('c.order_id', '=', orderId)
      .where('c.lines', 'is not', null)
      .orderBy('c.id')
      .execute(),
    db
      .selectFrom('orders as o')
      .leftJoin('profiles as p', 'p.id', 'o.reviewed_by')
      .select(['o.reviewed_at', 'o.review_reason', 'p.full_name as by'])
      .where('o.id', '=', orderId)
      .where('o.review', '=', 'approved')
      .where('o.reviewed_at', 'is not', null)
      .execute(),
    db
      .selectFrom('payment_operations as r')
      .innerJoin('payments as m', 'm.id', 'r.payment_id')
      .leftJoin('profiles as p', 'p.id', 'r.actor_id')
      .select(['r.id', 'r.amount_cents', 'r.state', 'r.door_way', 'r.reason', 'r.created_at'])
      .select('p.full_name as by')
      .select((query) =>
        query
          .selectFrom('refund_lines as l')
          .select(
            sql<CancelledUnits[] | null>`json_agg(json_build_object(
              'itemId', l.order_item_id, 'units', l.quantity) order by l.order_item_id)`.as('lines'),
          )
          .whereRef('l.operation_id', '=', 'r.id')
          .as('lines'),
      )
      .where('m.order_id', '=', orderId)
      .where('r.kind', '=', 'refund')
      .orderBy('r.created_at')
      .execute(),
    db
      .selectFrom('order_notes as n')
      .leftJoin('profiles as p', 'p.id', 'n.author_id')
      .select(['n.text', 'n.change_reason', 'n.created_at', 'p.full_name as by'])
      .where('n.order_id', '=', orderId)
      .where('n.change_reason', 'is not', null)
      .execute(),
  ]);
  const events: Event[] = [
    ...steps.map(({ status, reason, created_at, by }) => ({
      ...nothing,
      kind: 'status' as const,
      status,
      at: created_at.toISOString(),
      by,
      reason,
    })),
    ...cancellations.map(({ lines, reason, restocked, created_at, by }) => ({
      ...nothing,
      kind: 'cancellation' as const,
      at: created_at.toISOString(),
      by,
      reason,
      detail: `${cancelledLinesText(items, lines ?? [])}${restocked ? '' : ' (merma)'}`,
    })),
    ...reviews.map(({ reviewed_at, review_reason, by }) => ({
      ...nothing,
      kind: 'review' as const,
      at: reviewed_at?.toISOString() ?? '',
      by,
      reason: review_reason,
    })),
    ...changes.map(({ text, change_reason, created_at, by }) => ({
      ...nothing,
      ...(text === SWITCHED
        ? { kind: 'pay-on-delivery' as const }
        : { kind: 'change' as const, detail: text }),
      at: created_at.toISOString(),
      by,
      reason: change_reason,
    })),
    ...refunds.map((refund) => ({
      ...nothing,
      kind: 'refund' as const,
      at: refund.created_at.toISOString(),
      by: refund.by,
      reason: refund.reason,
      detail: [
        `${formatUsd(refund.amount_cents)}${refund.door_way ? ` ${onDeliveryMethodTexts[refund.door_way]}` : ''}`,
        refund.lines && cancelledLinesText(items, refund.lines),
        refundStates[refund.state],
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  ];
  return events.sort((one, other) => one.at.localeCompare(other.at));
};

const refundStates: Record<OperationState, string> = {
  pedida: 'pedida',
  hecha: '',
  rechazada: 'rechazada',
  en_duda: 'en duda',
};

const nothing = { status: null, reason: null, detail: null };
