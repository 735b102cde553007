import { orderSchema } from '@nutricion/contract/orders/orders';
import { defaultOrderLimits, type OrderLimits } from '@nutricion/domain/orders/order-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from './orders.builders.ts';

/** One account can neither fill a hospital's delivery windows nor take the whole stock. */
describe('what one person may have on order', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  const order = async (values: Parameters<typeof aProduct>[1] = {}) => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, {
      price_cents: 100,
      stock: 1000,
      tax_class: 'exento',
      ...values,
    });
    const place = (quantity = 1, more: object = {}) =>
      fixture.post(
        shopper,
        fixture.aBody(shopper, {
          items: [{ productId: product.id, quantity }],
          expectedTotal: (quantity * product.price_cents) / 100,
          ...more,
        }),
      );
    return { shopper, product, place };
  };

  it.each<[name: string, limits: Partial<OrderLimits>, type: string, status: number]>([
    ['open orders', { openOrders: 5 }, 'ordenes-abiertas', 422],
    ['orders an hour', { ordersPerHour: 5 }, 'ordenes-por-hora', 429],
    ['places in a window', { placesPerWindow: 5 }, 'cupos-por-persona', 422],
    ['units of a product', { openUnitsPerProduct: 5 }, 'unidades-por-persona', 422],
    ['value', { openValueCents: 500 }, 'valor-abierto', 422],
  ])('is bounded in %s, however many orders come at once', async (_, limits, type, status) => {
    fixture.setLimits(limits);
    const { shopper, product, place } = await order();
    const responses = await Promise.all(Array.from({ length: 20 }, () => place()));
    const refused = responses.filter((response) => response.status !== 201);
    expect(refused).toHaveLength(15);
    for (const response of refused) {
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ type: `/problemas/${type}`, detail: expect.any(String) });
    }
    expect(await fixture.countOrders(shopper)).toBe(5);
    expect((await fixture.stockOf(product.id)).stock).toBe(995);
  });

  it('says how long to wait, where waiting helps', async () => {
    fixture.setLimits({ ordersPerHour: 1 });
    const { place } = await order();
    await place();
    const response = await place();
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3500);
    expect(await response.json()).toMatchObject({ retryAfterSeconds: seconds });
  });

  it('names the hour, and the products with how many of them, where the form can show it', async () => {
    fixture.setLimits({ placesPerWindow: 1, unitsPerProduct: 4 });
    const { product, place } = await order();
    expect(await (await place(5)).json()).toMatchObject({
      lines: [{ productId: product.id, title: product.title, most: 4 }],
    });
    await place();
    expect(await (await place()).json()).toMatchObject({ errors: { deliveryWindow: expect.any(String) } });
    expect((await place(1, { deliveryWindow: '15-17' })).status).toBe(201);
  });

  it('is one’s own: what a colleague has on order counts for nobody else', async () => {
    fixture.setLimits({ openOrders: 1, openUnitsPerProduct: 1, ordersPerHour: 1 });
    const { product, place } = await order();
    await place();
    const colleague = await fixture.aShopper();
    const items = [{ productId: product.id, quantity: 1 }];
    expect(
      (await fixture.post(colleague, fixture.aBody(colleague, { items, expectedTotal: 1 }))).status,
    ).toBe(201);
  });

  it('frees with each cancelled order all but the hour', async () => {
    fixture.setLimits({ openOrders: 1, openUnitsPerProduct: 1, placesPerWindow: 1, ordersPerHour: 3 });
    const { shopper, place } = await order();
    for (let n = 0; n < 3; n += 1) {
      const placed = await place();
      expect(placed.status).toBe(201);
      await fixture.cancel(shopper, orderSchema.parse(await placed.json()).id);
    }
    expect((await place()).status).toBe(429);
  });

  it('answers an order that was placed again with itself, though there is no room for another', async () => {
    fixture.setLimits({ openOrders: 1 });
    const { shopper, product } = await order();
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 1,
    });
    const apiResponses = await Promise.all(
      [1, 2, 3].map(() => fixture.post(shopper, body, 'la-misma-llave')),
    );
    expect(apiResponses.map(({ status }) => status)).toEqual([201, 201, 201]);
    const numbers = await Promise.all(
      apiResponses.map(async (apiResponse) => orderSchema.parse(await apiResponse.json()).number),
    );
    expect(new Set(numbers).size).toBe(1);
    expect((await fixture.post(shopper, body, 'la-misma-llave')).status).toBe(201);
  });

  it('is free when an order has arrived', async () => {
    fixture.setLimits({ openOrders: 1, placesPerWindow: 1 });
    const { shopper, place } = await order();
    await place();
    await fixture.db
      .updateTable('orders')
      .set({ status: 'entregado' })
      .where('user_id', '=', shopper.profile.id)
      .execute();
    expect((await place()).status).toBe(201);
  });

  it('leaves the windows of a hospital open, whatever one account sends', async () => {
    fixture.setLimits(defaultOrderLimits);
    const { shopper, place } = await order();
    const windows = ['07-09', '15-17', '19-21', '23-01'] as const;
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => place(1, { deliveryWindow: windows[n % 4] })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    const slots = await fixture.db
      .selectFrom('delivery_slots')
      .select('booked')
      .where('route', '=', shopper.hospital.id)
      .execute();
    for (const { booked } of slots) expect(booked).toBeLessThanOrEqual(3);
  });
});
