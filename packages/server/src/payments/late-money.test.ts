import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { separateOrders } from '../accounts/privacy/deletion-store.ts';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await aPaymentDesk();
});
afterAll(() => desk.drop());
// The database stamps orders by its own clock.
beforeEach(() => desk.backToNow());

describe('an order that nobody paid in time', () => {
  it('lets its units go, and closes its page', async () => {
    const { order, productId, paymentId } = await desk.anOpenPage();
    desk.pass(33);
    await desk.reconcileLater();
    await desk.settle(paymentId);
    expect(await desk.statusOf(order.id)).toBe('vencido');
    expect((await desk.stockOf(productId)).stock).toBe(3);
    expect((await desk.paymentOf(paymentId)).status).toBe('vencido');
  });

  it('is confirmed if the money was there before its time was looked at', async () => {
    const { order, session } = await desk.anOpenPage('lost');
    await desk.stripe.pay(session);
    desk.pass(33);
    await desk.reconcileLater();
    expect(await desk.statusOf(order.id)).toBe('confirmado');
  });

  it('takes again only what was not cancelled of it', async () => {
    const { order, productId, session, paymentId } = await desk.anOpenPage('lost');
    await desk.db
      .updateTable('order_items')
      .set({ cancelled_quantity: 2 })
      .where('order_id', '=', order.id)
      .execute();
    await desk.stripe.pay(session);
    await desk.move(order.id, 'vencido');
    await desk.db.updateTable('products').set({ stock: 1 }).where('id', '=', productId).execute();
    await desk.settle(paymentId);
    expect(await desk.statusOf(order.id)).toBe('confirmado');
    expect((await desk.stockOf(productId)).stock).toBe(0);
  });

  it('goes back where the account is gone meanwhile', async () => {
    const { order, session, paymentId } = await desk.anOpenPage('lost');
    await desk.stripe.pay(session);
    await desk.move(order.id, 'vencido');
    const { user_id } = await desk.db
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await desk.db.transaction().execute((trx) => separateOrders(trx, user_id ?? ''));
    await desk.settle(paymentId);
    expect([await desk.statusOf(order.id), (await desk.paymentOf(paymentId)).status]).toEqual([
      'vencido',
      'anulado',
    ]);
  });

  it.each([
    ['takes its units again', 3, 'confirmado', 'autorizado'],
    ['gives the money back where they are gone', 1, 'vencido', 'anulado'],
  ])('%s when the money comes later', async (_, stock, status, payment) => {
    const { order, productId, session, paymentId } = await desk.anOpenPage('lost');
    await desk.stripe.pay(session);
    // As when the provider gave no answer while the time ran out.
    await desk.move(order.id, 'vencido');
    await desk.db.updateTable('products').set({ stock }).where('id', '=', productId).execute();
    await desk.settle(paymentId);
    expect(await desk.statusOf(order.id)).toBe(status);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: payment, captured_cents: 0 });
    expect((await desk.stockOf(productId)).stock).toBe(stock === 3 ? 0 : 1);
    if (stock === 1) expect(await desk.newsOf(order.id)).toContain('returned');
  });
});
