import { type OrderStatus, orderStatuses } from '@nutricion/domain/orders/order-status';
import { sql } from 'kysely';

/**
 * The statuses that match, as a SQL list. Literal values, because a partial index is only chosen if values are
 * known when planning.
 */
export const statusList = (matches: (status: OrderStatus) => boolean) =>
  sql.join(orderStatuses.filter(matches).map(sql.lit));
