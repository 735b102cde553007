import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crashAfter, diesOf } from './crashing-process.builders.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import { settlePayment } from './settle-payment.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await aPaymentFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.resetClock());

/** What a killed process leaves, and what the clock makes of it two minutes later. */
const dieAndReconcile = async (paymentId: string, writes: number) => {
  await diesOf(settlePayment(crashAfter(fixture.payments, writes), paymentId));
  await fixture.reconcileLater();
};

const places = [0, 1, 2, 3, 4];

describe('a process that is killed between its provider and its own commit', () => {
  it.each(places)('at its write %i of a capture is made good within two minutes', async (writes) => {
    const { order, paymentId } = await fixture.anAuthorised();
    await fixture.pack(order.id, 400);
    await fixture.move(order.id, 'listo');
    await dieAndReconcile(paymentId, writes);
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 400 });
    expect(fixture.cardEffectsOf(order.id)).toEqual([['capture', 400]]);
  });

  it.each(places)('at its write %i of a refund is made good within two minutes', async (writes) => {
    const { order, paymentId } = await fixture.aCharged();
    await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await dieAndReconcile(paymentId, writes);
    expect((await fixture.paymentOf(paymentId)).status).toBe('devuelto');
    expect(fixture.cardEffectsOf(order.id).map(([kind]) => kind)).toEqual(['capture', 'refund']);
  });

  it.each(places)('at its write %i of letting a hold go is made good within two minutes', async (writes) => {
    const { order, paymentId } = await fixture.anAuthorised();
    await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await dieAndReconcile(paymentId, writes);
    expect((await fixture.paymentOf(paymentId)).status).toBe('anulado');
    expect(fixture.cardEffectsOf(order.id)).toEqual([['cancel', 600]]);
  });

  it.each(places)('at its write %i of what ATH Móvil confirmed takes it once', async (writes) => {
    const { order, shopper } = await fixture.anUnpaidOrder('ath-movil');
    const { payment_id: paymentId } = await fixture.begin(shopper, order.id, 'ath-movil');
    fixture.ath.confirm(paymentId);
    await dieAndReconcile(paymentId, writes);
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
    expect(fixture.athEffectsOf(order.number)).toEqual([['authorization', 600]]);
  });

  it.each(places)('at its write %i of what ATH Móvil gives back gives it back once', async (writes) => {
    const { order, paymentId } = await fixture.anAthPaid();
    await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await dieAndReconcile(paymentId, writes);
    expect((await fixture.paymentOf(paymentId)).status).toBe('devuelto');
    expect(fixture.athEffectsOf(order.number).filter(([kind]) => kind === 'refund')).toEqual([
      ['refund', 600],
    ]);
    expect((await fixture.notificationsOf(order.id)).filter((news) => news === 'refunded')).toHaveLength(1);
  });
});
