import { problemSchema } from '@nutricion/contract/kit/problem';
import { orderEndpoints } from '@nutricion/contract/orders/orders-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from './orders.builders.ts';

describe('somebody who twice let an unpaid order go', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture({ paymentMethods: ['on-delivery', 'card'] });
  });
  afterAll(() => fixture.drop());

  type Shopper = Awaited<ReturnType<OrderFixture['aShopper']>>;
  const order = async (shopper: Shopper, paymentMethod: 'on-delivery' | 'card' = 'on-delivery') => {
    const product = await aProduct(fixture.db, { price_cents: 200, stock: 5, tax_class: 'exento' });
    const items = [{ productId: product.id, quantity: 1 }];
    return fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 2, paymentMethod }));
  };
  const letGo = async (shopper: Shopper) => {
    const { id } = (await (await order(shopper)).json()) as { id: string };
    await fixture.db
      .insertInto('order_status_history')
      .values({ order_id: id, status: 'no_entregado' })
      .execute();
    await fixture.db.updateTable('orders').set({ status: 'no_entregado' }).where('id', '=', id).execute();
    return id;
  };
  const checkout = async (shopper: Shopper) =>
    orderEndpoints['GET /api/checkout'].response.parse(
      await (await fixture.get(shopper, '/api/checkout')).json(),
    );

  it('orders only what is paid beforehand, and reads why and how', async () => {
    const shopper = await fixture.aShopper();
    await letGo(shopper);
    expect(await checkout(shopper)).toMatchObject({
      paymentMethods: ['on-delivery', 'card'],
      prepayReason: null,
    });
    const second = await letGo(shopper);
    expect(await checkout(shopper)).toMatchObject({
      paymentMethods: ['card'],
      prepayReason: expect.stringContaining('Paga con Tarjeta'),
    });
    const refused = await order(shopper);
    expect(refused.status).toBe(422);
    expect(problemSchema.parse(await refused.json()).errors?.paymentMethod).toContain('se paga antes');
    expect((await order(shopper, 'card')).status).toBe(201);
    // Paid after all, it no longer counts.
    await fixture.db
      .updateTable('orders')
      .set({ payment_status: 'pagado' })
      .where('id', '=', second)
      .execute();
    expect((await order(shopper)).status).toBe(201);
  });

  it('is nobody else', async () => {
    expect((await order(await fixture.aShopper())).status).toBe(201);
  });
});
