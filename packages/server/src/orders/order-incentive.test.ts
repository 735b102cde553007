import { orderSchema } from '@nutricion/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from './orders.builders.ts';

/** Specification, sections 4 and 9: $20 of fruit and vegetables at $100. */
describe('an order’s incentive', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  const aFruit = (values = {}) =>
    aProduct(fixture.db, { category: 'Frutas', normalized_category: 'frutas', price_cents: 500, ...values });

  it('is free, comes out of stock, and does not count as a purchase', async () => {
    const shopper = await fixture.aShopper();
    const [meat, fruit] = [await aProduct(fixture.db, { price_cents: 5000 }), await aFruit({ stock: 3 })];
    const response = await fixture.post(
      shopper,
      fixture.aBody(shopper, {
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
    expect(await fixture.stockOf(fruit.id)).toEqual({ stock: 2, total_purchases: 0 });
  });

  it.each([
    ['incentive-locked', 49.99, ['frutas']],
    ['incentive-not-eligible', 50, ['provisiones']],
    ['incentive-over-allowance', 50, ['frutas', 'vegetales', 'frutas', 'frutas', 'frutas']],
  ])('is refused as %s', async (kind, price, categories) => {
    const shopper = await fixture.aShopper();
    const meat = await aProduct(fixture.db, { price_cents: price * 100 });
    const chosen = await Promise.all(
      categories.map((normalized_category) => aFruit({ normalized_category })),
    );
    const response = await fixture.post(
      shopper,
      fixture.aBody(shopper, {
        items: [{ productId: meat.id, quantity: 2 }],
        incentiveProductIds: chosen.map(({ id }) => id),
        expectedTotal: 100,
      }),
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      changes: expect.arrayContaining([expect.objectContaining({ kind })]),
    });
    expect(await fixture.countOrders(shopper)).toBe(0);
  });

  it('needs a unit beyond those bought of the same fruit', async () => {
    const shopper = await fixture.aShopper();
    const fruit = await aFruit({ price_cents: 1999, stock: 6 });
    const response = await fixture.post(
      shopper,
      fixture.aBody(shopper, {
        items: [{ productId: fruit.id, quantity: 6 }],
        incentiveProductIds: [fruit.id],
        expectedTotal: 119.94,
      }),
    );
    expect(await response.json()).toMatchObject({ changes: [{ kind: 'incentive-unavailable' }] });
  });
});
