import { orderSchema } from '@nutricion/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHospital, aProduct } from '../../testing/shop.builders.ts';
import { anOrderDesk, type OrderDesk } from './orders.builders.ts';

/** Whatever the browser sends, the server decides; nothing is written. */
describe('an order that was tampered with', () => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await anOrderDesk();
  });
  afterAll(() => desk.drop());

  it.each([0, -1, 1.5, 1_000_000_000, '2', null])('refuses a quantity of %s', async (quantity) => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db);
    const body = {
      ...desk.aBody(shopper, { expectedTotal: 10 }),
      items: [{ productId: product.id, quantity }],
    };
    expect((await desk.post(shopper, body)).status).toBe(422);
    expect(await desk.countOrders(shopper)).toBe(0);
  });

  it.each([['price'], ['total'], ['role'], ['hospital_id'], ['status']])(
    'refuses a field that is not the customer’s to send: %s',
    async (field) => {
      const shopper = await desk.aShopper();
      const product = await aProduct(desk.db);
      const body = {
        ...desk.aBody(shopper, { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 10 }),
        [field]: 'x',
      };
      expect((await desk.post(shopper, body)).status).toBe(422);
      expect(await desk.countOrders(shopper)).toBe(0);
    },
  );

  it('refuses a total lower than the price', async () => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 10 });
    const body = desk.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 0.01,
    });
    expect((await desk.post(shopper, body)).status).toBe(409);
    expect(await desk.countOrders(shopper)).toBe(0);
  });

  it('refuses to order for somebody else, and to somebody else’s hospital', async () => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 10 });
    const foreign = await aHospital(desk.db);
    const body = desk.aBody(shopper, { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 10 });
    const asOther = await desk.post(shopper, { ...body, user_id: (await desk.aShopper()).profile.id });
    expect(asOther.status).toBe(403);
    const elsewhere = await desk.post(shopper, {
      ...body,
      delivery: { type: 'hospital', deliveryPointId: foreign.pointId },
    });
    expect(elsewhere.status).toBe(422);
    expect(await desk.countOrders(shopper)).toBe(0);
  });

  it('shows an order to its owner only', async () => {
    const [owner, stranger] = [await desk.aShopper(), await desk.aShopper()];
    const product = await aProduct(desk.db, { price: 10 });
    const body = desk.aBody(owner, { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 10 });
    const { id } = orderSchema.parse(await (await desk.post(owner, body)).json());
    const read = await desk.get(stranger, `/api/orders/${id}`);
    expect(read.status).toBe(404);
  });

  it('asks the database, not the session, whether the customer is still verified', async () => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 10 });
    await desk.db
      .updateTable('profiles')
      .set({ is_verified: false, deactivated_at: new Date() })
      .where('id', '=', shopper.profile.id)
      .execute();
    const body = desk.aBody(shopper, { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 10 });
    expect((await desk.post(shopper, body)).status).toBe(403);
    expect(await desk.countOrders(shopper)).toBe(0);
  });
});
