import { orderReviewEndpoints } from '@nutricion/contract/orders/order-reviews';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { defaultOrderLimits } from '@nutricion/domain/orders/order-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from '../orders.builders.ts';

/** Above a set value an order payable on delivery waits until a person confirms it. */
describe('an order that waits for a person', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
    fixture.setLimits(defaultOrderLimits);
  });
  afterAll(() => fixture.drop());

  const aBigOrder = async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 6000, stock: 100, tax_class: 'exento' });
    const items = [{ productId: product.id, quantity: 10 }];
    const response = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 600 }));
    return { shopper, product, order: orderSchema.parse(await response.json()) };
  };
  const waiting = async (admin: Awaited<ReturnType<OrderFixture['anAdmin']>>) =>
    orderReviewEndpoints['GET /api/admin/orders/waiting'].response.parse(
      await (await fixture.get(admin, '/api/admin/orders/waiting')).json(),
    );
  const orderOf = async (shopper: Parameters<OrderFixture['get']>[0], id: string) =>
    orderSchema.parse(await (await fixture.get(shopper, `/api/orders/${id}`)).json());
  const auditOf = (id: string) =>
    fixture.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();

  it('is placed, holds its stock, and says that it waits and until when', async () => {
    const { shopper, product, order } = await aBigOrder();
    expect(order).toMatchObject({ status: 'confirmado', review: { state: 'waiting', reason: null } });
    const dueInMs = Date.parse(order.review.due_at ?? '') - Date.parse(order.created_at);
    expect(dueInMs / 3_600_000).toBeCloseTo(24, 1);
    expect((await fixture.stockOf(product.id)).stock).toBe(90);
    expect((await orderOf(shopper, order.id)).review).toEqual(order.review);
    const list = await (await fixture.get(shopper, '/api/orders')).json();
    expect(list).toMatchObject({ orders: [{ review: 'waiting' }] });
  });

  it('can’t be packed by anybody before it is confirmed', async () => {
    const { order } = await aBigOrder();
    const pack = () =>
      fixture.db.updateTable('orders').set({ status: 'en_preparacion' }).where('id', '=', order.id).execute();
    await expect(pack()).rejects.toMatchObject({ constraint: 'orders_reviewed_before_packed' });
    const admin = await fixture.anAdmin();
    await fixture.review(admin, order.id, { decision: 'approve', version: 1 });
    await pack();
  });

  it('is listed with who ordered it, confirmed once, and told by mail', async () => {
    const { shopper, order } = await aBigOrder();
    const admin = await fixture.anAdmin();
    const listed = (await waiting(admin)).orders.find(({ id }) => id === order.id);
    expect(listed).toMatchObject({
      number: order.number,
      total: 600,
      item_count: 10,
      customer: { email: shopper.profile.email, delivered_orders: 0, open_orders: 1 },
      version: 1,
    });
    const responses = await Promise.all(
      [1, 2, 3].map(() => fixture.review(admin, order.id, { decision: 'approve', version: 1 })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await orderOf(shopper, order.id)).toMatchObject({
      status: 'confirmado',
      version: 2,
      review: { state: 'approved' },
    });
    expect((await waiting(admin)).orders.map(({ id }) => id)).not.toContain(order.id);
    expect(await auditOf(order.id)).toMatchObject([
      { action: 'order-received' },
      { action: 'order.approve', actor_id: admin.profile.id, after: { review: 'approved' } },
      { action: 'order-reviewed' },
    ]);
  });

  it('gives everything back when it is refused, with the reason for the customer', async () => {
    const { shopper, product, order } = await aBigOrder();
    const admin = await fixture.anAdmin();
    const booked = () =>
      fixture.db
        .selectFrom('delivery_slots')
        .select('booked')
        .where('route', '=', shopper.hospital.id)
        .executeTakeFirstOrThrow();
    expect(await booked()).toEqual({ booked: 1 });
    const unreasoned = await fixture.review(admin, order.id, { decision: 'refuse', version: 1 });
    expect(unreasoned.status).toBe(422);
    expect(await unreasoned.json()).toMatchObject({ errors: { reason: expect.any(String) } });
    const reason = 'No pudimos hablar contigo.';
    expect((await fixture.review(admin, order.id, { decision: 'refuse', reason, version: 1 })).status).toBe(
      200,
    );
    expect(await orderOf(shopper, order.id)).toMatchObject({
      status: 'cancelado',
      review: { state: 'refused', reason },
    });
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 100, total_purchases: 0 });
    expect(await booked()).toEqual({ booked: 0 });
    expect(fixture.announced).toContain(product.id);
  });

  it('is the customer’s to cancel meanwhile, and then nobody’s to confirm', async () => {
    const { shopper, order } = await aBigOrder();
    const admin = await fixture.anAdmin();
    expect((await fixture.cancel(shopper, order.id)).status).toBe(200);
    const late = await fixture.review(admin, order.id, { decision: 'approve', version: 2 });
    expect(late.status).toBe(409);
    expect((await waiting(admin)).orders.map(({ id }) => id)).not.toContain(order.id);
  });

  it('is nobody’s to see or confirm but the administration’s', async () => {
    const { shopper, order } = await aBigOrder();
    expect((await fixture.get(shopper, '/api/admin/orders/waiting')).status).toBe(403);
    expect((await fixture.review(shopper, order.id, { decision: 'approve', version: 1 })).status).toBe(403);
  });
});
