import { receiptEndpoints } from '@nutricion/contract/payments/receipts';
import { moveOf } from '@nutricion/domain/orders/order-moves';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockOrder } from '../../orders/life/lock-order.ts';
import { moveOrder } from '../../orders/life/move-order.ts';
import { anOrderDesk, type OrderDesk } from '../../orders/orders.builders.ts';
import { aProduct } from '../../testing/shop.builders.ts';

describe('the receipt of an order', () => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await anOrderDesk();
  });
  afterAll(() => desk.drop());

  /** One of two taxed products came, and the free one. */
  const aDeliveredOrder = async () => {
    const shopper = await desk.aShopper();
    const taxed = await aProduct(desk.db, { price: 10, stock: 5, tax_class: 'gravado' });
    const items = [{ productId: taxed.id, quantity: 2 }];
    const response = await desk.post(shopper, desk.aBody(shopper, { items, expectedTotal: 22.3 }));
    const { id } = (await response.json()) as { id: string };
    await desk.db.updateTable('order_items').set({ picked_quantity: 1 }).where('order_id', '=', id).execute();
    await desk.db.updateTable('orders').set({ status: 'en_ruta' }).where('id', '=', id).execute();
    await handOver(id);
    return { shopper, id };
  };

  const handOver = (id: string) =>
    desk.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, id);
      const move = moveOf('en_ruta', 'entregado');
      if (!order || !move) throw new Error('no order to hand over');
      await moveOrder(desk.life, trx, order, move, { actorId: null });
    });

  const ask = async (shopper: Parameters<OrderDesk['get']>[0], id: string) => {
    const response = await desk.get(shopper, `/api/orders/${id}/receipt`);
    return { status: response.status, json: (await response.json()) as unknown };
  };

  it('comes with the handover and says what came, for what, with the tax on two lines', async () => {
    const { shopper, id } = await aDeliveredOrder();
    const { status, json } = await ask(shopper, id);
    expect(status).toBe(200);
    const { receipt, credit_notes } = receiptEndpoints['GET /api/orders/{id}/receipt'].response.parse(json);
    expect(credit_notes).toEqual([]);
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^R-\d{6}$/),
      lines: [{ ordered: 2, came: 1, unit_price: 10, total_price: 10, is_taxed: true }],
      subtotal: 10,
      tax_state: 1.05,
      tax_municipal: 0.1,
      total: 11.15,
      payment_method: 'on-delivery',
    });
  });

  it('is written once and never changed', async () => {
    const { id } = await aDeliveredOrder();
    const change = desk.db.updateTable('receipts').set({ total: 0 }).where('order_id', '=', id).execute();
    await expect(change).rejects.toMatchObject({ code: '42501' });
    await desk.db.updateTable('orders').set({ status: 'en_ruta' }).where('id', '=', id).execute();
    await expect(handOver(id)).rejects.toMatchObject({ constraint: 'receipts_one_of_an_order' });
  });

  it('is nobody else’s, and there is none before the handover', async () => {
    const { id } = await aDeliveredOrder();
    expect((await ask(await desk.aShopper(), id)).status).toBe(404);
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 5, stock: 5, tax_class: 'exento' });
    const items = [{ productId: product.id, quantity: 1 }];
    const placed = await desk.post(shopper, desk.aBody(shopper, { items, expectedTotal: 5 }));
    const early = await ask(shopper, ((await placed.json()) as { id: string }).id);
    expect(early).toMatchObject({ status: 404, json: { detail: expect.stringContaining('te entregamos') } });
  });
});
