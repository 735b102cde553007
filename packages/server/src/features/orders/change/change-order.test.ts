import { orderSchema } from '@nutricion/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/shop.builders.ts';
import { anOrderDesk, type OrderDesk } from '../orders.builders.ts';

describe('a customer who takes something out of their order', () => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await anOrderDesk();
  });
  afterAll(() => desk.drop());

  const anOrder = async () => {
    const shopper = await desk.aShopper();
    const rice = await aProduct(desk.db, { price: 3, stock: 10, tax_class: 'exento' });
    const sweets = await aProduct(desk.db, { price: 10, stock: 10, tax_class: 'gravado' });
    const items = [
      { productId: rice.id, quantity: 4 },
      { productId: sweets.id, quantity: 1 },
    ];
    const response = await desk.post(shopper, desk.aBody(shopper, { items, expectedTotal: 23.15 }));
    const order = orderSchema.parse(await response.json());
    return { shopper, rice, sweets, order };
  };
  const change = async (
    shopper: Parameters<OrderDesk['get']>[0],
    id: string,
    body: { lines: { productId: string; quantity: number }[]; expectedTotal: number; version?: number },
  ) => {
    const response = await desk.app.request(`/api/orders/${id}/lines`, {
      method: 'POST',
      headers: { authorization: shopper.token, 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, ...body }),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };

  it('pays less, and what they gave back is on the shelf', async () => {
    const { shopper, rice, sweets, order } = await anOrder();
    const lines = [
      { productId: rice.id, quantity: 1 },
      { productId: sweets.id, quantity: 0 },
    ];
    const { status, json } = await change(shopper, order.id, { lines, expectedTotal: 3 });
    expect(status).toBe(200);
    expect(orderSchema.parse(json)).toMatchObject({
      subtotal: 3,
      tax: 0,
      total: 3,
      version: 2,
      items: [{ quantity: 1, total_price: 3 }, { due: { quantity: 0, total_price: 0 } }],
    });
    expect(await desk.stockOf(rice.id)).toMatchObject({ stock: 9, total_purchases: 1 });
    expect(await desk.stockOf(sweets.id)).toMatchObject({ stock: 10, total_purchases: 0 });
    const ledger = await desk.db
      .selectFrom('stock_movements')
      .select((eb) => eb.fn.sum<number>('units').as('units'))
      .where('product_id', '=', rice.id)
      .executeTakeFirstOrThrow();
    expect(ledger.units).toBe(9);
  });

  it('asked for twice at once changes it once', async () => {
    const { shopper, rice, order } = await anOrder();
    const ask = () =>
      change(shopper, order.id, { lines: [{ productId: rice.id, quantity: 2 }], expectedTotal: 17.15 });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await desk.stockOf(rice.id)).stock).toBe(8);
  });

  it('is told the new total where it isn’t the one that they saw, and nothing changes', async () => {
    const { shopper, rice, order } = await anOrder();
    const answer = await change(shopper, order.id, {
      lines: [{ productId: rice.id, quantity: 2 }],
      expectedTotal: 15,
    });
    expect(answer).toMatchObject({ status: 409, json: { detail: expect.stringContaining('$17.15') } });
    expect((await desk.stockOf(rice.id)).stock).toBe(6);
  });

  it('can’t have more than was ordered, nor change what somebody picks, nor another’s', async () => {
    const { shopper, rice, order } = await anOrder();
    const more = { lines: [{ productId: rice.id, quantity: 5 }], expectedTotal: 26.15 };
    expect((await change(shopper, order.id, more)).status).toBe(409);
    const less = { lines: [{ productId: rice.id, quantity: 1 }], expectedTotal: 14.15 };
    expect((await change(await desk.aShopper(), order.id, less)).status).toBe(404);
    await desk.db
      .updateTable('orders')
      .set({ status: 'en_preparacion' })
      .where('id', '=', order.id)
      .execute();
    expect(await change(shopper, order.id, less)).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining('Ya empezamos') },
    });
  });
});
