import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { isOnTime } from '@nutricion/domain/reports/on-time';
import { type Period, periodBounds } from '@nutricion/domain/reports/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { DeliveryDay } from '../tables.ts';
import { addUp } from './add-up.ts';

/** Handovers of a period and tries that failed, by when they happened. */
export const computeDeliveryTotals = async (
  db: Kysely<Schema>,
  period: Period,
): Promise<readonly DeliveryDay[]> => {
  const { begins, ends } = periodBounds(period);
  const { rows } = await sql<EndRow>`
    select h.status, h.created_at, (h.created_at at time zone 'America/Puerto_Rico')::date::text as day, o.hospital_id,
      o.delivery_point_id, o.delivery_window, o.delivery_date::text as delivery_date
    from order_status_history h join orders o on o.id = h.order_id
    where h.status in ('entregado', 'no_entregado') and h.created_at >= ${begins} and h.created_at < ${ends}
  `.execute(db);
  const handovers = rows.map(
    ({ day, hospital_id, delivery_point_id, delivery_window, ...row }): DeliveryDay => {
      const isDelivered = row.status === 'entregado';
      const slot = { date: row.delivery_date, windowId: delivery_window };
      return {
        day,
        hospital_id,
        delivery_point_id,
        delivery_window,
        delivered: isDelivered ? 1 : 0,
        on_time: isDelivered && isOnTime(slot, row.created_at.getTime()) ? 1 : 0,
        failed: isDelivered ? 0 : 1,
      };
    },
  );
  return addUp(handovers, (end) =>
    [end.day, end.hospital_id, end.delivery_point_id, end.delivery_window].join(' '),
  );
};

interface EndRow {
  readonly status: 'entregado' | 'no_entregado';
  readonly created_at: Date;
  readonly day: string;
  readonly hospital_id: string | null;
  readonly delivery_point_id: string | null;
  readonly delivery_window: DeliveryWindowId;
  readonly delivery_date: string;
}
