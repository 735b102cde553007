import { orderSchema } from '@nutricion/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/shop.builders.ts';
import { anOrderDesk, type OrderDesk } from './orders.builders.ts';

/** Specification, sections 4 and 9: $20 of fruit and vegetables at $100. */
describe('an order’s incentive', () => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await anOrderDesk();
  });
  afterAll(() => desk.drop());

  const aFruit = (values = {}) =>
    aProduct(desk.db, { category: 'Frutas', normalized_category: 'frutas', price: 5, ...values });

  it('is free, comes out of stock, and does not count as a purchase', async () => {
    const shopper = await desk.aShopper();
    const [meat, fruit] = [await aProduct(desk.db, { price: 50 }), await aFruit({ stock: 3 })];
    const response = await desk.post(
      shopper,
      desk.aBody(shopper, {
        items: [{ productId: meat.id, quantity: 2 }],
        incentiveProductIds: [fruit.id],
        expectedTotal: 100,
      }),
    );
    expect(response.status).toBe(201);
    const order = orderSchema.parse(await response.json());
    expect(order).toMatchObject({ total: 100, incentive_value: 5 });
    expect(order.items).toContainEqual(
      expect.objectContaining({ product_id: fruit.id, is_incentive: true, total_price: 0, quantity: 1 }),
    );
    expect(await desk.stockOf(fruit.id)).toEqual({ stock: 2, total_purchases: 0 });
  });

  it.each([
    ['incentive-locked', 49.99, ['frutas']],
    ['incentive-not-eligible', 50, ['provisiones']],
    ['incentive-over-allowance', 50, ['frutas', 'vegetales', 'frutas', 'frutas', 'frutas']],
  ])('is refused as %s', async (kind, price, categories) => {
    const shopper = await desk.aShopper();
    const meat = await aProduct(desk.db, { price });
    const chosen = await Promise.all(
      categories.map((normalized_category) => aFruit({ normalized_category })),
    );
    const response = await desk.post(
      shopper,
      desk.aBody(shopper, {
        items: [{ productId: meat.id, quantity: 2 }],
        incentiveProductIds: chosen.map(({ id }) => id),
        expectedTotal: 100,
      }),
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      changes: expect.arrayContaining([expect.objectContaining({ kind })]),
    });
    expect(await desk.countOrders(shopper)).toBe(0);
  });

  it('needs a unit beyond those bought of the same fruit', async () => {
    const shopper = await desk.aShopper();
    const fruit = await aFruit({ price: 19.99, stock: 6 });
    const response = await desk.post(
      shopper,
      desk.aBody(shopper, {
        items: [{ productId: fruit.id, quantity: 6 }],
        incentiveProductIds: [fruit.id],
        expectedTotal: 119.94,
      }),
    );
    expect(await response.json()).toMatchObject({ changes: [{ kind: 'incentive-unavailable' }] });
  });
});
