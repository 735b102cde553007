import { orderSchema } from '@nutricion/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from '../orders.builders.ts';

describe('the ledger of stock', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  const movementsOf = (productId: string) =>
    fixture.db
      .selectFrom('stock_movements')
      .select(['kind', 'units', 'order_id', 'actor_id'])
      .where('product_id', '=', productId)
      .orderBy('id')
      .execute();

  it('says of each unit when it came, was sold and came back', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 200, stock: 10, tax_class: 'exento' });
    const items = [{ productId: product.id, quantity: 3 }];
    const response = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 6 }));
    const order = orderSchema.parse(await response.json());
    expect((await fixture.cancel(shopper, order.id)).status).toBe(200);
    const by = { order_id: order.id, actor_id: null };
    expect(await movementsOf(product.id)).toEqual([
      { kind: 'inicial', units: 10, order_id: null, actor_id: null },
      { kind: 'venta', units: -3, ...by },
      { kind: 'devolucion', units: 3, ...by },
    ]);
    expect((await fixture.stockOf(product.id)).stock).toBe(10);
  });
});
