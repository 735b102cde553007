import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { canCustomerCancel, isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import type { ReviewState } from '@nutricion/domain/orders/order-review';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { statusList } from '../../platform/db/status-list.ts';
import type { OrderAddress } from '../order-address.ts';

/** As many as a person decides on before asking again. */
const MAX_SHOWN_ORDERS = 50;

/** Orders that wait for confirmation, oldest first, with what is known of their customers. */
export const findWaitingOrders = async (db: Kysely<Schema>): Promise<WaitingRow[]> => {
  const { rows } = await sql<WaitingRow>`
    select o.id, o.number, o.total_cents, o.version, o.delivery_date, o.delivery_window, o.delivery_address,
      o.created_at, o.review_due_at, o.recipient_phone,
      p.full_name, p.email, p.created_at as since, h.name as hospital,
      count(*) over () as waiting,
      (select count(*) from orders d where d.user_id = o.user_id and d.status = 'entregado') as delivered_orders,
      (select count(*) from orders d
        where d.user_id = o.user_id and d.status in (${statusList(isOpenOrder)})) as open_orders,
      (select jsonb_agg(jsonb_build_object('title', i.title, 'quantity', i.quantity, 'total_price_cents', i.total_price_cents)
        order by i.total_price_cents desc, i.id) from order_items i where i.order_id = o.id) as items
    from orders o
    join profiles p on p.id = o.user_id
    left join hospitals h on h.id = o.hospital_id
    where o.review = 'waiting' and o.status in (${statusList(canCustomerCancel)})
    order by o.created_at, o.id
    limit ${MAX_SHOWN_ORDERS}
  `.execute(db);
  return rows;
};

export interface WaitingRow {
  readonly id: string;
  readonly number: string;
  readonly total_cents: number;
  readonly version: number;
  readonly delivery_date: string;
  readonly delivery_window: DeliveryWindowId;
  readonly delivery_address: OrderAddress;
  readonly created_at: Date;
  readonly review_due_at: Date;
  readonly recipient_phone: string;
  readonly full_name: string;
  readonly email: string;
  readonly since: Date;
  readonly hospital: string | null;
  /** Beyond those shown, too. */
  readonly waiting: number;
  readonly delivered_orders: number;
  readonly open_orders: number;
  readonly items: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly total_price_cents: number;
  }[];
}

export const writeReview = (
  trx: Transaction<Schema>,
  orderId: string,
  {
    review,
    reason,
    actorId,
    version,
  }: {
    readonly review: ReviewState;
    readonly reason: string | null;
    readonly actorId: string;
    readonly version: number;
  },
) =>
  trx
    .updateTable('orders')
    .set({
      review,
      review_reason: reason,
      reviewed_by: actorId,
      reviewed_at: sql<Date>`shop_now()`,
      version,
    })
    .where('id', '=', orderId)
    .execute();
