import type { ChangeableLine, ChangedOrder, NewLine } from '@nutricion/domain/orders/change-quantities';
import { dueUnits } from '@nutricion/domain/orders/due-price';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import type { LockedProduct } from '../order-store.ts';

export interface AddedUnits {
  readonly productId: string;
  readonly title: string;
  /** More than the order held. */
  readonly units: number;
  /** That it holds now. */
  readonly quantity: number;
  /** A free product of the incentive, which doesn't count as a purchase. */
  readonly isFree: boolean;
}

/** Reason in the stock ledger for units that the customer's change moved. */
export const CHANGED_BY_CUSTOMER = 'Cambio del cliente';

/** Units that an order holds more than before. */
export const addedUnits = (
  before: readonly ChangeableLine[],
  { lines, newLines }: Pick<ChangedOrder, 'lines' | 'newLines'>,
): readonly AddedUnits[] => [
  ...lines.flatMap((line, index) => {
    const earlier = before[index];
    const units = earlier ? dueUnits(line) - dueUnits(earlier) : 0;
    return units > 0 ? [{ ...line, units, quantity: dueUnits(line) }] : [];
  }),
  ...newLines.map((line) => ({ ...line, units: line.quantity })),
];

/** Lines of products that a locked order didn't have. */
export const insertNewLines = async (
  trx: Transaction<Schema>,
  { id }: LockedOrder,
  newLines: readonly NewLine[],
  products: readonly LockedProduct[],
): Promise<void> => {
  if (newLines.length === 0) return;
  const rows = newLines.map((line) => {
    const product = products.find(({ product_id }) => product_id === line.productId);
    return {
      order_id: id,
      product_id: line.productId,
      title: line.title,
      package_label: product?.package_label ?? '',
      image_url: product?.image_url ?? null,
      quantity: line.quantity,
      regular_price_cents: line.regularPriceCents,
      unit_price_cents: line.unitPriceCents,
      total_price_cents: line.totalCents,
      agreed_cents: JSON.stringify(line.agreedCents),
      is_incentive: false,
      tax_class: line.taxClass,
    };
  });
  await trx.insertInto('order_items').values(rows).execute();
};

/** Takes the added units from the stock of locked products, as sold. */
export const addUnits = async (
  trx: Transaction<Schema>,
  orderId: string,
  added: readonly AddedUnits[],
): Promise<void> => {
  if (added.length === 0) return;
  await sql`
    with added as (
      select * from unnest(
        ${added.map(({ productId }) => productId)}::uuid[], ${added.map(({ units }) => units)}::int[],
        ${added.map(({ isFree }) => isFree)}::boolean[]
      ) as t (product_id, units, is_free)
    ), item as (
      select product_id, sum(units) as units, coalesce(sum(units) filter (where not is_free), 0) as bought
      from added group by product_id
    ), moved as (
      insert into stock_movements (product_id, kind, units, order_id, reason)
      select product_id, 'venta', -units, ${orderId}::uuid, ${CHANGED_BY_CUSTOMER} from item
    )
    update products p set stock = p.stock - item.units, total_purchases = p.total_purchases + item.bought
    from item where p.id = item.product_id
  `.execute(trx);
};

/** An order that grows past the review limit waits for a person, as a new order of that size does. */
export const requireReview = async (
  trx: Transaction<Schema>,
  { id }: LockedOrder,
  dueMs: number | null,
): Promise<void> => {
  if (dueMs === null) return;
  await trx
    .updateTable('orders')
    .set({ review: 'waiting', review_due_at: new Date(dueMs) })
    .where('id', '=', id)
    .where('review', '<>', 'waiting')
    .execute();
};
