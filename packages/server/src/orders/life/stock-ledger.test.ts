import { orderSchema } from '@nutricion/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { anOrderDesk, type OrderDesk } from '../orders.builders.ts';

describe('the ledger of stock', () => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await anOrderDesk();
  });
  afterAll(() => desk.drop());

  const movementsOf = (productId: string) =>
    desk.db
      .selectFrom('stock_movements')
      .select(['kind', 'units', 'order_id', 'actor_id'])
      .where('product_id', '=', productId)
      .orderBy('id')
      .execute();

  it('says of each unit when it came, was sold and came back', async () => {
    const shopper = await desk.aShopper();
    const product = await aProduct(desk.db, { price: 2, stock: 10, tax_class: 'exento' });
    const items = [{ productId: product.id, quantity: 3 }];
    const response = await desk.post(shopper, desk.aBody(shopper, { items, expectedTotal: 6 }));
    const order = orderSchema.parse(await response.json());
    expect((await desk.cancel(shopper, order.id)).status).toBe(200);
    const by = { order_id: order.id, actor_id: null };
    expect(await movementsOf(product.id)).toEqual([
      { kind: 'inicial', units: 10, order_id: null, actor_id: null },
      { kind: 'venta', units: -3, ...by },
      { kind: 'devolucion', units: 3, ...by },
    ]);
    expect((await desk.stockOf(product.id)).stock).toBe(10);
  });
});
