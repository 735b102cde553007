import { type OrderStatus, orderStatuses } from '@nutricion/domain/orders/order-status';
import { sql } from 'kysely';

/**
 * The statuses of which a rule says yes, as a list of SQL. Written out, so that an index of some statuses serves: an
 * index is chosen before values are known.
 */
export const statusList = (matches: (status: OrderStatus) => boolean) =>
  sql.join(orderStatuses.filter(matches).map(sql.lit));
