import { orderSchema } from '@nutricion/contract/orders/orders';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aPromotion } from '../../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from '../orders.builders.ts';

describe('a customer who changes their order: takes something out', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  const anOrder = async () => {
    const shopper = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 300, stock: 10, tax_class: 'exento' });
    const sweets = await aProduct(fixture.db, { price_cents: 1000, stock: 10, tax_class: 'gravado' });
    const items = [
      { productId: rice.id, quantity: 4 },
      { productId: sweets.id, quantity: 1 },
    ];
    const response = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 23.15 }));
    const order = orderSchema.parse(await response.json());
    return { shopper, rice, sweets, order };
  };
  const change = async (
    shopper: Parameters<OrderFixture['get']>[0],
    id: string,
    body: { lines: { productId: string; quantity: number }[]; expectedTotal: number; version?: number },
  ) => {
    const response = await fixture.app.request(`/api/orders/${id}/lines`, {
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
    expect(await fixture.stockOf(rice.id)).toMatchObject({ stock: 9, total_purchases: 1 });
    expect(await fixture.stockOf(sweets.id)).toMatchObject({ stock: 10, total_purchases: 0 });
    const ledger = await fixture.db
      .selectFrom('stock_movements')
      .select((eb) => eb.fn.sum<number>('units').as('units'))
      .where('product_id', '=', rice.id)
      .executeTakeFirstOrThrow();
    expect(ledger.units).toBe(9);
  });

  it('pays the offer’s price for the units that are left, and the old total once they are put back', async () => {
    const shopper = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 99, stock: 10, tax_class: 'exento' });
    await aPromotion(fixture.db, rice.id, { type: 'bogo' });
    const items = [{ productId: rice.id, quantity: 6 }];
    const placed = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 2.97 }));
    const order = orderSchema.parse(await placed.json());
    for (const [quantity, expectedTotal, version] of [
      [4, 1.98, 1],
      [6, 2.97, 2],
      [2, 0.99, 3],
    ] as const) {
      const lines = [{ productId: rice.id, quantity }];
      const { status, json } = await change(shopper, order.id, { lines, expectedTotal, version });
      expect([quantity, status, json.total]).toEqual([quantity, 200, expectedTotal]);
    }
  });

  it('asked for twice at once changes it once', async () => {
    const { shopper, rice, order } = await anOrder();
    const request = () =>
      change(shopper, order.id, { lines: [{ productId: rice.id, quantity: 2 }], expectedTotal: 17.15 });
    const responses = await Promise.all([request(), request(), request()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await fixture.stockOf(rice.id)).stock).toBe(8);
  });

  it('is told the new total where it isn’t the one that they saw, and nothing changes', async () => {
    const { shopper, rice, order } = await anOrder();
    const apiResponse = await change(shopper, order.id, {
      lines: [{ productId: rice.id, quantity: 2 }],
      expectedTotal: 15,
    });
    expect(apiResponse).toMatchObject({ status: 409, json: { detail: expect.stringContaining('$17.15') } });
    expect((await fixture.stockOf(rice.id)).stock).toBe(6);
  });

  it('can’t change what somebody picks, nor another’s', async () => {
    const { shopper, rice, order } = await anOrder();
    const less = { lines: [{ productId: rice.id, quantity: 1 }], expectedTotal: 14.15 };
    expect((await change(await fixture.aShopper(), order.id, less)).status).toBe(404);
    await fixture.db
      .updateTable('orders')
      .set({ status: 'en_preparacion' })
      .where('id', '=', order.id)
      .execute();
    expect(await change(shopper, order.id, less)).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining('Ya empezamos') },
    });
  });

  describe('or puts more in', () => {
    afterEach(() => fixture.setLimits());
    /** Two more of what is in it, and two of something new: $6 and $4 more. */
    const more = async () => {
      const made = await anOrder();
      const milk = await aProduct(fixture.db, { price_cents: 200, stock: 5, tax_class: 'exento' });
      const lines = [
        { productId: made.rice.id, quantity: 6 },
        { productId: milk.id, quantity: 2 },
      ];
      return { ...made, milk, body: { lines, expectedTotal: 33.15 } };
    };
    const ledgerOf = async (productId: string) =>
      Number(
        (
          await fixture.db
            .selectFrom('stock_movements')
            .select((eb) => eb.fn.sum<number>('units').as('units'))
            .where('product_id', '=', productId)
            .executeTakeFirstOrThrow()
        ).units,
      );

    it('pays for it, and the stock and its ledger have it less', async () => {
      const { shopper, rice, milk, order, body } = await more();
      const { status, json } = await change(shopper, order.id, body);
      expect(status).toBe(200);
      expect(orderSchema.parse(json)).toMatchObject({
        total: 33.15,
        version: 2,
        items: [{ quantity: 6, total_price: 18 }, {}, { product_id: milk.id, quantity: 2, total_price: 4 }],
      });
      expect(await fixture.stockOf(rice.id)).toMatchObject({ stock: 4, total_purchases: 6 });
      expect(await fixture.stockOf(milk.id)).toMatchObject({ stock: 3, total_purchases: 2 });
      expect([await ledgerOf(rice.id), await ledgerOf(milk.id)]).toEqual([4, 3]);
    });

    it('once, however often it is asked for at once', async () => {
      const { shopper, milk, order, body } = await more();
      const responses = await Promise.all([1, 2, 3].map(() => change(shopper, order.id, body)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await fixture.stockOf(milk.id)).stock).toBe(3);
    });

    it('and takes something out at once', async () => {
      const { shopper, sweets, milk, order } = await more();
      const lines = [
        { productId: sweets.id, quantity: 0 },
        { productId: milk.id, quantity: 1 },
      ];
      expect((await change(shopper, order.id, { lines, expectedTotal: 14 })).status).toBe(200);
      expect((await fixture.stockOf(sweets.id)).stock).toBe(10);
      expect((await fixture.stockOf(milk.id)).stock).toBe(4);
    });

    it('of two who want the last ones one gets them, and the other hears how many are left', async () => {
      const last = await aProduct(fixture.db, { price_cents: 200, stock: 2, tax_class: 'exento' });
      const both = [await anOrder(), await anOrder()];
      const lines = [{ productId: last.id, quantity: 2 }];
      const responses = await Promise.all(
        both.map(({ shopper, order }) => change(shopper, order.id, { lines, expectedTotal: 27.15 })),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await fixture.stockOf(last.id)).stock).toBe(0);
    });

    it('not past the limits that placing an order has', async () => {
      const { shopper, order, body } = await more();
      fixture.setLimits({ unitsPerProduct: 5 });
      expect((await change(shopper, order.id, body)).status).toBe(422);
      fixture.setLimits({ openValueCents: 3_000 });
      expect((await change(shopper, order.id, body)).status).toBe(422);
      // The order itself isn't counted beside itself.
      fixture.setLimits({ openValueCents: 3_315, openOrders: 1, placesPerWindow: 1, ordersPerHour: 1 });
      expect((await change(shopper, order.id, body)).status).toBe(200);
    });

    it('and waits for a person where an order of so much does', async () => {
      const { shopper, order, body } = await more();
      fixture.setLimits({ reviewAboveCents: 3_000 });
      expect((await change(shopper, order.id, body)).json).toMatchObject({ review: { state: 'waiting' } });
    });

    it('never more than what a card holds', async () => {
      const { shopper, order, body } = await more();
      await fixture.db
        .updateTable('orders')
        .set({ payment_method: 'card' })
        .where('id', '=', order.id)
        .execute();
      expect(await change(shopper, order.id, body)).toMatchObject({
        status: 409,
        json: { detail: expect.stringContaining('$23.15') },
      });
      await fixture.db
        .insertInto('payments')
        .values({
          id: order.id,
          order_id: order.id,
          method: 'card',
          provider: 'stripe',
          status: 'autorizado',
          amount_cents: 3_315,
          authorized_cents: 3_315,
        })
        .execute();
      expect((await change(shopper, order.id, body)).status).toBe(200);
    });

    it('never more than what a card holds, also after units of an offer are taken out again', async () => {
      const { shopper, order } = await anOrder();
      const offered = await aProduct(fixture.db, { price_cents: 200, stock: 9, tax_class: 'exento' });
      const offer = { discount_percent: null, condition_spend_cents: 1000, discount_value_cents: 1000 };
      await aPromotion(fixture.db, offered.id, { type: 'spend-x-save-y', ...offer });
      await fixture.db
        .updateTable('orders')
        .set({ payment_method: 'card' })
        .where('id', '=', order.id)
        .execute();
      const want = (quantity: number, expectedTotal: number, version: number) =>
        change(shopper, order.id, {
          lines: [{ productId: offered.id, quantity }],
          expectedTotal,
          version,
        });
      expect((await want(5, 23.15, 1)).status).toBe(200);
      expect(await want(4, 29.55, 2)).toMatchObject({
        status: 409,
        json: { detail: expect.stringContaining('$23.15') },
      });
      expect((await want(0, 23.15, 2)).status).toBe(200);
    });

    it('not for money that ATH Móvil refunded after the shop took units out', async () => {
      const { shopper, rice, sweets, order } = await anOrder();
      await fixture.db
        .updateTable('orders')
        .set({ payment_method: 'ath-movil' })
        .where('id', '=', order.id)
        .execute();
      await fixture.db
        .updateTable('order_items')
        .set({ cancelled_quantity: 1 })
        .where('order_id', '=', order.id)
        .where('product_id', '=', sweets.id)
        .execute();
      const lines = [{ productId: rice.id, quantity: 5 }];
      expect(await change(shopper, order.id, { lines, expectedTotal: 15 })).toMatchObject({
        status: 409,
        json: { detail: expect.stringContaining('$12.00') },
      });
    });
  });
});
