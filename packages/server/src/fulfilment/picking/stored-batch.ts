import {
  type PickAction,
  type PickBag,
  type PickSheetRow,
  pickSheet,
} from '@nutricion/domain/fulfilment/pick-sheet';
import { dueUnits } from '@nutricion/domain/orders/due-price';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { type Kysely, sql } from 'kysely';
import { dueLine } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { barcodesOf } from '../../stock/public.ts';

/** Reads a batch's orders, lines and actions. */
export const readStoredBatch = async (db: Kysely<Schema>, batchId: string) => {
  const [bags, items, actions] = await Promise.all([
    db
      .selectFrom('pick_bags as bag')
      .innerJoin('orders as o', 'o.id', 'bag.order_id')
      .select(['bag.number', 'bag.order_id', 'bag.is_cold', 'bag.checked_at'])
      .select(['o.number as order_number', 'o.status', 'o.substitution', 'o.user_id'])
      .select(['o.recipient_name', 'o.recipient_phone', 'o.ivu_basis_points'])
      .where('bag.batch_id', '=', batchId)
      .orderBy('bag.number')
      .execute(),
    db
      .selectFrom('pick_bags as bag')
      .innerJoin('order_items as item', 'item.order_id', 'bag.order_id')
      .innerJoin('products as product', 'product.id', 'item.product_id')
      .selectAll('item')
      .select(['bag.number as bag', 'product.zone', 'product.aisle', 'product.sku'])
      .select(['product.normalized_category', 'product.detected_subcategory'])
      .select(barcodesOf(sql.ref('product.id')).as('barcodes'))
      .where('bag.batch_id', '=', batchId)
      .orderBy('item.id')
      .execute(),
    db
      .selectFrom('pick_actions')
      .selectAll()
      .where('batch_id', '=', batchId)
      .where('refusal', 'is', null)
      .where('is_undone', '=', false)
      .where('kind', '<>', 'undo')
      .orderBy('sequence')
      .execute(),
  ]);
  return { bags, items, actions };
};

export type StoredBatch = Awaited<ReturnType<typeof readStoredBatch>>;
export type StoredItem = StoredBatch['items'][number];

/** The batch as the rules see it. */
export const sheetOf = ({ bags, items, actions }: StoredBatch) => {
  const substitutionOf = new Map(bags.map((bag) => [bag.number, bag.substitution]));
  const lines = items.map(
    (item): PickSheetRow => ({
      key: String(item.id),
      broughtBy: substitutesOf(item.id, actions),
      bag: item.bag,
      productId: item.product_id,
      title: item.title,
      zone: item.zone,
      aisle: item.aisle,
      due: dueUnits(dueLine(item)),
      wish: item.substitution ?? substitutionOf.get(item.bag) ?? 'none',
      isFree: item.is_incentive,
      standsFor: item.substitutes_item_id === null ? null : String(item.substitutes_item_id),
    }),
  );
  const productOf = new Map(items.map(({ id, product_id }) => [id, product_id]));
  return pickSheet(
    bags.map(bagOf),
    lines,
    actions.flatMap((action) => actionOf(action, productOf) ?? []),
  );
};

const substitutesOf = (itemId: number, actions: StoredBatch['actions']): readonly string[] =>
  actions.filter(({ brought_item_id }) => brought_item_id === itemId).map(({ id }) => id);

const bagOf = (bag: StoredBatch['bags'][number]): PickBag => ({
  number: bag.number,
  isChecked: bag.checked_at !== null,
  state: bagState(bag.status),
});

const bagState = (status: OrderStatus): PickBag['state'] => {
  if (status === 'en_preparacion' || status === 'esperando_cliente') return 'picking';
  return isPacked(status) ? 'ready' : 'gone';
};

/** Packed, whatever happened afterwards. */
export const isPacked = (status: OrderStatus): boolean =>
  (['listo', 'en_ruta', 'entregado', 'no_entregado'] satisfies OrderStatus[] as OrderStatus[]).includes(
    status,
  );

type StoredAction = StoredBatch['actions'][number];

/** An action as it was sent; null for a row that only belongs to another action. */
const actionOf = (row: StoredAction, productOf: ReadonlyMap<number, string>): PickAction | null => {
  const { id, kind, bag } = row;
  const line = String(row.order_item_id);
  const units = row.units ?? 0;
  switch (kind) {
    case 'pick':
      return { id, kind, line, units };
    case 'short':
      return {
        id,
        kind,
        line,
        units,
        outcome: row.outcome === 'ask' ? { kind: 'ask' } : settled(row, productOf),
      };
    case 'answer':
      return { id, kind, line, units, outcome: settled(row, productOf) };
    case 'check':
      return bag === null ? null : { id, kind, bag };
    case 'undo':
      return null;
  }
};

const settled = ({ brought_item_id }: StoredAction, productOf: ReadonlyMap<number, string>) => {
  const productId = brought_item_id === null ? undefined : productOf.get(brought_item_id);
  return productId === undefined
    ? ({ kind: 'leave-out' } as const)
    : ({ kind: 'substitute', productId } as const);
};
