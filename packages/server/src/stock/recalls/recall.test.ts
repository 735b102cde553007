import { randomUUID } from 'node:crypto';
import { recallSchema } from '@nutricion/contract/stock/recalls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextLots } from '../allocate-lots.ts';
import { aStockFixture, type StockFixture } from '../stock.builders.ts';
import { readRecallNotice } from './recall-notice.ts';

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

const notesOf = async (orderId: string) =>
  (await fixture.db.selectFrom('order_notes').select('text').where('order_id', '=', orderId).execute()).map(
    ({ text }) => text,
  );
describe('an order with recalled units in its bags', () => {
  it("can't proceed until the packer confirms once that they are out", async () => {
    const product = await fixture.aProduct();
    const lot = await fixture.aLot(packer, product.id);
    const { order } = await fixture.anOrder(product.id, 2);
    await fixture.pick(order.id, 'listo');
    const admin = await fixture.anAdmin();
    expect((await fixture.recall(packer, { lot_ids: [lot] })).status).toBe(200);
    const leave = async () => {
      const { version } = await fixture.db
        .selectFrom('orders')
        .select('version')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow();
      return fixture.sendOrder(admin, `/api/admin/orders/${order.id}/transition`, {
        to: 'en_ruta',
        version,
        reason: 'Sale antes de su día.',
      });
    };
    const refused = await leave();
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('lote retirado');

    const takeOut = (user: typeof packer) =>
      fixture.sendOrder(user, `/api/admin/orders/${order.id}/recalled-out`, {});
    expect((await takeOut(await fixture.aColleague('lectura'))).status).toBe(403);
    const [one, other] = await Promise.all([takeOut(packer), takeOut(packer)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const audited = await fixture.db
      .selectFrom('audit_log')
      .select('id')
      .where('subject_id', '=', order.id)
      .where('action', '=', 'order.recalled-out')
      .execute();
    expect(audited).toHaveLength(1);
    expect((await leave()).status).toBe(200);
  });
});

describe("recalled units that aren't paid yet", () => {
  it("aren't charged on delivery, and no refund is due", async () => {
    const product = await fixture.aProduct();
    const lot = await fixture.aLot(packer, product.id);
    const { order } = await fixture.anOrder(product.id, 2);
    await fixture.pick(order.id, 'listo');
    expect((await fixture.recall(packer, { lot_ids: [lot] })).status).toBe(200);
    expect((await notesOf(order.id)).join()).not.toContain('devolverle');
    await fixture.sendOrder(packer, `/api/admin/orders/${order.id}/recalled-out`, {});
    const stored = await fixture.db
      .selectFrom('orders as o')
      .innerJoin('order_items as i', 'i.order_id', 'o.id')
      .select(['o.packed_total_cents', 'i.picked_quantity'])
      .where('o.id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ packed_total_cents: 0, picked_quantity: 0 });
  });
});

describe('a refused recall', () => {
  it('changes nothing, and succeeds when it is corrected and sent again', async () => {
    const product = await fixture.aProduct();
    const lot = await fixture.aLot(packer, product.id);
    const id = randomUUID();
    expect((await fixture.recall(packer, { id, lot_ids: [lot, randomUUID()] })).status).toBe(404);
    expect((await fixture.recall(packer, { id, lot_ids: [lot] })).status).toBe(200);
    const { held_at } = await fixture.db
      .selectFrom('lots')
      .select('held_at')
      .where('id', '=', lot)
      .executeTakeFirstOrThrow();
    expect(held_at).not.toBeNull();
  });
});

describe('recalls', () => {
  it('the preview shows units, orders and customers and changes nothing', async () => {
    const product = await fixture.aProduct({ stock: 0 });
    const lot = await fixture.aLot(packer, product.id);
    const { order, shopper } = await fixture.anOrder(product.id, 2);
    await fixture.pick(order.id, 'entregado');
    expect(await fixture.preview(packer, [lot])).toMatchObject({
      lots: [{ id: lot, withdrawn_units: 3, promised_units: 0, state: 'bien' }],
      lines: [
        {
          certainty: 'lote',
          units: 2,
          order: order.number,
          status: 'entregado',
          person: shopper.profile.full_name,
          email: shopper.profile.email,
          told_at: null,
        },
      ],
    });
    expect((await fixture.stockOf(product.id)).stock).toBe(3);
    expect(fixture.mails.filter(({ userId }) => userId === shopper.profile.id)).toEqual([]);
  });

  it('a recall quarantines the lot, removes its units, adds notes, notifies each customer once and requests refunds', async () => {
    const product = await fixture.aProduct({ stock: 0 });
    const lot = await fixture.aLot(packer, product.id, { units: 9 });
    const ready = await fixture.anOrder(product.id, 2);
    const picking = await fixture.anOrder(product.id, 1);
    await fixture.pick(ready.order.id, 'entregado');
    await fixture.db
      .updateTable('orders')
      .set({ payment_status: 'pagado' })
      .where('id', '=', ready.order.id)
      .execute();
    await fixture.pick(picking.order.id, 'en_preparacion');
    const id = randomUUID();
    const responses = await Promise.all([1, 2].map(() => fixture.recall(packer, { id, lot_ids: [lot] })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const recall = recallSchema.parse(await responses[0]?.json());
    expect(recall).toMatchObject({
      by: packer.profile.full_name,
      lots: [{ withdrawn_units: 6, promised_units: 0, state: 'retirado' }],
    });
    expect(recall.lines.every(({ told_at }) => told_at !== null)).toBe(true);
    expect(await fixture.stockOf(product.id)).toMatchObject({ stock: 0 });
    expect(fixture.announced).toContain(product.id);
    const notified = fixture.mails.filter(({ recallId }) => recallId === id).map(({ userId }) => userId);
    expect(notified.toSorted()).toEqual([ready.shopper.profile.id, picking.shopper.profile.id].toSorted());
    expect(fixture.refunds.filter(({ requestId }) => requestId === id)).toMatchObject([
      { orderId: ready.order.id, lines: [{ units: 2 }] },
    ]);
    expect(await notesOf(ready.order.id)).toEqual([expect.stringContaining('Ya salió con 2 ×')]);
    expect(await notesOf(picking.order.id)).toEqual([expect.stringContaining('Saca de la bolsa: 1 ×')]);
    expect(await readRecallNotice(fixture.db, id, ready.shopper.profile.id)).toMatchObject({
      lines: [{ isSure: true, money: 'on-its-way' }],
    });
    expect(await readRecallNotice(fixture.db, id, picking.shopper.profile.id)).toMatchObject({
      lines: [{ money: 'not-charged' }],
    });
    // It can't be picked, received or recalled again.
    expect(await nextLots(fixture.db, [product.id], Date.now())).toEqual(new Map());
    const again = { units: 1, supplier: 'Otra', lot: 'l-1' };
    expect((await fixture.receive(packer, product.id, again)).status).toBe(422);
    expect((await fixture.recall(packer, { lot_ids: [lot] })).status).toBe(409);
  });

  it('removes only unsold units from the stock, and states what its orders will miss', async () => {
    const product = await fixture.aProduct({ stock: 0 });
    const lot = await fixture.aLot(packer, product.id, { units: 5 });
    await fixture.anOrder(product.id, 3);
    const response = await fixture.recall(packer, { lot_ids: [lot] });
    expect(await response.json()).toMatchObject({
      lots: [{ withdrawn_units: 2, promised_units: 3 }],
      lines: [],
    });
    expect((await fixture.stockOf(product.id)).stock).toBe(0);
  });

  it('of two lots of one product removes no unit twice', async () => {
    const product = await fixture.aProduct({ stock: 0 });
    const lot_ids = [
      await fixture.aLot(packer, product.id),
      await fixture.aLot(packer, product.id, { lot: 'L-2' }),
    ];
    await fixture.waste(packer, product.id, { units: 4, reason: 'Se cayó la tablilla.' });
    const recall = recallSchema.parse(await (await fixture.recall(packer, { lot_ids })).json());
    expect(recall.lots.reduce((sum, { withdrawn_units }) => sum + withdrawn_units, 0)).toBe(6);
    expect((await fixture.stockOf(product.id)).stock).toBe(0);
  });

  it('lists orders without a recorded lot, notifies them only if requested, and refunds nothing', async () => {
    const product = await fixture.aProduct();
    const { order, shopper } = await fixture.anOrder(product.id, 2);
    await fixture.pick(order.id, 'entregado');
    const lot = await fixture.aLot(packer, product.id);
    const picked = await fixture.anOrder(product.id, 2);
    await fixture.db
      .updateTable('order_items')
      .set({ picked_quantity: 2 })
      .where('order_id', '=', picked.order.id)
      .execute();
    await fixture.db
      .updateTable('orders')
      .set({ status: 'entregado' })
      .where('id', '=', picked.order.id)
      .execute();
    // The first order was delivered before the lot was received.
    await fixture.db
      .insertInto('order_status_history')
      .values({ order_id: order.id, status: 'listo', created_at: new Date(Date.now() - 3_600_000) })
      .execute();
    const silent = recallSchema.parse(await (await fixture.recall(packer, { lot_ids: [lot] })).json());
    expect(silent.lines).toMatchObject([
      { order: picked.order.number, certainty: 'producto', told_at: null },
    ]);
    expect(fixture.mails.map(({ userId }) => userId)).not.toContain(shopper.profile.id);
    const other = await fixture.aLot(packer, product.id, { lot: 'L-9' });
    const loud = await fixture.recall(packer, { lot_ids: [other], tells_possible: true });
    expect(await loud.json()).toMatchObject({
      lines: [{ told_at: expect.any(String), refund_asked_at: null }],
    });
    expect(fixture.mails.at(-1)?.userId).toBe(picked.shopper.profile.id);
    expect(await notesOf(picked.order.id)).toHaveLength(2);
  });

  it("during picking no order is missed: it is notified, or the lot isn't allocated", async () => {
    const product = await fixture.aProduct({ stock: 0 });
    const lot = await fixture.aLot(packer, product.id, { units: 20 });
    const orders = await Promise.all([1, 2, 3, 4].map(() => fixture.anOrder(product.id, 2)));
    const id = randomUUID();
    await Promise.all([
      ...orders.map(({ order }) => fixture.pick(order.id)),
      fixture.recall(packer, { id, lot_ids: [lot] }),
    ]);
    const allocated = await fixture.db
      .selectFrom('order_item_lots')
      .select('order_item_id')
      .where('lot_id', '=', lot)
      .execute();
    const notified = await fixture.db
      .selectFrom('recall_lines')
      .select('order_item_id')
      .where('recall_id', '=', id)
      .where('certainty', '=', 'lote')
      .execute();
    const ids = (rows: readonly { order_item_id: number }[]) =>
      rows.map((row) => row.order_item_id).toSorted();
    expect(ids(notified)).toEqual(ids(allocated));
  });

  it('unknown lots are refused and change nothing', async () => {
    const product = await fixture.aProduct({ stock: 0 });
    const lot = await fixture.aLot(packer, product.id);
    expect((await fixture.recall(packer, { lot_ids: [lot, randomUUID()] })).status).toBe(404);
    expect((await fixture.stockOf(product.id)).stock).toBe(5);
  });
});
