import { problemSchema } from '@nutricion/contract/kit/problem';
import { adminOrderSchema } from '@nutricion/contract/orders/admin-orders';
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

  it('has a no-show taken off once, with a reason among its notes, by who decides on orders', async () => {
    const shopper = await fixture.aShopper();
    const [first] = [await letGo(shopper), await letGo(shopper)];
    const excuse = async (role: 'cuentas' | 'almacen', id: string, reason = 'El ascensor no servía') =>
      fixture.send(await fixture.aColleague(role), `/api/admin/orders/${id}/excuse-no-show`, { reason });
    expect((await excuse('almacen', first)).status).toBe(403);
    expect((await excuse('cuentas', first, '')).status).toBe(422);
    const former = await fixture.aColleague('cuentas');
    await fixture.db.deleteFrom('user_roles').where('user_id', '=', former.profile.id).execute();
    const body = { reason: 'El ascensor no servía' };
    expect((await fixture.send(former, `/api/admin/orders/${first}/excuse-no-show`, body)).status).toBe(403);
    const excused = await excuse('cuentas', first);
    expect(adminOrderSchema.parse(await excused.json())).toMatchObject({
      ...{ may_excuse: false, customer: { no_shows: 1, must_prepay: false } },
      notes: [{ text: 'No cuenta como falta: El ascensor no servía', is_message: false }],
    });
    expect((await excuse('cuentas', first)).status).toBe(409);
    expect((await order(shopper)).status).toBe(201);
    const { id } = (await (await order(await fixture.aShopper())).json()) as { id: string };
    expect((await excuse('cuentas', id)).status).toBe(409);
  });

  it('is nobody else', async () => {
    expect((await order(await fixture.aShopper())).status).toBe(201);
  });
});
