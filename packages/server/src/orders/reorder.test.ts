import { orderSchema } from '@nutricion/contract/orders/orders';
import { orderEndpoints } from '@nutricion/contract/orders/orders-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aPromotion } from '../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from './orders.builders.ts';

describe('what of an order can be bought again', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  const reorder = async (shopper: Awaited<ReturnType<OrderFixture['aShopper']>>, orderId: string) => {
    const response = await fixture.get(shopper, `/api/orders/${orderId}/reorder`);
    const { response: schema } = orderEndpoints['GET /api/orders/{id}/reorder'];
    return response.ok ? schema.parse(await response.json()).lines : response.status;
  };

  it('is told by line: the price then, the product now, and what may stand in for one that is gone', async () => {
    const shopper = await fixture.aShopper();
    const bread = { detected_subcategory: 'Pan criollo', allergen_info: ['trigo'] };
    const dearer = await aProduct(fixture.db, { price_cents: 200 });
    const gone = await aProduct(fixture.db, { price_cents: 300, ...bread });
    const soldOut = await aProduct(fixture.db, {
      price_cents: 300,
      stock: 1,
      ...bread,
      detected_subcategory: 'Bizcochos',
    });
    const near = await aProduct(fixture.db, { price_cents: 350, ...bread });
    await aProduct(fixture.db, { price_cents: 300, ...bread, allergen_info: ['trigo', 'huevo'] });
    await aProduct(fixture.db, { price_cents: 300, ...bread, stock: 0 });
    await aProduct(fixture.db, { price_cents: 300, ...bread, is_active: false });
    const items = [dearer, gone, soldOut].map(({ id }) => ({ productId: id, quantity: 1 }));
    const placed = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 8 }));
    const order = orderSchema.parse(await placed.json());
    await fixture.db.updateTable('products').set({ price_cents: 250 }).where('id', '=', dearer.id).execute();
    await fixture.db.updateTable('products').set({ is_active: false }).where('id', '=', gone.id).execute();
    await aPromotion(fixture.db, near.id);

    const lines = await reorder(shopper, order.id);
    expect(lines).toMatchObject([
      {
        productId: dearer.id,
        quantity: 1,
        unitPriceThen: 2,
        product: { current_price: 2.5 },
        substitute: null,
      },
      { productId: gone.id, title: gone.title, product: null, substitute: { id: near.id } },
      { productId: soldOut.id, product: { stock: 0 }, substitute: null },
    ]);
  });

  it('leaves out what was free', async () => {
    const shopper = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 10_000 });
    const mango = await aProduct(fixture.db, {
      price_cents: 500,
      category: 'Frutas',
      normalized_category: 'frutas',
    });
    const placed = await fixture.post(
      shopper,
      fixture.aBody(shopper, {
        items: [{ productId: rice.id, quantity: 1 }],
        incentiveProductIds: [mango.id],
        expectedTotal: 100,
      }),
    );
    const order = orderSchema.parse(await placed.json());
    expect(order.items).toHaveLength(2);
    expect(await reorder(shopper, order.id)).toMatchObject([{ productId: rice.id }]);
  });

  it('is the buyer’s own business', async () => {
    const [shopper, other] = [await fixture.aShopper(), await fixture.aShopper()];
    const rice = await aProduct(fixture.db, { price_cents: 100 });
    const items = [{ productId: rice.id, quantity: 1 }];
    const placed = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 1 }));
    const { id } = orderSchema.parse(await placed.json());
    expect(await reorder(other, id)).toBe(404);
    expect(await reorder(other, 'nada')).toBe(404);
  });
});
