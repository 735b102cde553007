import { isNotYetPicked } from '@nutricion/domain/stock/count';
import { sql } from 'kysely';
import { statusList } from '../platform/db/status-list.ts';

/** SQL: units of product `p` that orders reserve and that aren't in a bag yet. They are on the shelf in addition to its stock. */
export const reservedUnits = sql<number>`(
  select coalesce(sum(greatest(0, coalesce(i.picked_quantity, i.quantity - i.cancelled_quantity) - picked.units)), 0)
  from order_items i
  join orders o on o.id = i.order_id
  cross join lateral (
    select coalesce(sum(a.units), 0) as units from pick_actions a
    where a.order_item_id = i.id and a.kind = 'pick' and a.refusal is null and not a.is_undone
  ) picked
  where i.product_id = p.id and o.status in (${statusList(isNotYetPicked)})
)`;

/** SQL: units of lot `l` by its ledger: received minus allocated, wasted and recalled. */
export const ledgerUnits = sql<number>`(
  (select coalesce(sum(m.units), 0) from stock_movements m where m.lot_id = l.id)
  - (select coalesce(sum(t.units), 0) from order_item_lots t where t.lot_id = l.id)
)`;
