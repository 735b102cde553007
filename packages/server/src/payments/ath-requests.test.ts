import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from './begin-payment.ts';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await aPaymentDesk();
});
afterAll(() => desk.drop());
// Orders get their time from the database's clock, so the tests' clock starts at the present too.
beforeEach(() => desk.backToNow());

describe('a request to ATH Móvil whose process died', () => {
  const aDeadRequest = async () => {
    const unpaid = await desk.anUnpaidOrder('ath-movil');
    const ath = {
      ...desk.payments.providers['ath-movil'],
      create: () => Promise.reject(new Error('killed')),
    };
    const { providers } = desk.payments;
    const request = { profileId: unpaid.shopper.profile.id, orderId: unpaid.order.id };
    await expect(
      beginPayment(
        { ...desk.payments, providers: { ...providers, 'ath-movil': ath } },
        { ...request, method: 'ath-movil', phone: '7875550199' },
      ),
    ).rejects.toThrow('killed');
    const [row] = await desk.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', unpaid.order.id)
      .execute();
    return { ...unpaid, deadId: row?.id ?? '' };
  };

  it('isn’t sent again by the background job, and the customer can tap again', async () => {
    const dead = await aDeadRequest();
    await desk.reconcileLater();
    expect(desk.ath.requestsOf(dead.order.number)).toBe(0);
    expect((await desk.paymentOf(dead.deadId)).status).toBe('fallido');
    expect((await desk.begin(dead.shopper, dead.order.id, 'ath-movil')).status).toBe(201);
  });

  it('isn’t sent again after the order was paid by card or cancelled', async () => {
    const dead = await aDeadRequest();
    const card = await desk.begin(dead.shopper, dead.order.id);
    const { provider_ref } = await desk.paymentOf(card.payment_id);
    await desk.stripe.pay(provider_ref ?? '');
    await desk.settle(card.payment_id);
    await desk.reconcileLater();
    expect(await desk.statusOf(dead.order.id)).toBe('confirmado');
    const cancelled = await aDeadRequest();
    desk.pass(2);
    const path = `/api/orders/${cancelled.order.id}/payments/${cancelled.deadId}/cancel`;
    expect((await desk.call(cancelled.shopper, 'POST', path)).status).toBe(200);
    expect([dead, cancelled].map(({ order }) => desk.ath.requestsOf(order.number))).toEqual([0, 0]);
  });
});

it('an order makes ten requests to ATH Móvil at most, however often somebody begins and cancels', async () => {
  const { shopper, order } = await desk.anUnpaidOrder('ath-movil');
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const { status, payment_id } = await desk.begin(shopper, order.id, 'ath-movil');
    statuses.push(status);
    const path = `/api/orders/${order.id}/payments/${payment_id}/cancel`;
    if (status === 201) await desk.call(shopper, 'POST', path);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 409, 409]);
  expect(desk.ath.requestsOf(order.number)).toBe(10);
  expect((await desk.begin(shopper, order.id)).status).toBe(201);
});
