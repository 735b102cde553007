import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextLots, returnToLots } from './allocate-lots.ts';
import { aStockFixture, daysFromNow, type StockFixture } from './stock.builders.ts';

let fixture: StockFixture;
let packer: Awaited<ReturnType<StockFixture['aColleague']>>;
beforeAll(async () => {
  fixture = await aStockFixture();
  packer = await fixture.aColleague('almacen');
});
afterAll(async () => {
  expect(await fixture.differences()).toEqual([]);
  await fixture.drop();
});

const itemOf = (orderId: string) =>
  fixture.db.selectFrom('order_items').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow();
const lotsOfItem = (itemId: number) =>
  fixture.db
    .selectFrom('order_item_lots')
    .select(['lot_id', 'units'])
    .where('order_item_id', '=', itemId)
    .orderBy('units')
    .execute();

const nextLot = async (productId: string) =>
  (await nextLots(fixture.db, [productId], Date.now())).get(productId) ?? null;

describe('lots in picking', () => {
  it('allocates by expiry over several lots, and returns the last recorded first', async () => {
    const product = await fixture.aProduct();
    const later = await fixture.aLot(packer, product.id, { lot: 'B', expires_on: daysFromNow(90) });
    const soon = await fixture.aLot(packer, product.id, { lot: 'A', expires_on: daysFromNow(60), units: 2 });
    expect(await nextLot(product.id)).toMatchObject({ id: soon, code: 'A', units: 2 });
    const { order } = await fixture.anOrder(product.id, 3);
    await fixture.pick(order.id, 'en_preparacion');
    const { id } = await itemOf(order.id);
    expect(await lotsOfItem(id)).toEqual([
      { lot_id: later, units: 1 },
      { lot_id: soon, units: 2 },
    ]);
    await fixture.db.transaction().execute((trx) => returnToLots(trx, id, 2));
    expect(await lotsOfItem(id)).toEqual([{ lot_id: soon, units: 1 }]);
    expect((await nextLot(product.id))?.units).toBe(1);
  });

  it('two concurrent allocations never use a unit twice', async () => {
    const product = await fixture.aProduct();
    const lot = await fixture.aLot(packer, product.id, { units: 3 });
    const orders = await Promise.all([1, 2].map(() => fixture.anOrder(product.id, 2)));
    await Promise.all(orders.map(({ order }) => fixture.pick(order.id)));
    const allocated = await fixture.db
      .selectFrom('order_item_lots')
      .select('units')
      .where('lot_id', '=', lot)
      .execute();
    expect(allocated.reduce((sum, { units }) => sum + units, 0)).toBe(3);
  });

  it("a canceled order returns its lots, but recalled units aren't sold again", async () => {
    const product = await fixture.aProduct();
    const lot = await fixture.aLot(packer, product.id);
    const [remaining, recalled] = [
      await fixture.anOrder(product.id, 2),
      await fixture.anOrder(product.id, 2),
    ];
    const admin = await fixture.anAdmin();
    const cancel = (id: string, version: number) =>
      fixture.sendOrder(admin, `/api/admin/orders/${id}/cancel`, {
        restock: true,
        refund: true,
        reason: 'No vino.',
        version,
      });
    await fixture.pick(remaining.order.id);
    await fixture.pick(recalled.order.id);
    expect((await cancel(remaining.order.id, 1)).status).toBe(200);
    expect((await fixture.product(packer, product.id)).lots).toMatchObject([{ id: lot, units_left: 3 }]);
    expect((await fixture.recall(packer, { lot_ids: [lot] })).status).toBe(200);
    const before = (await fixture.stockOf(product.id)).stock;
    expect((await cancel(recalled.order.id, 1)).status).toBe(200);
    expect((await fixture.stockOf(product.id)).stock).toBe(before);
  });
});
