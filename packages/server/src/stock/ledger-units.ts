import { isNotYetPicked } from '@nutricion/domain/stock/count';
import { sql } from 'kysely';
import { statusList } from '../platform/db/status-list.ts';

/** Units of the product `p` that orders hold and nobody has put into a bag: they are on the shelf beside its stock. */
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

/** Of the lot `l`: received, less what was taken, wasted and recalled of it. */
export const ledgerUnits = sql<number>`(
  (select coalesce(sum(m.units), 0) from stock_movements m where m.lot_id = l.id)
  - (select coalesce(sum(t.units), 0) from order_item_lots t where t.lot_id = l.id)
)`;
