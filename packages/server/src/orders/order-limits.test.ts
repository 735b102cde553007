import { orderEndpoints } from '@nutricion/contract/orders/orders-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from './orders.builders.ts';

/** Design, section 2: delivery in 2 to 5 days, windows with a capacity, stock never oversold. */
describe('orders at their limits', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  it('offers days 2 to 5 and refuses any other', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 1000 });
    for (const deliveryDate of ['2020-01-01', '2999-01-01']) {
      const body = fixture.aBody(shopper, {
        items: [{ productId: product.id, quantity: 1 }],
        expectedTotal: 10,
        deliveryDate,
      });
      const response = await fixture.post(shopper, body);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: { deliveryDate: expect.any(String) } });
    }
  });

  it('never books a window past its capacity', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 1000, stock: 100 });
    await fixture.db.updateTable('delivery_windows').set({ capacity: 3 }).where('id', '=', '23-01').execute();
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 10,
      deliveryWindow: '23-01',
    });
    const responses = await Promise.all(Array.from({ length: 6 }, () => fixture.post(shopper, body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect((await fixture.stockOf(product.id)).stock).toBe(97);
    expect(await fixture.mailsTo(shopper.profile.email)).toHaveLength(3);
    const options = await fixture.get(shopper, '/api/checkout');
    const { days } = orderEndpoints['GET /api/checkout'].response.parse(await options.json());
    const day = days.find(({ date }) => date === body.deliveryDate);
    expect(day?.windows.find(({ id }) => id === '23-01')).toEqual({ id: '23-01', capacity: 3, left: 0 });
  });

  it('sells what there is and no more, however many ask at once', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 100, stock: 10 });
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 1,
    });
    const responses = await Promise.all(Array.from({ length: 60 }, () => fixture.post(shopper, body)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(50);
    expect((await fixture.stockOf(product.id)).stock).toBe(0);
  });

  it('lists a person’s orders newest first, and remembers how she was served last', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 100 });
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 1,
    });
    const address = {
      urbanizacion: 'Urb. Las Flores',
      street: 'Calle 3 B-12',
      apartment: '',
      municipio: 'Caguas',
      zip: '00725',
    } as const;
    await fixture.post(shopper, body);
    await fixture.post(shopper, { ...body, delivery: { type: 'home', address } });
    const list = await fixture.get(shopper, '/api/orders');
    const { orders, next } = orderEndpoints['GET /api/orders'].response.parse(await list.json());
    expect(next).toBeNull();
    expect(orders).toHaveLength(2);
    expect((orders[0]?.created_at ?? '') >= (orders[1]?.created_at ?? '')).toBe(true);
    const options = await fixture.get(shopper, '/api/checkout');
    const { defaults } = orderEndpoints['GET /api/checkout'].response.parse(await options.json());
    expect(defaults).toMatchObject({
      deliveryType: 'home',
      address,
      deliveryPointId: shopper.hospital.pointId,
      deliveryWindow: body.deliveryWindow,
    });
  });

  it('stops at a ZIP that is surely not of the municipio, but not at a home the shop took before', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 100, tax_class: 'exento' });
    const address = {
      urbanizacion: '',
      street: 'Calle 3',
      apartment: '',
      municipio: 'Caguas',
      zip: '00730',
    } as const;
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 1,
      delivery: { type: 'home', address },
    });
    const refused = await fixture.post(shopper, body);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: { 'delivery.address.zip': 'El ZIP 00730 no es de Caguas. Revisa el ZIP o el municipio.' },
    });
    await fixture.db
      .insertInto('addresses')
      .values({ user_id: shopper.profile.id, label: 'De antes', ...address })
      .execute();
    expect((await fixture.post(shopper, body)).status).toBe(201);
    await fixture.db.deleteFrom('addresses').execute();
    // An order that was delivered there counts too.
    expect((await fixture.post(shopper, body)).status).toBe(201);
  });

  it('are what she says in her profile, where she says it', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 100, tax_class: 'exento' });
    const items = [{ productId: product.id, quantity: 1 }];
    await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 1 }));
    const [other] = await fixture.db
      .insertInto('delivery_points')
      .values({ hospital_id: shopper.hospital.id, building: 'Torre B', unit: 'Piso 9' })
      .returning('id')
      .execute();
    await fixture.db
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
    await fixture.db
      .insertInto('addresses')
      .values({
        ...{ id: home.id, user_id: shopper.profile.id, label: home.label, is_default: true },
        ...address,
      })
      .execute();
    const options = await fixture.get(shopper, '/api/checkout');
    const { addresses, defaults } = orderEndpoints['GET /api/checkout'].response.parse(await options.json());
    expect(addresses).toEqual([home]);
    expect(defaults).toMatchObject({ phone: '9395550187', deliveryPointId: other?.id, address });
  });
});
