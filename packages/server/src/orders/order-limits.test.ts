import { orderEndpoints } from '@nutricion/contract/orders/orders-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/shop.builders.ts';
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
    const day = days.find(({ date }) => date === body.deliveryDate);
    expect(day?.windows.find(({ id }) => id === '23-01')).toEqual({ id: '23-01', capacity: 3, left: 0 });
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

  it('stops at a ZIP that is surely not of the municipio, but not at a home the shop took before', async () => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 1, tax_class: 'exento' });
    const address = {
      urbanizacion: '',
      street: 'Calle 3',
      apartment: '',
      municipio: 'Caguas',
      zip: '00730',
    } as const;
    const body = desk.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 1,
      delivery: { type: 'home', address },
    });
    const refused = await desk.post(shopper, body);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: { 'delivery.address.zip': 'El ZIP 00730 no es de Caguas. Revisa el ZIP o el municipio.' },
    });
    desk.homes.set(shopper.profile.id, [{ id: product.id, label: 'De antes', address, isDefault: true }]);
    expect((await desk.post(shopper, body)).status).toBe(201);
    desk.homes.delete(shopper.profile.id);
    // The order that went there says so too.
    expect((await desk.post(shopper, body)).status).toBe(201);
  });

  it('are what she says in her profile, where she says it', async () => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 1, tax_class: 'exento' });
    const items = [{ productId: product.id, quantity: 1 }];
    await desk.post(shopper, desk.aBody(shopper, { items, expectedTotal: 1 }));
    const [other] = await desk.db
      .insertInto('delivery_points')
      .values({ hospital_id: shopper.hospital.id, building: 'Torre B', unit: 'Piso 9' })
      .returning('id')
      .execute();
    await desk.db
      .updateTable('profiles')
      .set({ phone: '9395550187', preferred_delivery_point_id: other?.id ?? null })
      .where('id', '=', shopper.profile.id)
      .execute();
    const address = {
      urbanizacion: '',
      street: 'Carr. 2 km 8',
      apartment: '',
      municipio: 'Bayamón',
      zip: '00961',
    } as const;
    const home = { id: product.id, label: 'Casa', address, isDefault: true };
    desk.homes.set(shopper.profile.id, [home]);
    const options = await desk.get(shopper, '/api/checkout');
    const { addresses, defaults } = orderEndpoints['GET /api/checkout'].response.parse(await options.json());
    expect(addresses).toEqual([home]);
    expect(defaults).toMatchObject({ phone: '9395550187', deliveryPointId: other?.id, address });
  });
});
