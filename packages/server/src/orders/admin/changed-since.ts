import { formatDateTime } from '@nutricion/domain/orders/format-date-time';
import { adminStatusLabels, type OrderStatus } from '@nutricion/domain/orders/order-status';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { LockedOrder } from '../life/lock-order.ts';

/** The refusal of a change decided on an older version: who changed the order last, how, and when. */
export const hasChangedSince = async (db: Kysely<Schema>, order: LockedOrder): Promise<Refusal> => {
  const last = await lastChange(db, order.id);
  const who = last?.by ?? 'Alguien';
  const actionText = last?.status ? `lo movió a «${adminStatusLabels[last.status]}»` : 'lo cambió';
  const when = last ? ` el ${formatDateTime(last.at.toISOString())}` : '';
  const stop = when.endsWith('.') ? '' : '.';
  return {
    kind: 'order-moved',
    detail: `${who} ${actionText}${when}${stop} Míralo como está ahora y, si todavía hace falta, repite tu cambio.`,
    current: {
      status: order.status,
      version: order.version,
      by: last?.by ?? null,
      at: last?.at.toISOString() ?? null,
    },
  };
};

/**
 * The latest entry of the order's history, of the audit log and of the customer's own changes; a transition is in both, and the history has more
 * detail.
 */
const lastChange = async (db: Kysely<Schema>, orderId: string) => {
  const { rows } = await sql<{ by: string | null; status: OrderStatus | null; at: Date }>`
    select p.full_name as by, change.status, change.at from (
      (select actor_id, status, created_at as at, 0 as rank from order_status_history
        where order_id = ${orderId} order by id desc limit 1)
      union all
      (select actor_id, null, created_at, 1 from audit_log
        where subject_type = 'order' and subject_id = ${orderId} and action not in ('order.move', 'order.cancel')
        order by id desc limit 1)
      union all
      (select n.author_id, null, n.created_at, 2 from order_notes n join orders o on o.id = n.order_id
        where n.order_id = ${orderId} and n.author_id = o.user_id order by n.id desc limit 1)
    ) change
    left join profiles p on p.id = change.actor_id
    order by change.at desc, change.rank limit 1
  `.execute(db);
  return rows[0];
};
