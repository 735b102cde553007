import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StripeFault } from '../../../../e2e/fakes/stripe-state.ts';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';
import { fetchUndelivered, findOrphans, processEvents } from './reconcile.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await aPaymentDesk();
});
afterAll(() => desk.drop());
// The database stamps orders by its own clock.
beforeEach(() => desk.backToNow());

describe('what goes wrong with a card', () => {
  it.each<StripeFault>(['slow', 'duplicated', 'cut-before', 'cut-after', 'error-after'])(
    'is captured once when the provider is %s',
    async (fault) => {
      const { order, paymentId } = await desk.anAuthorised(fault);
      await desk.pack(order.id, 400);
      await desk.move(order.id, 'listo');
      await desk.settle(paymentId);
      desk.stripe.mend(order.id);
      await processEvents(desk.payments);
      await desk.reconcileLater();
      expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 400 });
      expect(desk.cardEffectsOf(order.id)).toEqual([['capture', 400]]);
    },
  );

  it.each<StripeFault>(['cut-before', 'cut-after'])(
    'is refunded once when the provider is %s',
    async (fault) => {
      const { order, paymentId } = await desk.anAuthorised();
      await desk.pack(order.id, 600);
      await desk.move(order.id, 'listo');
      await desk.settle(paymentId);
      desk.stripe.breakFor(order.id, fault);
      await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
      await desk.settle(paymentId);
      await desk.reconcileLater();
      expect((await desk.paymentOf(paymentId)).status).toBe('devuelto');
      expect(desk.cardEffectsOf(order.id)).toEqual([
        ['capture', 600],
        ['refund', 600],
      ]);
      expect(await desk.newsOf(order.id)).toContain('refunded');
    },
  );

  it('is settled without a single event, by the clock', async () => {
    const { order, paymentId, session } = await desk.anOpenPage('lost');
    await desk.stripe.pay(session);
    await processEvents(desk.payments);
    expect(await desk.statusOf(order.id)).toBe('pendiente_pago');
    await desk.reconcileLater();
    expect(await desk.statusOf(order.id)).toBe('confirmado');
    expect((await desk.paymentOf(paymentId)).status).toBe('autorizado');
  });

  it('is settled by what could not be delivered, and by events in the wrong order', async () => {
    const lost = await desk.anOpenPage('lost');
    await desk.stripe.pay(lost.session);
    await fetchUndelivered(desk.payments);
    expect(await desk.statusOf(lost.order.id)).toBe('confirmado');
    const mixed = await desk.anOpenPage('reordered');
    await desk.stripe.pay(mixed.session, 'declined');
    await desk.stripe.pay(mixed.session);
    await desk.stripe.deliverReordered();
    await processEvents(desk.payments);
    expect(await desk.statusOf(mixed.order.id)).toBe('confirmado');
  });

  it('tells of a refund that fails days later, and leaves it to a person', async () => {
    const { order, paymentId, session } = await desk.anAuthorised();
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
    expect(desk.cardEffectsOf(order.id).filter(([kind]) => kind === 'refund')).toHaveLength(1);
  });

  it('tells of a hold that ran out, and charges nothing', async () => {
    const { order, paymentId, session } = await desk.anAuthorised();
    await desk.stripe.endHold(session);
    await processEvents(desk.payments);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'vencido', captured_cents: 0 });
    expect(await desk.newsOf(order.id)).toContain('hold-lost');
  });

  it('is disputed', async () => {
    const { order, paymentId, session } = await desk.anAuthorised();
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

  it.each(['declined', '3ds-refused'] as const)(
    'charges nothing for a try that was %s, keeps the page open, and is paid by the next',
    async (how) => {
      const { order, paymentId, session } = await desk.anOpenPage();
      await desk.stripe.pay(session, how);
      await processEvents(desk.payments);
      expect(await desk.statusOf(order.id)).toBe('pendiente_pago');
      const failed = await desk.paymentOf(paymentId);
      expect(failed).toMatchObject({ status: 'pendiente', authorized_cents: 0 });
      expect(failed.failure_code).not.toBeNull();
      await desk.stripe.pay(session);
      await processEvents(desk.payments);
      expect(await desk.statusOf(order.id)).toBe('confirmado');
      expect(desk.cardEffectsOf(order.id)).toEqual([]);
      expect(await desk.newsOf(order.id)).toEqual(['order-news']);
    },
  );

  it.each<StripeFault>(['slow', 'duplicated', 'reordered', 'lost', 'cut-before', 'cut-after', 'error-after'])(
    'lets a hold go once when the provider is %s',
    async (fault) => {
      const { order, paymentId } = await desk.anAuthorised(fault);
      await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
      await desk.settle(paymentId);
      desk.stripe.mend(order.id);
      await desk.stripe.deliverReordered();
      await processEvents(desk.payments);
      await desk.reconcileLater();
      expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'anulado', captured_cents: 0 });
      expect(desk.cardEffectsOf(order.id)).toEqual([['cancel', 600]]);
      expect((await desk.newsOf(order.id)).filter((news) => news === 'order-news')).toHaveLength(2);
    },
  );

  it.each([
    ['goes through', 'finishRefunds', 'devuelto', 600, 'refunded'],
    ['fails', 'failRefunds', 'cobrado', 0, 'refund-refused'],
  ] as const)('is told of once a refund that waited %s', async (_, end, status, refunded, news) => {
    const { order, paymentId, session } = await desk.aCharged();
    desk.stripe.breakFor(order.id, 'refund-fails-later');
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await desk.settle(paymentId);
    expect((await desk.paymentOf(paymentId)).status).toBe('devolviendo');
    await desk.reconcileLater();
    expect(await desk.newsOf(order.id)).not.toContain(news);
    await desk.stripe[end](session);
    await processEvents(desk.payments);
    await desk.reconcileLater();
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status, refunded_cents: refunded });
    expect((await desk.newsOf(order.id)).filter((each) => each === news)).toHaveLength(1);
    expect(desk.cardEffectsOf(order.id).filter(([kind]) => kind === 'refund')).toHaveLength(1);
  });

  it('that is disputed and won is charged as it was', async () => {
    const { order, paymentId, session } = await desk.aCharged();
    await desk.stripe.dispute(session);
    await processEvents(desk.payments);
    await desk.stripe.winDispute(session);
    await processEvents(desk.payments);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 600 });
    expect(desk.cardEffectsOf(order.id)).toEqual([['capture', 600]]);
  });
});
