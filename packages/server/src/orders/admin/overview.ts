import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { adminOrderEndpoints } from '@nutricion/contract/orders/admin-orders-endpoints';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import type { ReviewState } from '@nutricion/domain/orders/order-review';
import { isAwaitingReview } from '@nutricion/domain/orders/order-review';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { statusList } from '../../platform/db/status-list.ts';
import { isLateInSql } from './is-late-in-sql.ts';

/** Open orders that are counted; with more, the response says that there are more. */
const MAX_COUNTED_ORDERS = 2_000;

/** Open orders by status, and the hospitals they belong to. */
export const readOverview = async (
  db: Kysely<Schema>,
  nowMs: number,
): Promise<ResponseOf<(typeof adminOrderEndpoints)['GET /api/admin/orders/overview']>> => {
  const [{ rows }, hospitals] = await Promise.all([
    sql<CountRow>`
      select status, review, is_late, count(*) as orders from (
        select o.status, o.review, ${isLateInSql(nowMs)} as is_late from orders o
        where o.status in (${statusList(isOpenOrder)})
        order by o.delivery_date, o.delivery_window, o.id limit ${MAX_COUNTED_ORDERS}
      ) o group by status, review, is_late
    `.execute(db),
    db.selectFrom('hospitals').select(['id', 'name']).where('is_active', '=', true).orderBy('name').execute(),
  ]);
  const countOf = (matchesState: (row: CountRow) => boolean) =>
    rows.filter(matchesState).reduce((sum, { orders }) => sum + orders, 0);
  const statuses = [...new Set(rows.map(({ status }) => status))];
  return {
    by_status: Object.fromEntries(
      statuses.map((status) => [status, countOf((row) => row.status === status)]),
    ),
    late: countOf((row) => row.is_late),
    waiting: countOf(isAwaitingReview),
    is_bounded: countOf(() => true) === MAX_COUNTED_ORDERS,
    hospitals,
  };
};

interface CountRow {
  readonly status: OrderStatus;
  readonly review: ReviewState;
  readonly is_late: boolean;
  readonly orders: number;
}
