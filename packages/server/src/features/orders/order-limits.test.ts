import { orderEndpoints } from '@nutricion/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { anOrderDesk, type OrderDesk } from './orders.builders.ts';

/** Design, section 2: delivery in 2 to 5 days, windows with a capacity, stock never oversold. */
describe('orders at their limits', () => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await anOrderDesk();
  });
  afterAll(() => desk.drop());

  it('offers days 2 to 5 and refuses any other', async () => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 10 });
    for (const deliveryDate of ['2020-01-01', '2999-01-01']) {
      const body = desk.aBody(shopper, {
        items: [{ productId: product.id, quantity: 1 }],
        expectedTotal: 10,
        deliveryDate,
      });
      const response = await desk.post(shopper, body);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: { deliveryDate: expect.any(String) } });
    }
  });

  it('never books a window past its capacity', async () => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 10, stock: 100 });
    await desk.db.updateTable('delivery_windows').set({ capacity: 3 }).where('id', '=', '23-01').execute();
    const body = desk.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 10,
      deliveryWindow: '23-01',
    });
    const responses = await Promise.all(Array.from({ length: 6 }, () => desk.post(shopper, body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect((await desk.stockOf(product.id)).stock).toBe(97);
    expect(await desk.mailsTo(shopper.profile.email)).toHaveLength(3);
    const options = await desk.get(shopper, '/api/checkout');
    const { days } = orderEndpoints['GET /api/checkout'].response.parse(await options.json());
    expect(days[0]?.windows.find(({ id }) => id === '23-01')).toEqual({ id: '23-01', capacity: 3, left: 0 });
  });

  it('sells what there is and no more, however many ask at once', async () => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 1, stock: 10 });
    const body = desk.aBody(shopper, { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 1 });
    const responses = await Promise.all(Array.from({ length: 60 }, () => desk.post(shopper, body)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(50);
    expect((await desk.stockOf(product.id)).stock).toBe(0);
  });

  it('lists a person’s orders newest first, and remembers how she was served last', async () => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 1 });
    const body = desk.aBody(shopper, { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 1 });
    const address = {
      urbanizacion: 'Urb. Las Flores',
      street: 'Calle 3 B-12',
      apartment: '',
      municipio: 'Caguas',
      zip: '00725',
    } as const;
    await desk.post(shopper, body);
    await desk.post(shopper, { ...body, delivery: { type: 'home', address } });
    const list = await desk.get(shopper, '/api/orders');
    const { orders, next } = orderEndpoints['GET /api/orders'].response.parse(await list.json());
    expect(next).toBeNull();
    expect(orders).toHaveLength(2);
    expect((orders[0]?.created_at ?? '') >= (orders[1]?.created_at ?? '')).toBe(true);
    const options = await desk.get(shopper, '/api/checkout');
    const { defaults } = orderEndpoints['GET /api/checkout'].response.parse(await options.json());
    expect(defaults).toMatchObject({
      deliveryType: 'home',
      address,
      deliveryPointId: shopper.hospital.pointId,
      deliveryWindow: body.deliveryWindow,
    });
  });
});
