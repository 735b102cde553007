import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dyingAfter, killed } from './dying-process.builders.ts';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';
import { settlePayment } from './settle-payment.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await aPaymentDesk();
});
afterAll(() => desk.drop());
beforeEach(() => desk.backToNow());

/** What a killed process leaves, and what the clock makes of it two minutes later. */
const dieAndReconcile = async (paymentId: string, writes: number) => {
  await killed(settlePayment(dyingAfter(desk.payments, writes), paymentId));
  await desk.reconcileLater();
};

const places = [0, 1, 2, 3, 4];

describe('a process that is killed between its provider and its own commit', () => {
  it.each(places)('at its write %i of a capture is made good within two minutes', async (writes) => {
    const { order, paymentId } = await desk.anAuthorised();
    await desk.pack(order.id, 400);
    await desk.move(order.id, 'listo');
    await dieAndReconcile(paymentId, writes);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 400 });
    expect(desk.cardEffectsOf(order.id)).toEqual([['capture', 400]]);
  });

  it.each(places)('at its write %i of a refund is made good within two minutes', async (writes) => {
    const { order, paymentId } = await desk.aCharged();
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await dieAndReconcile(paymentId, writes);
    expect((await desk.paymentOf(paymentId)).status).toBe('devuelto');
    expect(desk.cardEffectsOf(order.id).map(([kind]) => kind)).toEqual(['capture', 'refund']);
  });

  it.each(places)('at its write %i of letting a hold go is made good within two minutes', async (writes) => {
    const { order, paymentId } = await desk.anAuthorised();
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await dieAndReconcile(paymentId, writes);
    expect((await desk.paymentOf(paymentId)).status).toBe('anulado');
    expect(desk.cardEffectsOf(order.id)).toEqual([['cancel', 600]]);
  });

  it.each(places)('at its write %i of what ATH Móvil confirmed takes it once', async (writes) => {
    const { order, shopper } = await desk.anUnpaidOrder('ath-movil');
    const { payment_id: paymentId } = await desk.begin(shopper, order.id, 'ath-movil');
    desk.ath.confirm(paymentId);
    await dieAndReconcile(paymentId, writes);
    expect(await desk.statusOf(order.id)).toBe('confirmado');
    expect(desk.athEffectsOf(order.number)).toEqual([['authorization', 600]]);
  });

  it.each(places)('at its write %i of what ATH Móvil gives back gives it back once', async (writes) => {
    const { order, paymentId } = await desk.anAthPaid();
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await dieAndReconcile(paymentId, writes);
    expect((await desk.paymentOf(paymentId)).status).toBe('devuelto');
    expect(desk.athEffectsOf(order.number).filter(([kind]) => kind === 'refund')).toEqual([['refund', 600]]);
    expect((await desk.newsOf(order.id)).filter((news) => news === 'refunded')).toHaveLength(1);
  });
});
