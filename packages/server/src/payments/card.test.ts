import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOrderPayment } from './payment-reads.ts';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';
import { processEvents } from './reconcile.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await aPaymentDesk();
});
afterAll(() => desk.drop());
// The database stamps orders by its own clock.
beforeEach(() => desk.backToNow());

describe('an order that is paid by card', () => {
  it('waits for its payment with its units kept, and is confirmed by the webhook', async () => {
    const { order, shopper, productId, begun, paymentId, session } = await desk.anOpenPage();
    expect(order.status).toBe('pendiente_pago');
    expect((await desk.stockOf(productId)).stock).toBe(0);
    expect(begun.redirect_url).toContain('/c/pay/');
    await desk.stripe.pay(session);
    await processEvents(desk.payments);
    expect(await desk.statusOf(order.id)).toBe('confirmado');
    expect(await desk.paymentOf(paymentId)).toMatchObject({
      status: 'autorizado',
      authorized_cents: 600,
      captured_cents: 0,
      last4: '4242',
    });
    expect(await desk.newsOf(order.id)).toEqual(['order-news']);
    expect(await desk.mailsTo(shopper.profile.email)).toEqual([]);
  });

  it('is read with its payment as both were at one moment, though the money comes in between', async () => {
    const { order, shopper, session } = await desk.anOpenPage();
    let reads = 0;
    const settlesInBetween = desk.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        reads += 1;
        if (reads === 1) {
          await desk.stripe.pay(session);
          await processEvents(desk.payments);
        }
        return result;
      },
    });
    const { providers } = desk.payments;
    const read = (db: typeof desk.db) => readOrderPayment(db, providers, shopper.profile.id, order.id);
    expect(await read(settlesInBetween)).toMatchObject({
      order: { status: 'pendiente_pago' },
      payment: { status: 'pendiente' },
    });
    expect(reads).toBe(2);
    expect(await read(desk.db)).toMatchObject({
      order: { status: 'confirmado' },
      payment: { status: 'autorizado' },
    });
  });

  it('opens one page for two taps', async () => {
    const { order, shopper } = await desk.anUnpaidOrder();
    const [one, other] = await Promise.all([desk.begin(shopper, order.id), desk.begin(shopper, order.id)]);
    expect(one.payment_id).toBe(other.payment_id);
    expect(one.redirect_url).toBe(other.redirect_url);
  });

  it('is another person’s to pay for nobody', async () => {
    const { order, paymentId } = await desk.anOpenPage();
    const stranger = await desk.aShopper();
    expect((await desk.begin(stranger, order.id)).status).toBe(404);
    const refresh = `/api/orders/${order.id}/payments/${paymentId}/refresh`;
    expect((await desk.call(stranger, 'POST', refresh)).status).toBe(404);
    expect((await desk.call(stranger, 'GET', `/api/orders/${order.id}/payment`)).status).toBe(404);
  });

  it('is captured for what was packed, and no more', async () => {
    const { order, paymentId } = await desk.anAuthorised();
    await desk.pack(order.id, 400);
    await desk.move(order.id, 'listo');
    expect((await desk.paymentOf(paymentId)).status).toBe('cobrando');
    expect(desk.cardEffectsOf(order.id)).toEqual([]);
    await desk.settle(paymentId);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 400 });
    expect(desk.cardEffectsOf(order.id)).toEqual([['capture', 400]]);
  });

  it('lets the hold go when it is cancelled before, and gives the money back after', async () => {
    const before = await desk.anAuthorised();
    await desk.move(before.order.id, 'cancelado', { reason: 'Se dañó' });
    await desk.settle(before.paymentId);
    expect((await desk.paymentOf(before.paymentId)).status).toBe('anulado');
    expect(desk.cardEffectsOf(before.order.id)).toEqual([['cancel', 600]]);

    const after = await desk.anAuthorised();
    await desk.pack(after.order.id, 400);
    await desk.move(after.order.id, 'listo');
    await desk.settle(after.paymentId);
    await desk.move(after.order.id, 'cancelado', { reason: 'Se dañó', keptCents: 100 });
    await desk.settle(after.paymentId);
    expect(desk.cardEffectsOf(after.order.id)).toEqual([
      ['capture', 400],
      ['refund', 300],
    ]);
    expect(await desk.paymentOf(after.paymentId)).toMatchObject({ status: 'cobrado', refunded_cents: 300 });
  });

  it('is cancelled while it is being captured, and ends with nothing', async () => {
    const { order, paymentId } = await desk.anAuthorised();
    await desk.pack(order.id, 400);
    await desk.move(order.id, 'listo');
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await desk.settle(paymentId);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'devuelto', refunded_cents: 400 });
  });

  it('says that a bank refused, and can be tried again on the same page', async () => {
    const { order, paymentId, session, shopper } = await desk.anOpenPage();
    await desk.stripe.pay(session, 'declined');
    const path = `/api/orders/${order.id}/payments/${paymentId}/refresh`;
    const answer = await (await desk.call(shopper, 'POST', path)).json();
    expect(answer).toMatchObject({
      order: { status: 'pendiente_pago' },
      payment: { failure: 'insufficient_funds' },
    });
    await desk.stripe.pay(session, '3ds-refused');
    await desk.stripe.pay(session);
    expect(await (await desk.call(shopper, 'POST', path)).json()).toMatchObject({
      order: { status: 'confirmado' },
    });
  });
});

describe('a webhook', () => {
  const send = (body: string, signature: string) => desk.webhook(body, signature);

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
    expect((await send(body, desk.stripe.sign(body, 1_700_000_000))).status).toBe(400);
    expect((await send(live, desk.stripe.sign(live))).status).toBe(400);
    expect((await send(body.replace('"x"', '"y"'), desk.stripe.sign(body))).status).toBe(400);
    expect((await send(body, desk.stripe.sign(body))).status).toBe(200);
    const kept = await desk.db
      .selectFrom('payment_events')
      .select('event_id')
      .where('event_id', '=', 'evt_1')
      .execute();
    expect(kept).toHaveLength(1);
  });
});
