import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
