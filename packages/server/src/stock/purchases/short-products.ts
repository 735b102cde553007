import { openPurchaseStates, unitsToOrder } from '@nutricion/domain/stock/purchase-order';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { receivedUnits } from './received-units.ts';

export interface ShortProduct {
  readonly id: string;
  readonly title: string;
  /** Null if nobody said of whom it is bought, or nobody buys of them any more. */
  readonly supplier_id: string | null;
  readonly cost_cents: number | null;
  readonly units: number;
}

/** Products at their reorder point or below, with what is ordered and hasn't come counted as there. */
export const readShortProducts = async (db: Kysely<Schema>): Promise<readonly ShortProduct[]> => {
  const { rows } = await sql<Omit<ShortProduct, 'units'> & ReorderRow>`
    select p.id, p.title, s.id as supplier_id, p.cost_cents, p.reorder_point, p.reorder_units,
      p.stock + coalesce((
        select sum(greatest(l.units - ${receivedUnits}, 0))
        from purchase_order_lines l join purchase_orders o on o.id = l.order_id
        where l.product_id = p.id and o.state = any(${[...openPurchaseStates]})
      ), 0)::int as expected
    from products p left join suppliers s on s.id = p.supplier_id and s.is_active
    where p.reorder_point is not null and p.archived_at is null order by p.title, p.id
  `.execute(db);
  return rows.flatMap(({ reorder_point, reorder_units, expected, ...product }) => {
    const units = unitsToOrder({ reorderPoint: reorder_point, reorderUnits: reorder_units }, expected);
    return units > 0 ? [{ ...product, units }] : [];
  });
};

interface ReorderRow {
  readonly reorder_point: number;
  readonly reorder_units: number | null;
  readonly expected: number;
}
