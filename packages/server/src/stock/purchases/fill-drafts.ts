import type { PurchaseOrderJson } from '@nutricion/contract/stock/purchase-orders';
import { accept } from '@nutricion/domain/kit/result';
import { MAX_ORDER_LINES } from '@nutricion/domain/stock/purchase-order';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { StockDependencies } from '../stock-dependencies.ts';
import { insertDraft, lockOrders, recordOrder, touch, writing } from './change-orders.ts';
import { readPurchaseOrder } from './purchase-reads.ts';
import { readShortProducts, type ShortProduct } from './short-products.ts';

interface FilledDrafts {
  readonly orders: string[];
  readonly products: number;
}

/** Puts what has fallen to its reorder point into its supplier's draft; a second time at once finds nothing more to order. */
export const fillDrafts = ({ db }: Pick<StockDependencies, 'db'>, actorId: string) =>
  writing(db, actorId, async (trx) => accept(await fill(trx, actorId)), 'alone');

/** The same by the shop itself, so that each morning there is something to look over and send. */
export const fillDraftsAtNight = (db: Kysely<Schema>): Promise<FilledDrafts> =>
  db.transaction().execute(async (trx) => {
    await lockOrders(trx, 'alone');
    return fill(trx, null);
  });

/** @param actorId null: the shop itself */
const fill = async (trx: Transaction<Schema>, actorId: string | null): Promise<FilledDrafts> => {
  const bySupplier = new Map<string, ShortProduct[]>();
  for (const product of await readShortProducts(trx))
    if (product.supplier_id)
      bySupplier.set(product.supplier_id, [...(bySupplier.get(product.supplier_id) ?? []), product]);
  const orders: string[] = [];
  // By their products' titles: suppliers' own ids are drawn, and would number the drafts differently each time.
  for (const [supplierId, products] of bySupplier)
    orders.push(...(await addToDrafts(trx, actorId, supplierId, products)));
  return { orders, products: [...bySupplier.values()].flat().length };
};

/**
 * Into the draft that has the product already, else into the last one with room, since nobody could save a longer one, and the rest into new
 * ones.
 */
const addToDrafts = async (
  trx: Transaction<Schema>,
  actorId: string | null,
  supplierId: string,
  products: readonly ShortProduct[],
): Promise<readonly string[]> => {
  const drafts = await lockDrafts(trx, supplierId);
  const draftOf = new Map(
    drafts.toReversed().flatMap(({ id, lines }) => lines.map(({ product_id }) => [product_id, id])),
  );
  const added = products.filter(({ id }) => !draftOf.has(id));
  const orders: string[] = [];
  for (const before of drafts) {
    const raised = products.filter(({ id }) => draftOf.get(id) === before.id);
    const here = [...raised, ...added.splice(0, Math.max(0, MAX_ORDER_LINES - before.lines.length))];
    if (here.length === 0) continue;
    await addLines(trx, before.id, here, before.lines.length);
    await touch(trx, before.id);
    await recordOrder(trx, { actorId, id: before.id, action: 'purchase.edit', before });
    orders.push(before.id);
  }
  while (added.length > 0) {
    const id = await insertDraft(trx, { supplier_id: supplierId, made_by_shop: actorId === null });
    await addLines(trx, id, added.splice(0, MAX_ORDER_LINES), 0);
    await recordOrder(trx, { actorId, id, action: 'purchase.create', before: null });
    orders.push(id);
  }
  return orders;
};

/** The last one first. */
const lockDrafts = async (trx: Transaction<Schema>, supplierId: string): Promise<PurchaseOrderJson[]> => {
  const rows = await trx
    .selectFrom('purchase_orders')
    .select('id')
    .where('supplier_id', '=', supplierId)
    .where('state', '=', 'borrador')
    .orderBy('number', 'desc')
    .forUpdate()
    .execute();
  const drafts: PurchaseOrderJson[] = [];
  for (const { id } of rows) {
    const draft = await readPurchaseOrder(trx, id);
    if (draft) drafts.push(draft);
  }
  return drafts;
};

const addLines = (
  trx: Transaction<Schema>,
  orderId: string,
  products: readonly ShortProduct[],
  firstPosition: number,
) =>
  trx
    .insertInto('purchase_order_lines')
    .values(
      products.map(({ id: product_id, units, cost_cents }, index) => ({
        ...{ order_id: orderId, product_id, units, cost_cents },
        position: firstPosition + index,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'product_id']).doUpdateSet({
        units: sql<number>`purchase_order_lines.units + excluded.units`,
      }),
    )
    .execute();
