import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStockDesk, daysFromNow, type StockDesk } from './stock.builders.ts';
import { nextLots, putBackInLots } from './take-from-lots.ts';

let desk: StockDesk;
let packer: Awaited<ReturnType<StockDesk['aColleague']>>;
beforeAll(async () => {
  desk = await aStockDesk();
  packer = await desk.aColleague('almacen');
});
afterAll(async () => {
  expect(await desk.differences()).toEqual([]);
  await desk.drop();
});

const itemOf = (orderId: string) =>
  desk.db.selectFrom('order_items').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow();
const lotsOfItem = (itemId: number) =>
  desk.db
    .selectFrom('order_item_lots')
    .select(['lot_id', 'units'])
    .where('order_item_id', '=', itemId)
    .orderBy('units')
    .execute();

const nextLot = async (productId: string) =>
  (await nextLots(desk.db, [productId], Date.now())).get(productId) ?? null;

describe('picking from lots', () => {
  it('notes what expires first, across lots, and gives back what was noted last', async () => {
    const product = await desk.aProduct();
    const later = await desk.aLot(packer, product.id, { lot: 'B', expires_on: daysFromNow(90) });
    const soon = await desk.aLot(packer, product.id, { lot: 'A', expires_on: daysFromNow(60), units: 2 });
    expect(await nextLot(product.id)).toMatchObject({ id: soon, code: 'A', units: 2 });
    const { order } = await desk.anOrder(product.id, 3);
    await desk.pick(order.id, 'en_preparacion');
    const { id } = await itemOf(order.id);
    expect(await lotsOfItem(id)).toEqual([
      { lot_id: later, units: 1 },
      { lot_id: soon, units: 2 },
    ]);
    await desk.db.transaction().execute((trx) => putBackInLots(trx, id, 2));
    expect(await lotsOfItem(id)).toEqual([{ lot_id: soon, units: 1 }]);
    expect((await nextLot(product.id))?.units).toBe(1);
  });

  it('by two at once takes no unit twice', async () => {
    const product = await desk.aProduct();
    const lot = await desk.aLot(packer, product.id, { units: 3 });
    const orders = await Promise.all([1, 2].map(() => desk.anOrder(product.id, 2)));
    await Promise.all(orders.map(({ order }) => desk.pick(order.id)));
    const taken = await desk.db
      .selectFrom('order_item_lots')
      .select('units')
      .where('lot_id', '=', lot)
      .execute();
    expect(taken.reduce((sum, { units }) => sum + units, 0)).toBe(3);
  });

  it('gives lots back with a cancelled order, but sells nothing of a recalled one again', async () => {
    const product = await desk.aProduct();
    const lot = await desk.aLot(packer, product.id);
    const [kept, recalled] = [await desk.anOrder(product.id, 2), await desk.anOrder(product.id, 2)];
    const admin = await desk.anAdmin();
    const cancel = (id: string, version: number) =>
      desk.sendOrder(admin, `/api/admin/orders/${id}/cancel`, {
        restock: true,
        refund: true,
        reason: 'No vino.',
        version,
      });
    await desk.pick(kept.order.id);
    await desk.pick(recalled.order.id);
    expect((await cancel(kept.order.id, 1)).status).toBe(200);
    expect((await desk.product(packer, product.id)).lots).toMatchObject([{ id: lot, units_left: 3 }]);
    expect((await desk.recall(packer, { lot_ids: [lot] })).status).toBe(200);
    const before = (await desk.stockOf(product.id)).stock;
    expect((await cancel(recalled.order.id, 1)).status).toBe(200);
    expect((await desk.stockOf(product.id)).stock).toBe(before);
  });
});
