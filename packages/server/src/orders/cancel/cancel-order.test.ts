import { problemSchema } from '@nutricion/contract/kit/problem';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from '../orders.builders.ts';

type Shopper = Awaited<ReturnType<OrderFixture['aShopper']>>;

describe('a customer who cancels', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  const anOrder = async (shopper: Shopper, productId: string, quantity: number, expectedTotal: number) => {
    const body = fixture.aBody(shopper, { items: [{ productId, quantity }], expectedTotal });
    return orderSchema.parse(await (await fixture.post(shopper, body)).json());
  };
  const booked = async ({ hospital }: Shopper) =>
    (
      await fixture.db
        .selectFrom('delivery_slots')
        .select('booked')
        .where('route', '=', hospital.id)
        .executeTakeFirst()
    )?.booked;
  const mailsAbout = async (orderId: string) =>
    (
      await fixture.db
        .selectFrom('audit_log')
        .select('id')
        .where('action', '=', 'order-cancelled')
        .where('subject_id', '=', orderId)
        .execute()
    ).length;

  it('gets stock, counter and place back, a line in the history and one mail', async () => {
    const shopper = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 200, stock: 10, total_purchases: 4 });
    const order = await anOrder(shopper, rice.id, 3, 6);
    expect(await booked(shopper)).toBe(1);
    const response = await fixture.cancel(shopper, order.id);
    expect(response.status).toBe(200);
    const cancelled = orderSchema.parse(await response.json());
    expect(cancelled).toMatchObject({ status: 'cancelado', version: 2 });
    expect(cancelled.history.map(({ status }) => status)).toEqual(['confirmado', 'cancelado']);
    expect(await fixture.stockOf(rice.id)).toEqual({ stock: 10, total_purchases: 4 });
    expect(await booked(shopper)).toBe(0);
    expect(await mailsAbout(order.id)).toBe(1);
    expect(fixture.announced.filter((id) => id === rice.id)).toHaveLength(2);
  });

  it('twice, even at once, cancels once', async () => {
    const shopper = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 100, stock: 5 });
    const order = await anOrder(shopper, rice.id, 5, 5);
    const responses = await Promise.all(Array.from({ length: 6 }, () => fixture.cancel(shopper, order.id)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await fixture.stockOf(rice.id)).stock).toBe(5);
    expect(await booked(shopper)).toBe(0);
    expect(await mailsAbout(order.id)).toBe(1);
    const { history } = orderSchema.parse(
      await (await fixture.get(shopper, `/api/orders/${order.id}`)).json(),
    );
    expect(history).toHaveLength(2);
  });

  it('loses against the shop that began to prepare a moment before', async () => {
    const shopper = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 100, stock: 5 });
    const order = await anOrder(shopper, rice.id, 2, 2);
    const apiResponse = await fixture.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('orders')
        .set({ status: 'en_preparacion', version: 2 })
        .where('id', '=', order.id)
        .execute();
      // Waits for the row until the administrator's change is committed.
      return { response: fixture.cancel(shopper, order.id) };
    });
    const response = await apiResponse.response;
    expect(response.status).toBe(409);
    expect(problemSchema.parse(await response.json()).detail).toContain('Ya empezamos a preparar');
    expect((await fixture.stockOf(rice.id)).stock).toBe(3);
    expect(await booked(shopper)).toBe(1);
    expect(await mailsAbout(order.id)).toBe(0);
  });

  it.each([
    'en_preparacion',
    'esperando_cliente',
    'listo',
    'en_ruta',
    'entregado',
    'vencido',
    'no_entregado',
  ] as const)('is told that it is too late: %s', async (status) => {
    const shopper = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 100 });
    const order = await anOrder(shopper, rice.id, 1, 1);
    await fixture.db.updateTable('orders').set({ status }).where('id', '=', order.id).execute();
    expect((await fixture.cancel(shopper, order.id)).status).toBe(409);
  });

  it('of a version that is no longer so is asked to look again', async () => {
    const shopper = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 100 });
    const order = await anOrder(shopper, rice.id, 1, 1);
    await fixture.db.updateTable('orders').set({ version: 7 }).where('id', '=', order.id).execute();
    const response = await fixture.cancel(shopper, order.id, 1);
    expect(response.status).toBe(409);
    expect(problemSchema.parse(await response.json()).detail).toContain('Revisa cómo va');
    expect((await fixture.cancel(shopper, order.id, 7)).status).toBe(200);
  });

  it('finds no order but her own', async () => {
    const [shopper, other] = [await fixture.aShopper(), await fixture.aShopper()];
    const rice = await aProduct(fixture.db, { price_cents: 100, stock: 5 });
    const order = await anOrder(shopper, rice.id, 1, 1);
    expect((await fixture.cancel(other, order.id)).status).toBe(404);
    expect((await fixture.cancel(other, 'nada')).status).toBe(404);
    expect((await fixture.stockOf(rice.id)).stock).toBe(4);
  });

  it('frees what the next customer may then order', async () => {
    const [first, second] = [await fixture.aShopper(), await fixture.aShopper()];
    const last = await aProduct(fixture.db, { price_cents: 100, stock: 1 });
    const order = await anOrder(first, last.id, 1, 1);
    const body = fixture.aBody(second, { items: [{ productId: last.id, quantity: 1 }], expectedTotal: 1 });
    expect((await fixture.post(second, body)).status).toBe(409);
    await fixture.cancel(first, order.id);
    expect((await fixture.post(second, body)).status).toBe(201);
  });
});
