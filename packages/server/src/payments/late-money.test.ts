import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymizeOrders } from '../accounts/privacy/deletion-store.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await aPaymentFixture();
});
afterAll(() => fixture.drop());
// The database stamps orders by its own clock.
beforeEach(() => fixture.resetClock());

describe('an order that nobody paid in time', () => {
  it('lets its units go, and closes its page', async () => {
    const { order, productId, paymentId } = await fixture.anOpenPage();
    fixture.pass(33);
    await fixture.reconcileLater();
    await fixture.settle(paymentId);
    expect(await fixture.statusOf(order.id)).toBe('vencido');
    expect((await fixture.stockOf(productId)).stock).toBe(3);
    expect((await fixture.paymentOf(paymentId)).status).toBe('vencido');
  });

  it('is confirmed if the money was there before its time was looked at', async () => {
    const { order, session } = await fixture.anOpenPage('lost');
    await fixture.stripe.pay(session);
    fixture.pass(33);
    await fixture.reconcileLater();
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
  });

  it('takes again only what was not cancelled of it', async () => {
    const { order, productId, session, paymentId } = await fixture.anOpenPage('lost');
    await fixture.db
      .updateTable('order_items')
      .set({ cancelled_quantity: 2 })
      .where('order_id', '=', order.id)
      .execute();
    await fixture.stripe.pay(session);
    await fixture.move(order.id, 'vencido');
    await fixture.db.updateTable('products').set({ stock: 1 }).where('id', '=', productId).execute();
    await fixture.settle(paymentId);
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
    expect((await fixture.stockOf(productId)).stock).toBe(0);
  });

  it('goes back where the account is gone meanwhile', async () => {
    const { order, session, paymentId } = await fixture.anOpenPage('lost');
    await fixture.stripe.pay(session);
    await fixture.move(order.id, 'vencido');
    const { user_id } = await fixture.db
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await fixture.db.transaction().execute((trx) => anonymizeOrders(trx, user_id ?? ''));
    await fixture.settle(paymentId);
    expect([await fixture.statusOf(order.id), (await fixture.paymentOf(paymentId)).status]).toEqual([
      'vencido',
      'anulado',
    ]);
  });

  it.each([
    ['takes its units again', 3, 'confirmado', 'autorizado'],
    ['gives the money back where they are gone', 1, 'vencido', 'anulado'],
  ])('%s when the money comes later', async (_, stock, status, payment) => {
    const { order, productId, session, paymentId } = await fixture.anOpenPage('lost');
    await fixture.stripe.pay(session);
    // As when the provider gave no answer while the time ran out.
    await fixture.move(order.id, 'vencido');
    await fixture.db.updateTable('products').set({ stock }).where('id', '=', productId).execute();
    await fixture.settle(paymentId);
    expect(await fixture.statusOf(order.id)).toBe(status);
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: payment, captured_cents: 0 });
    expect((await fixture.stockOf(productId)).stock).toBe(stock === 3 ? 0 : 1);
    if (stock === 1) expect(await fixture.notificationsOf(order.id)).toContain('returned');
  });
});
