import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StripeFault } from '../../../../../e2e/fakes/fake-stripe.ts';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';
import { fetchUndelivered, findOrphans, processEvents } from './reconcile.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await aPaymentDesk();
});
afterAll(() => desk.drop());
// The database stamps orders by its own clock.
beforeEach(() => desk.backToNow());

/** An order whose page is open. */
const anOpenPage = async (fault?: StripeFault) => {
  const unpaid = await desk.anUnpaidOrder();
  if (fault) desk.stripe.breakFor(unpaid.order.id, fault);
  const begun = await desk.begin(unpaid.shopper, unpaid.order.id);
  const row = await desk.paymentOf(begun.payment_id);
  return { ...unpaid, begun, paymentId: begun.payment_id, session: row.provider_ref ?? '' };
};

/** An order whose card is authorised and that is packed next. */
const anAuthorised = async (fault?: StripeFault) => {
  const open = await anOpenPage();
  await desk.stripe.pay(open.session);
  await processEvents(desk.payments);
  if (fault) desk.stripe.breakFor(open.order.id, fault);
  await desk.move(open.order.id, 'en_preparacion');
  return open;
};

const effectsOf = (orderId: string) =>
  desk.stripe.effects
    .filter((effect) => effect.orderId === orderId)
    .map(({ kind, amount }) => [kind, amount]);

describe('an order that is paid by card', () => {
  it('waits for its payment with its units kept, and is confirmed by the webhook', async () => {
    const { order, shopper, productId, begun, paymentId, session } = await anOpenPage();
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

  it('opens one page for two taps', async () => {
    const { order, shopper } = await desk.anUnpaidOrder();
    const [one, other] = await Promise.all([desk.begin(shopper, order.id), desk.begin(shopper, order.id)]);
    expect(one.payment_id).toBe(other.payment_id);
    expect(one.redirect_url).toBe(other.redirect_url);
  });

  it('is another person’s to pay for nobody', async () => {
    const { order, paymentId } = await anOpenPage();
    const stranger = await desk.aShopper();
    expect((await desk.begin(stranger, order.id)).status).toBe(404);
    const refresh = `/api/orders/${order.id}/payments/${paymentId}/refresh`;
    expect((await desk.call(stranger, 'POST', refresh)).status).toBe(404);
    expect((await desk.call(stranger, 'GET', `/api/orders/${order.id}/payment`)).status).toBe(404);
  });

  it('is captured for what was packed, and no more', async () => {
    const { order, paymentId } = await anAuthorised();
    await desk.pack(order.id, 400);
    await desk.move(order.id, 'listo');
    expect((await desk.paymentOf(paymentId)).status).toBe('cobrando');
    expect(effectsOf(order.id)).toEqual([]);
    await desk.settle(paymentId);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 400 });
    expect(effectsOf(order.id)).toEqual([['capture', 400]]);
  });

  it('lets the hold go when it is cancelled before, and gives the money back after', async () => {
    const before = await anAuthorised();
    await desk.move(before.order.id, 'cancelado', { reason: 'Se dañó' });
    await desk.settle(before.paymentId);
    expect((await desk.paymentOf(before.paymentId)).status).toBe('anulado');
    expect(effectsOf(before.order.id)).toEqual([['cancel', 600]]);

    const after = await anAuthorised();
    await desk.pack(after.order.id, 400);
    await desk.move(after.order.id, 'listo');
    await desk.settle(after.paymentId);
    await desk.move(after.order.id, 'cancelado', { reason: 'Se dañó', keptCents: 100 });
    await desk.settle(after.paymentId);
    expect(effectsOf(after.order.id)).toEqual([
      ['capture', 400],
      ['refund', 300],
    ]);
    expect(await desk.paymentOf(after.paymentId)).toMatchObject({ status: 'cobrado', refunded_cents: 300 });
  });

  it('is cancelled while it is being captured, and ends with nothing', async () => {
    const { order, paymentId } = await anAuthorised();
    await desk.pack(order.id, 400);
    await desk.move(order.id, 'listo');
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await desk.settle(paymentId);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'devuelto', refunded_cents: 400 });
  });

  it('says that a bank refused, and can be tried again on the same page', async () => {
    const { order, paymentId, session, shopper } = await anOpenPage();
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

  it('can be paid another way; what the first way still brings goes back', async () => {
    const { order, paymentId, session, shopper } = await anOpenPage();
    const second = await desk.begin(shopper, order.id, 'ath-movil');
    expect(second.status).toBe(201);
    // Paid on the page before the shop came to close it.
    await desk.stripe.pay(session);
    desk.ath.confirm(second.payment_id);
    await desk.settle(second.payment_id);
    await desk.settle(paymentId);
    expect(await desk.statusOf(order.id)).toBe('confirmado');
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'anulado', captured_cents: 0 });
    expect(await desk.paymentOf(second.payment_id)).toMatchObject({ status: 'cobrado', captured_cents: 600 });
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

describe('what goes wrong with a card', () => {
  it.each<StripeFault>(['slow', 'duplicated', 'cut-before', 'cut-after', 'error-after'])(
    'is captured once when the provider is %s',
    async (fault) => {
      const { order, paymentId } = await anAuthorised(fault);
      await desk.pack(order.id, 400);
      await desk.move(order.id, 'listo');
      await desk.settle(paymentId);
      desk.stripe.mend(order.id);
      await processEvents(desk.payments);
      await desk.reconcileLater();
      expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 400 });
      expect(effectsOf(order.id)).toEqual([['capture', 400]]);
    },
  );

  it.each<StripeFault>(['cut-before', 'cut-after'])(
    'is refunded once when the provider is %s',
    async (fault) => {
      const { order, paymentId } = await anAuthorised();
      await desk.pack(order.id, 600);
      await desk.move(order.id, 'listo');
      await desk.settle(paymentId);
      desk.stripe.breakFor(order.id, fault);
      await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
      await desk.settle(paymentId);
      await desk.reconcileLater();
      expect((await desk.paymentOf(paymentId)).status).toBe('devuelto');
      expect(effectsOf(order.id)).toEqual([
        ['capture', 600],
        ['refund', 600],
      ]);
      expect(await desk.newsOf(order.id)).toContain('refunded');
    },
  );

  it('is settled without a single event, by the clock', async () => {
    const { order, paymentId, session } = await anOpenPage('lost');
    await desk.stripe.pay(session);
    await processEvents(desk.payments);
    expect(await desk.statusOf(order.id)).toBe('pendiente_pago');
    await desk.reconcileLater();
    expect(await desk.statusOf(order.id)).toBe('confirmado');
    expect((await desk.paymentOf(paymentId)).status).toBe('autorizado');
  });

  it('is settled by what could not be delivered, and by events in the wrong order', async () => {
    const lost = await anOpenPage('lost');
    await desk.stripe.pay(lost.session);
    await fetchUndelivered(desk.payments);
    expect(await desk.statusOf(lost.order.id)).toBe('confirmado');
    const mixed = await anOpenPage('reordered');
    await desk.stripe.pay(mixed.session, 'declined');
    await desk.stripe.pay(mixed.session);
    await desk.stripe.deliverReordered();
    await processEvents(desk.payments);
    expect(await desk.statusOf(mixed.order.id)).toBe('confirmado');
  });

  it('tells of a refund that fails days later, and leaves it to a person', async () => {
    const { order, paymentId, session } = await anAuthorised();
    await desk.pack(order.id, 600);
    await desk.move(order.id, 'listo');
    await desk.settle(paymentId);
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await desk.settle(paymentId);
    await desk.stripe.failRefunds(session);
    await processEvents(desk.payments);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', refunded_cents: 0 });
    expect(await desk.newsOf(order.id)).toContain('refund-refused');
    await desk.reconcileLater();
    expect(effectsOf(order.id).filter(([kind]) => kind === 'refund')).toHaveLength(1);
  });

  it('tells of a hold that ran out, and charges nothing', async () => {
    const { order, paymentId, session } = await anAuthorised();
    await desk.stripe.endHold(session);
    await processEvents(desk.payments);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'vencido', captured_cents: 0 });
    expect(await desk.newsOf(order.id)).toContain('hold-lost');
  });

  it('is disputed', async () => {
    const { order, paymentId, session } = await anAuthorised();
    await desk.pack(order.id, 600);
    await desk.move(order.id, 'listo');
    await desk.settle(paymentId);
    await desk.stripe.dispute(session);
    await processEvents(desk.payments);
    expect((await desk.paymentOf(paymentId)).status).toBe('en_disputa');
  });

  it('is money of nobody, which the comparison of a day finds', async () => {
    const ref = desk.stripe.addOrphan(1_234);
    await findOrphans(desk.payments);
    const found = await desk.db
      .selectFrom('orphan_charges')
      .selectAll()
      .where('provider_ref', '=', ref)
      .execute();
    expect(found).toMatchObject([{ amount_cents: 1_234 }]);
  });
});

describe('an order that nobody paid in time', () => {
  it('lets its units go, and closes its page', async () => {
    const { order, productId, paymentId } = await anOpenPage();
    desk.pass(33);
    await desk.reconcileLater();
    await desk.settle(paymentId);
    expect(await desk.statusOf(order.id)).toBe('vencido');
    expect((await desk.stockOf(productId)).stock).toBe(3);
    expect((await desk.paymentOf(paymentId)).status).toBe('vencido');
  });

  it('is confirmed if the money was there before its time was looked at', async () => {
    const { order, session } = await anOpenPage('lost');
    await desk.stripe.pay(session);
    desk.pass(33);
    await desk.reconcileLater();
    expect(await desk.statusOf(order.id)).toBe('confirmado');
  });

  it.each([
    ['takes its units again', 3, 'confirmado', 'autorizado'],
    ['gives the money back where they are gone', 1, 'vencido', 'anulado'],
  ])('%s when the money comes later', async (_, stock, status, payment) => {
    const { order, productId, session, paymentId } = await anOpenPage('lost');
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
