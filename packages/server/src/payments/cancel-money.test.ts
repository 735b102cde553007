import { problemSchema } from '@nutricion/contract/kit/problem';
import { adminOrderSchema } from '@nutricion/contract/orders/admin-orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelFields, cancelling } from './cancelling.builders.ts';
import { toProviderPayment } from './payment-store.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';

let fixture: PaymentFixture;
let staff: Awaited<ReturnType<PaymentFixture['aColleague']>>;
let { versionOf, cancel, preview } = {} as ReturnType<typeof cancelling>;
beforeAll(async () => {
  fixture = await aPaymentFixture();
  staff = await fixture.aColleague('finanzas');
  ({ versionOf, cancel, preview } = cancelling(fixture, staff));
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.resetClock());

describe('cancelling a card’s order at the counter', () => {
  it('lets the hold go, and says so before', async () => {
    const { order, paymentId } = await fixture.anAuthorised();
    expect(await preview(order.id)).toEqual({
      ...{ is_whole: true, due: 6, due_after: 0, stands: 'held', returnable: 6 },
      ...{ paid_with: 'Visa ···· 4242', spoilt: [] },
    });
    expect((await cancel(order.id)).status).toBe(200);
    await fixture.settle(paymentId);
    expect(fixture.cardEffectsOf(order.id)).toEqual([['cancel', 600]]);
  });

  it.each([
    [true, [['refund', 600]], 'devuelto'],
    [2.5, [['refund', 250]], 'cobrado'],
    [false, [], 'cobrado'],
  ] as const)('gives back %s of what was charged', async (refund, refunds, status) => {
    const { order, paymentId } = await fixture.aCharged();
    expect(await preview(order.id)).toMatchObject({ stands: 'charged', returnable: 6 });
    expect((await cancel(order.id, { refund })).status).toBe(200);
    await fixture.settle(paymentId);
    expect(fixture.cardEffectsOf(order.id)).toEqual([['capture', 600], ...refunds]);
    expect((await fixture.paymentOf(paymentId)).status).toBe(status);
    // Repeating the request is the same cancellation.
    expect((await cancel(order.id, { refund })).status).toBe(200);
    await fixture.settle(paymentId);
    expect(fixture.cardEffectsOf(order.id)).toHaveLength(1 + refunds.length);
  });

  it('keeps a part of what is held by taking just that', async () => {
    const { order, paymentId } = await fixture.anAuthorised();
    expect((await cancel(order.id, { refund: 4 })).status).toBe(200);
    await fixture.settle(paymentId);
    expect(fixture.cardEffectsOf(order.id)).toEqual([['capture', 200]]);
  });

  it('gives nobody back more than was paid', async () => {
    const { order } = await fixture.aCharged();
    const response = await cancel(order.id, { refund: 6.01 });
    expect(response.status).toBe(422);
    expect(problemSchema.parse(await response.json()).errors?.refund).toContain('hasta $6.00');
    expect(await fixture.statusOf(order.id)).toBe('listo');
  });

  it('of a line lowers what is captured, and never keeps what won’t come', async () => {
    const { order, paymentId } = await fixture.anAuthorised();
    const [{ id = 0 } = {}] = await fixture.itemsOf(order.id);
    const lines = [{ item_id: id, quantity: 1 }];
    expect(await preview(order.id, lines)).toMatchObject({
      ...{ is_whole: false, due: 6, due_after: 4, stands: 'held', returnable: 2 },
    });
    expect((await cancel(order.id, { lines, refund: false })).status).toBe(422);
    const response = await cancel(order.id, { lines });
    expect(adminOrderSchema.parse(await response.json()).money.payment).toMatchObject({
      ...{ status: 'autorizado', authorized: 6, captured: 0, refunded: 0 },
    });
    await fixture.settle(paymentId);
    expect(fixture.cardEffectsOf(order.id)).toEqual([]);
  });

  it('is refused to somebody whose role was taken a moment ago', async () => {
    const { order } = await fixture.aCharged();
    const other = await fixture.aColleague('finanzas');
    await fixture.db.deleteFrom('user_roles').where('user_id', '=', other.profile.id).execute();
    const body = { ...cancelFields, version: await versionOf(order.id) };
    expect((await fixture.send(other, `/api/admin/orders/${order.id}/cancel`, body)).status).toBe(403);
    expect(await fixture.statusOf(order.id)).toBe('listo');
    const stale = { ...body, version: body.version - 1 };
    expect((await fixture.send(other, `/api/admin/orders/${order.id}/cancel`, stale)).status).toBe(403);
    expect((await cancel(order.id, {})).status).toBe(200);
    // Repeating a cancellation returns the current state, but only with the permission: others don't learn that it is
    // cancelled.
    expect((await fixture.send(other, `/api/admin/orders/${order.id}/cancel`, body)).status).toBe(403);
  });
});

describe('cancelling what ATH Móvil has taken', () => {
  it('gives a line’s share back at once, and the rest with the rest', async () => {
    const { order, paymentId } = await fixture.anAthPaid();
    const [{ id = 0 } = {}] = await fixture.itemsOf(order.id);
    const lines = [{ item_id: id, quantity: 1 }];
    expect(await preview(order.id, lines)).toMatchObject({ stands: 'charged', returnable: 2, due_after: 4 });
    expect((await cancel(order.id, { lines })).status).toBe(200);
    await fixture.settle(paymentId);
    expect(fixture.athEffectsOf(order.number)).toEqual([
      ['authorization', 600],
      ['refund', 200],
    ]);
    expect(await preview(order.id)).toMatchObject({ returnable: 4 });
    expect((await cancel(order.id, { refund: 1 })).status).toBe(200);
    await fixture.settle(paymentId);
    expect(fixture.athEffectsOf(order.number)).toEqual([
      ['authorization', 600],
      ['refund', 200],
      ['refund', 100],
    ]);
  });
});

describe('a line that is cancelled while somebody is paying', () => {
  it('goes back as soon as ATH Móvil has taken all', async () => {
    const { order, shopper } = await fixture.anUnpaidOrder('ath-movil');
    const { payment_id: paymentId } = await fixture.begin(shopper, order.id, 'ath-movil');
    const [{ id = 0 } = {}] = await fixture.itemsOf(order.id);
    expect((await cancel(order.id, { lines: [{ item_id: id, quantity: 1 }] })).status).toBe(200);
    fixture.ath.confirm(paymentId);
    await fixture.settle(paymentId);
    expect(fixture.athEffectsOf(order.number)).toEqual([
      ['authorization', 600],
      ['refund', 200],
    ]);
  });
});

describe('a line that is cancelled before anybody pays', () => {
  it('is never asked for', async () => {
    for (const method of ['card', 'ath-movil'] as const) {
      const { order, shopper } = await fixture.anUnpaidOrder(method);
      const [{ id = 0 } = {}] = await fixture.itemsOf(order.id);
      expect((await cancel(order.id, { lines: [{ item_id: id, quantity: 1 }] })).status).toBe(200);
      const { payment_id: paymentId } = await fixture.begin(shopper, order.id, method);
      expect((await fixture.paymentOf(paymentId)).amount_cents).toBe(400);
      const seen = await fixture.call(shopper, 'GET', `/api/orders/${order.id}/payment`);
      expect(await seen.json()).toMatchObject({ order: { total: 4 }, payment: { amount: 4 } });
      if (method === 'card') continue;
      fixture.ath.confirm(paymentId);
      await fixture.settle(paymentId);
      expect(fixture.athEffectsOf(order.number)).toEqual([['authorization', 400]]);
    }
  });

  it('leaves too little for a card to be paid on delivery', async () => {
    const { order, shopper } = await fixture.anUnpaidOrder();
    await fixture.db
      .updateTable('order_items')
      .set({ total_price_cents: 150, agreed_cents: null })
      .where('order_id', '=', order.id)
      .execute();
    const [{ id = 0 } = {}] = await fixture.itemsOf(order.id);
    expect((await cancel(order.id, { lines: [{ item_id: id, quantity: 2 }] })).status).toBe(200);
    const response = await fixture.call(shopper, 'POST', `/api/orders/${order.id}/payments`, {
      method: 'card',
    });
    expect(problemSchema.parse(await response.json()).detail).toContain('se paga al recibir');
  });

  it('goes back at once, if money comes for all of it after its time was over', async () => {
    const { order, shopper, productId } = await fixture.anUnpaidOrder('ath-movil');
    const { payment_id: paymentId } = await fixture.begin(shopper, order.id, 'ath-movil');
    const [{ id = 0 } = {}] = await fixture.itemsOf(order.id);
    expect((await cancel(order.id, { lines: [{ item_id: id, quantity: 1 }] })).status).toBe(200);
    fixture.ath.confirm(paymentId);
    const { 'ath-movil': ath } = fixture.payments.providers;
    const token = toProviderPayment(fixture.payments, await fixture.paymentOf(paymentId));
    await ath.capture(token, { id: paymentId, amountCents: 600, idempotencyKey: 'x' });
    await fixture.db.updateTable('orders').set({ status: 'vencido' }).where('id', '=', order.id).execute();
    await fixture.db.updateTable('products').set({ stock: 3 }).where('id', '=', productId).execute();
    await fixture.settle(paymentId);
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
    expect(fixture.athEffectsOf(order.number)).toEqual([
      ['authorization', 600],
      ['refund', 200],
    ]);
  });
});

describe('an order that is cancelled before it is paid', () => {
  it('keeps nothing, whatever is said, and its page is closed', async () => {
    const { order, shopper } = await fixture.anUnpaidOrder();
    const { payment_id: paymentId } = await fixture.begin(shopper, order.id);
    expect(await preview(order.id)).toMatchObject({ stands: 'unpaid', returnable: 0, paid_with: null });
    expect((await cancel(order.id, { refund: false })).status).toBe(200);
    await fixture.settle(paymentId);
    expect(fixture.cardEffectsOf(order.id)).toEqual([['expire', 0]]);
  });
});

describe('what comes back of an order that had left the shop', () => {
  it('is sold again only where nothing could spoil, and what goes is in the ledger', async () => {
    const { order, productId } = await fixture.aCharged();
    const milk = await fixture.addItem(order.id, { zone: 'frio' });
    for (const to of ['en_ruta', 'no_entregado'] as const)
      await fixture.move(order.id, to, { reason: 'No estaba' });
    expect((await preview(order.id)).spoilt).toEqual([milk.title]);
    expect((await cancel(order.id)).status).toBe(200);
    expect((await fixture.stockOf(productId)).stock).toBe(3);
    expect((await fixture.stockOf(milk.id)).stock).toBe(9);
    expect(await fixture.movementsOf(milk.id)).toEqual([
      ['inicial', 10],
      ['venta', -1],
      ['devolucion', 1],
      ['merma', -1],
    ]);
  });
});
