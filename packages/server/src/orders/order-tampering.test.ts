import { problemSchema } from '@nutricion/contract/kit/problem';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHospital, aProduct } from '../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from './orders.builders.ts';

/** Whatever the browser sends, the server decides; nothing is written. */
describe('an order that was tampered with', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  it.each([0, -1, 1.5, 1_000_000_000, '2', null])('refuses a quantity of %s', async (quantity) => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db);
    const body = {
      ...fixture.aBody(shopper, { expectedTotal: 10 }),
      items: [{ productId: product.id, quantity }],
    };
    expect((await fixture.post(shopper, body)).status).toBe(422);
    expect(await fixture.countOrders(shopper)).toBe(0);
  });

  it.each([['price'], ['total'], ['role'], ['hospital_id'], ['status']])(
    'refuses a field that is not the customer’s to send: %s',
    async (field) => {
      const shopper = await fixture.aShopper();
      const product = await aProduct(fixture.db);
      const body = {
        ...fixture.aBody(shopper, { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 10 }),
        [field]: 'x',
      };
      expect((await fixture.post(shopper, body)).status).toBe(422);
      expect(await fixture.countOrders(shopper)).toBe(0);
    },
  );

  it('refuses a field called __proto__, by that name', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db);
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 10,
    });
    const withProto: unknown = JSON.parse(
      JSON.stringify(body).replace('{', '{"__proto__":{"role":"admin"},'),
    );
    const refused = await fixture.post(shopper, withProto);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('"errors":{"__proto__":');
    expect(await fixture.countOrders(shopper)).toBe(0);
  });

  it.each([
    ['NUL', 'Ana\u0000'],
    ['half a pair of UTF-16', 'Ana\ud83d'],
  ])('refuses what no database can keep: %s', async (_, text) => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db);
    const order = { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 10 };
    const address = {
      urbanizacion: '',
      street: text,
      apartment: '',
      municipio: 'Ponce',
      zip: '00716',
    } as const;
    const byField = {
      'contact.name': fixture.aBody(shopper, { ...order, contact: { name: text, phone: '7875550142' } }),
      'delivery.address.street': fixture.aBody(shopper, { ...order, delivery: { type: 'home', address } }),
    };
    for (const [field, body] of Object.entries(byField)) {
      const refused = await fixture.post(shopper, body);
      expect(refused.status).toBe(422);
      expect(Object.keys(problemSchema.parse(await refused.json()).errors ?? {})).toEqual([field]);
    }
    expect(await fixture.countOrders(shopper)).toBe(0);
  });

  it('takes a long name with emoji, accents and several scripts as it is', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 1000 });
    const name = `Núñez 王 ${'👩🏽‍⚕️'.repeat(15)}`;
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 10,
      contact: { name, phone: '7875550142' },
    });
    const { id } = orderSchema.parse(await (await fixture.post(shopper, body)).json());
    const read = orderSchema.parse(await (await fixture.get(shopper, `/api/orders/${id}`)).json());
    expect(read.contact.name).toBe(name);
  });

  it('knows a product by its id in capitals too, and as the same one', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 1000 });
    const small = { productId: product.id, quantity: 1 };
    const capital = { productId: product.id.toUpperCase(), quantity: 1 };
    const twice = await fixture.post(
      shopper,
      fixture.aBody(shopper, { items: [small, capital], expectedTotal: 20 }),
    );
    expect(twice.status).toBe(422);
    const once = await fixture.post(shopper, fixture.aBody(shopper, { items: [capital], expectedTotal: 10 }));
    expect(once.status).toBe(201);
  });

  it('refuses a total lower than the price', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 1000 });
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 0.01,
    });
    expect((await fixture.post(shopper, body)).status).toBe(409);
    expect(await fixture.countOrders(shopper)).toBe(0);
  });

  it('refuses to order for somebody else, and to somebody else’s hospital', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 1000 });
    const foreign = await aHospital(fixture.db);
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 10,
    });
    const asOther = await fixture.post(shopper, { ...body, user_id: (await fixture.aShopper()).profile.id });
    expect(asOther.status).toBe(403);
    const otherAccount = await fixture.post(shopper, {
      ...body,
      delivery: { type: 'hospital', deliveryPointId: foreign.pointId },
    });
    expect(otherAccount.status).toBe(422);
    expect(await fixture.countOrders(shopper)).toBe(0);
  });

  it('shows an order to its owner only', async () => {
    const [owner, stranger] = [await fixture.aShopper(), await fixture.aShopper()];
    const product = await aProduct(fixture.db, { price_cents: 1000 });
    const body = fixture.aBody(owner, { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 10 });
    const { id } = orderSchema.parse(await (await fixture.post(owner, body)).json());
    const read = await fixture.get(stranger, `/api/orders/${id}`);
    expect(read.status).toBe(404);
  });

  it('asks the database, not the session, whether the customer is still verified', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 1000 });
    await fixture.db
      .updateTable('profiles')
      .set({ is_verified: false, deactivated_at: new Date() })
      .where('id', '=', shopper.profile.id)
      .execute();
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 10,
    });
    expect((await fixture.post(shopper, body)).status).toBe(403);
    expect(await fixture.countOrders(shopper)).toBe(0);
  });
});
