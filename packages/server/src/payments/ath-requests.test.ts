import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from './begin-payment.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await aPaymentFixture();
});
afterAll(() => fixture.drop());
// Orders get their time from the database's clock, so the tests' clock starts at the present too.
beforeEach(() => fixture.resetClock());

describe('a request to ATH Móvil whose process died', () => {
  const aDeadRequest = async () => {
    const unpaid = await fixture.anUnpaidOrder('ath-movil');
    const ath = {
      ...fixture.payments.providers['ath-movil'],
      create: () => Promise.reject(new Error('killed')),
    };
    const { providers } = fixture.payments;
    const request = { profileId: unpaid.shopper.profile.id, orderId: unpaid.order.id };
    await expect(
      beginPayment(
        { ...fixture.payments, providers: { ...providers, 'ath-movil': ath } },
        { ...request, method: 'ath-movil', phone: '7875550199' },
      ),
    ).rejects.toThrow('killed');
    const [row] = await fixture.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', unpaid.order.id)
      .execute();
    return { ...unpaid, deadId: row?.id ?? '' };
  };

  it('isn’t sent again by the background job, and the customer can tap again', async () => {
    const dead = await aDeadRequest();
    await fixture.reconcileLater();
    expect(fixture.ath.requestsOf(dead.order.number)).toBe(0);
    expect((await fixture.paymentOf(dead.deadId)).status).toBe('fallido');
    expect((await fixture.begin(dead.shopper, dead.order.id, 'ath-movil')).status).toBe(201);
  });

  it('isn’t sent again after the order was paid by card or cancelled', async () => {
    const dead = await aDeadRequest();
    const card = await fixture.begin(dead.shopper, dead.order.id);
    const { provider_ref } = await fixture.paymentOf(card.payment_id);
    await fixture.stripe.pay(provider_ref ?? '');
    await fixture.settle(card.payment_id);
    await fixture.reconcileLater();
    expect(await fixture.statusOf(dead.order.id)).toBe('confirmado');
    const cancelled = await aDeadRequest();
    fixture.pass(2);
    const path = `/api/orders/${cancelled.order.id}/payments/${cancelled.deadId}/cancel`;
    expect((await fixture.call(cancelled.shopper, 'POST', path)).status).toBe(200);
    expect([dead, cancelled].map(({ order }) => fixture.ath.requestsOf(order.number))).toEqual([0, 0]);
  });
});

it('an order makes ten requests to ATH Móvil at most, however often somebody begins and cancels', async () => {
  const { shopper, order } = await fixture.anUnpaidOrder('ath-movil');
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { status, payment_id } = await fixture.begin(shopper, order.id, 'ath-movil');
    statuses.push(status);
    const path = `/api/orders/${order.id}/payments/${payment_id}/cancel`;
    if (status === 201) await fixture.call(shopper, 'POST', path);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 409, 409]);
  expect(fixture.ath.requestsOf(order.number)).toBe(10);
  expect((await fixture.begin(shopper, order.id)).status).toBe(201);
});
