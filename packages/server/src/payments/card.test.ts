import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOrderPayment } from './payment-reads.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import { processEvents } from './reconcile.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await aPaymentFixture();
});
afterAll(() => fixture.drop());
// The database stamps orders by its own clock.
beforeEach(() => fixture.resetClock());

describe('an order that is paid by card', () => {
  it('waits for its payment with its units kept, and is confirmed by the webhook', async () => {
    const { order, shopper, productId, begun, paymentId, session } = await fixture.anOpenPage();
    expect(order.status).toBe('pendiente_pago');
    expect((await fixture.stockOf(productId)).stock).toBe(0);
    expect(begun.redirect_url).toContain('/c/pay/');
    await fixture.stripe.pay(session);
    await processEvents(fixture.payments);
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
    expect(await fixture.paymentOf(paymentId)).toMatchObject({
      status: 'autorizado',
      authorized_cents: 600,
      captured_cents: 0,
      last4: '4242',
    });
    expect(await fixture.notificationsOf(order.id)).toEqual(['order-news']);
    expect(await fixture.mailsTo(shopper.profile.email)).toEqual([]);
  });

  it('is read with its payment as both were at one moment, though the money comes in between', async () => {
    const { order, shopper, session } = await fixture.anOpenPage();
    let reads = 0;
    const settlesInBetween = fixture.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        reads += 1;
        if (reads === 1) {
          await fixture.stripe.pay(session);
          await processEvents(fixture.payments);
        }
        return result;
      },
    });
    const { providers } = fixture.payments;
    const read = (db: typeof fixture.db) => readOrderPayment(db, providers, shopper.profile.id, order.id);
    expect(await read(settlesInBetween)).toMatchObject({
      order: { status: 'pendiente_pago' },
      payment: { status: 'pendiente' },
    });
    expect(reads).toBe(3);
    expect(await read(fixture.db)).toMatchObject({
      order: { status: 'confirmado' },
      payment: { status: 'autorizado' },
    });
  });

  it('opens one page for two taps', async () => {
    const { order, shopper } = await fixture.anUnpaidOrder();
    const [one, other] = await Promise.all([
      fixture.begin(shopper, order.id),
      fixture.begin(shopper, order.id),
    ]);
    expect(one.payment_id).toBe(other.payment_id);
    expect(one.redirect_url).toBe(other.redirect_url);
  });

  it('is another person’s to pay for nobody', async () => {
    const { order, paymentId } = await fixture.anOpenPage();
    const stranger = await fixture.aShopper();
    expect((await fixture.begin(stranger, order.id)).status).toBe(404);
    const refresh = `/api/orders/${order.id}/payments/${paymentId}/refresh`;
    expect((await fixture.call(stranger, 'POST', refresh)).status).toBe(404);
    expect((await fixture.call(stranger, 'GET', `/api/orders/${order.id}/payment`)).status).toBe(404);
  });

  it('is captured for what was packed, and no more', async () => {
    const { order, paymentId } = await fixture.anAuthorised();
    await fixture.pack(order.id, 400);
    await fixture.move(order.id, 'listo');
    expect((await fixture.paymentOf(paymentId)).status).toBe('cobrando');
    expect(fixture.cardEffectsOf(order.id)).toEqual([]);
    await fixture.settle(paymentId);
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 400 });
    expect(fixture.cardEffectsOf(order.id)).toEqual([['capture', 400]]);
  });

  it('lets the hold go when it is cancelled before, and gives the money back after', async () => {
    const before = await fixture.anAuthorised();
    await fixture.move(before.order.id, 'cancelado', { reason: 'Se dañó' });
    await fixture.settle(before.paymentId);
    expect((await fixture.paymentOf(before.paymentId)).status).toBe('anulado');
    expect(fixture.cardEffectsOf(before.order.id)).toEqual([['cancel', 600]]);

    const after = await fixture.anAuthorised();
    await fixture.pack(after.order.id, 400);
    await fixture.move(after.order.id, 'listo');
    await fixture.settle(after.paymentId);
    await fixture.move(after.order.id, 'cancelado', { reason: 'Se dañó', retainedCents: 100 });
    await fixture.settle(after.paymentId);
    expect(fixture.cardEffectsOf(after.order.id)).toEqual([
      ['capture', 400],
      ['refund', 300],
    ]);
    expect(await fixture.paymentOf(after.paymentId)).toMatchObject({
      status: 'cobrado',
      refunded_cents: 300,
    });
  });

  it('is cancelled while it is being captured, and ends with nothing', async () => {
    const { order, paymentId } = await fixture.anAuthorised();
    await fixture.pack(order.id, 400);
    await fixture.move(order.id, 'listo');
    await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await fixture.settle(paymentId);
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'devuelto', refunded_cents: 400 });
  });

  it('says that a bank refused, and can be tried again on the same page', async () => {
    const { order, paymentId, session, shopper } = await fixture.anOpenPage();
    await fixture.stripe.pay(session, 'declined');
    const path = `/api/orders/${order.id}/payments/${paymentId}/refresh`;
    const response = await (await fixture.call(shopper, 'POST', path)).json();
    expect(response).toMatchObject({
      order: { status: 'pendiente_pago' },
      payment: { failure: 'insufficient_funds' },
    });
    await fixture.stripe.pay(session, '3ds-refused');
    await fixture.stripe.pay(session);
    expect(await (await fixture.call(shopper, 'POST', path)).json()).toMatchObject({
      order: { status: 'confirmado' },
    });
  });
});

describe('a webhook', () => {
  const send = (body: string, signature: string) => fixture.webhook(body, signature);

  it('is refused without a signature of ours, of another day, or of another mode', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'x',
      livemode: false,
      data: { object: { id: 'x' } },
    });
    const live = body.replace('"livemode":false', '"livemode":true');
    expect((await send(body, 't=1,v1=00')).status).toBe(400);
    expect((await send(body, fixture.stripe.sign(body, 1_700_000_000))).status).toBe(400);
    expect((await send(live, fixture.stripe.sign(live))).status).toBe(400);
    expect((await send(body.replace('"x"', '"y"'), fixture.stripe.sign(body))).status).toBe(400);
    expect((await send(body, fixture.stripe.sign(body))).status).toBe(200);
    const stored = await fixture.db
      .selectFrom('payment_events')
      .select('event_id')
      .where('event_id', '=', 'evt_1')
      .execute();
    expect(stored).toHaveLength(1);
  });
});
