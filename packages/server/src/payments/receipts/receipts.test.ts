import { randomUUID } from 'node:crypto';
import { receiptEndpoints } from '@nutricion/contract/payments/receipts';
import { transitionBetween } from '@nutricion/domain/orders/order-transitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockOrder } from '../../orders/life/lock-order.ts';
import { transitionOrder } from '../../orders/life/transition-order.ts';
import { anOrderFixture, type OrderFixture } from '../../orders/orders.builders.ts';
import { aProduct } from '../../testing/shop.builders.ts';

describe('the receipt of an order', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  /** One of two taxed products was delivered, and the free one. */
  const aDeliveredOrder = async () => {
    const shopper = await fixture.aShopper();
    const taxed = await aProduct(fixture.db, { price_cents: 1000, stock: 5, tax_class: 'gravado' });
    const items = [{ productId: taxed.id, quantity: 2 }];
    const response = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 22.3 }));
    const { id } = (await response.json()) as { id: string };
    await fixture.db
      .updateTable('order_items')
      .set({ picked_quantity: 1 })
      .where('order_id', '=', id)
      .execute();
    await fixture.db.updateTable('orders').set({ status: 'en_ruta' }).where('id', '=', id).execute();
    await handOver(id);
    return { shopper, id };
  };

  const handOver = (id: string) =>
    fixture.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, id);
      const transition = transitionBetween('en_ruta', 'entregado');
      if (!order || !transition) throw new Error('no order to hand over');
      await transitionOrder(fixture.transitionDependencies, trx, order, transition, { actorId: null });
    });

  const request = async (shopper: Parameters<OrderFixture['get']>[0], id: string) => {
    const response = await fixture.get(shopper, `/api/orders/${id}/receipt`);
    return { status: response.status, json: (await response.json()) as unknown };
  };

  it('comes with the handover and says what came, for what, with the tax on two lines', async () => {
    const { shopper, id } = await aDeliveredOrder();
    const { status, json } = await request(shopper, id);
    expect(status).toBe(200);
    const { receipt, credit_notes } = receiptEndpoints['GET /api/orders/{id}/receipt'].response.parse(json);
    expect(credit_notes).toEqual([]);
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^R-\d{6}$/),
      lines: [{ ordered: 2, came: 1, unit_price: 10, total_price: 10, is_taxed: true }],
      subtotal: 10,
      tax_state: 1.05,
      tax_municipal: 0.1,
      total: 11.15,
      payment_method: 'on-delivery',
    });
  });

  it('is found by its number, however that is typed', async () => {
    const { id } = await aDeliveredOrder();
    const finance = await fixture.aColleague('finanzas');
    const { number } = await fixture.db
      .selectFrom('receipts')
      .select('number')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const found = async (q: string) => {
      const response = await fixture.get(finance, `/api/admin/receipts?${new URLSearchParams({ q })}`);
      return receiptEndpoints['GET /api/admin/receipts'].response.parse(await response.json()).receipts;
    };
    const padded = String(number).padStart(6, '0');
    for (const q of [`R-${padded}`, `r ${number}`, `Recibo R${number}`, ` ${number} `])
      expect(await found(q), q).toMatchObject([{ number: `R-${padded}`, order_id: id, kind: 'recibo' }]);
    for (const q of ['R-0', 'NP-100001', '9'.repeat(30), '', "'"]) expect(await found(q), q).toEqual([]);
  });

  it('is read by who sees payments, for any order, and there is none before the handover', async () => {
    const { id } = await aDeliveredOrder();
    const path = (orderId: string) => `/api/admin/orders/${orderId}/receipt`;
    const finance = await fixture.aColleague('finanzas');
    const response = await fixture.get(finance, path(id));
    const { receipt, credit_notes } = receiptEndpoints['GET /api/admin/orders/{id}/receipt'].response.parse(
      await response.json(),
    );
    expect(receipt).toMatchObject({ number: expect.stringMatching(/^R-\d{6}$/), total: 11.15 });
    expect(credit_notes).toEqual([]);
    const unknown = await fixture.get(finance, path(randomUUID()));
    expect(await unknown.json()).toEqual({ receipt: null, credit_notes: [] });
    expect((await fixture.get(await fixture.aColleague('almacen'), path(id))).status).toBe(403);
  });

  it('is written once and never changed', async () => {
    const { id } = await aDeliveredOrder();
    const change = fixture.db
      .updateTable('receipts')
      .set({ total_cents: 0 })
      .where('order_id', '=', id)
      .execute();
    await expect(change).rejects.toMatchObject({ code: '42501' });
    await fixture.db.updateTable('orders').set({ status: 'en_ruta' }).where('id', '=', id).execute();
    await expect(handOver(id)).rejects.toMatchObject({ constraint: 'receipts_one_of_an_order' });
  });

  it('is nobody else’s, and there is none before the handover', async () => {
    const { id } = await aDeliveredOrder();
    expect((await request(await fixture.aShopper(), id)).status).toBe(404);
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 500, stock: 5, tax_class: 'exento' });
    const items = [{ productId: product.id, quantity: 1 }];
    const placed = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 5 }));
    const early = await request(shopper, ((await placed.json()) as { id: string }).id);
    expect(early).toMatchObject({ status: 404, json: { detail: expect.stringContaining('te entregamos') } });
  });
});
