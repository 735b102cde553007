import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StripeFault } from '../../../../e2e/fakes/stripe-state.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import { fetchUndelivered, findOrphans, processEvents } from './reconcile.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await aPaymentFixture();
});
afterAll(() => fixture.drop());
// The database stamps orders by its own clock.
beforeEach(() => fixture.resetClock());

describe('what goes wrong with a card', () => {
  it.each<StripeFault>(['slow', 'duplicated', 'cut-before', 'cut-after', 'error-after'])(
    'is captured once when the provider is %s',
    async (issue) => {
      const { order, paymentId } = await fixture.anAuthorised(issue);
      await fixture.pack(order.id, 400);
      await fixture.move(order.id, 'listo');
      await fixture.settle(paymentId);
      fixture.stripe.clearFaults(order.id);
      await processEvents(fixture.payments);
      await fixture.reconcileLater();
      expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 400 });
      expect(fixture.cardEffectsOf(order.id)).toEqual([['capture', 400]]);
    },
  );

  it.each<StripeFault>(['cut-before', 'cut-after'])(
    'is refunded once when the provider is %s',
    async (issue) => {
      const { order, paymentId } = await fixture.anAuthorised();
      await fixture.pack(order.id, 600);
      await fixture.move(order.id, 'listo');
      await fixture.settle(paymentId);
      fixture.stripe.breakFor(order.id, issue);
      await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
      await fixture.settle(paymentId);
      await fixture.reconcileLater();
      expect((await fixture.paymentOf(paymentId)).status).toBe('devuelto');
      expect(fixture.cardEffectsOf(order.id)).toEqual([
        ['capture', 600],
        ['refund', 600],
      ]);
      expect(await fixture.notificationsOf(order.id)).toContain('refunded');
    },
  );

  it('is settled without a single event, by the clock', async () => {
    const { order, paymentId, session } = await fixture.anOpenPage('lost');
    await fixture.stripe.pay(session);
    await processEvents(fixture.payments);
    expect(await fixture.statusOf(order.id)).toBe('pendiente_pago');
    await fixture.reconcileLater();
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
    expect((await fixture.paymentOf(paymentId)).status).toBe('autorizado');
  });

  it('is settled by what could not be delivered, and by events in the wrong order', async () => {
    const lost = await fixture.anOpenPage('lost');
    await fixture.stripe.pay(lost.session);
    await fetchUndelivered(fixture.payments);
    expect(await fixture.statusOf(lost.order.id)).toBe('confirmado');
    const mixed = await fixture.anOpenPage('reordered');
    await fixture.stripe.pay(mixed.session, 'declined');
    await fixture.stripe.pay(mixed.session);
    await fixture.stripe.deliverReordered();
    await processEvents(fixture.payments);
    expect(await fixture.statusOf(mixed.order.id)).toBe('confirmado');
  });

  it('tells of a refund that fails days later, and leaves it to a person', async () => {
    const { order, paymentId, session } = await fixture.anAuthorised();
    await fixture.pack(order.id, 600);
    await fixture.move(order.id, 'listo');
    await fixture.settle(paymentId);
    await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await fixture.settle(paymentId);
    await fixture.stripe.failRefunds(session);
    await processEvents(fixture.payments);
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', refunded_cents: 0 });
    expect(await fixture.notificationsOf(order.id)).toContain('refund-refused');
    await fixture.reconcileLater();
    expect(fixture.cardEffectsOf(order.id).filter(([kind]) => kind === 'refund')).toHaveLength(1);
  });

  it('tells of a hold that ran out, and charges nothing', async () => {
    const { order, paymentId, session } = await fixture.anAuthorised();
    await fixture.stripe.endHold(session);
    await processEvents(fixture.payments);
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'vencido', captured_cents: 0 });
    expect(await fixture.notificationsOf(order.id)).toContain('hold-lost');
  });

  it('is disputed', async () => {
    const { order, paymentId, session } = await fixture.anAuthorised();
    await fixture.pack(order.id, 600);
    await fixture.move(order.id, 'listo');
    await fixture.settle(paymentId);
    await fixture.stripe.dispute(session);
    await processEvents(fixture.payments);
    expect((await fixture.paymentOf(paymentId)).status).toBe('en_disputa');
  });

  it('is money of nobody, which the comparison of a day finds', async () => {
    const ref = fixture.stripe.addOrphan(1_234);
    await findOrphans(fixture.payments);
    const orphans = await fixture.db
      .selectFrom('orphan_charges')
      .selectAll()
      .where('provider_ref', '=', ref)
      .execute();
    expect(orphans).toMatchObject([{ amount_cents: 1_234 }]);
  });

  it.each(['declined', '3ds-refused'] as const)(
    'charges nothing for a try that was %s, keeps the page open, and is paid by the next',
    async (how) => {
      const { order, paymentId, session } = await fixture.anOpenPage();
      await fixture.stripe.pay(session, how);
      await processEvents(fixture.payments);
      expect(await fixture.statusOf(order.id)).toBe('pendiente_pago');
      const failed = await fixture.paymentOf(paymentId);
      expect(failed).toMatchObject({ status: 'pendiente', authorized_cents: 0 });
      expect(failed.failure_code).not.toBeNull();
      await fixture.stripe.pay(session);
      await processEvents(fixture.payments);
      expect(await fixture.statusOf(order.id)).toBe('confirmado');
      expect(fixture.cardEffectsOf(order.id)).toEqual([]);
      expect(await fixture.notificationsOf(order.id)).toEqual(['order-news']);
    },
  );

  it.each<StripeFault>(['slow', 'duplicated', 'reordered', 'lost', 'cut-before', 'cut-after', 'error-after'])(
    'lets a hold go once when the provider is %s',
    async (issue) => {
      const { order, paymentId } = await fixture.anAuthorised(issue);
      await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
      await fixture.settle(paymentId);
      fixture.stripe.clearFaults(order.id);
      await fixture.stripe.deliverReordered();
      await processEvents(fixture.payments);
      await fixture.reconcileLater();
      expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'anulado', captured_cents: 0 });
      expect(fixture.cardEffectsOf(order.id)).toEqual([['cancel', 600]]);
      expect((await fixture.notificationsOf(order.id)).filter((news) => news === 'order-news')).toHaveLength(
        2,
      );
    },
  );

  it.each([
    ['goes through', 'finishRefunds', 'devuelto', 600, 'refunded'],
    ['fails', 'failRefunds', 'cobrado', 0, 'refund-refused'],
  ] as const)('is told of once a refund that waited %s', async (_, end, status, refunded, news) => {
    const { order, paymentId, session } = await fixture.aCharged();
    fixture.stripe.breakFor(order.id, 'refund-fails-later');
    await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await fixture.settle(paymentId);
    expect((await fixture.paymentOf(paymentId)).status).toBe('devolviendo');
    await fixture.reconcileLater();
    expect(await fixture.notificationsOf(order.id)).not.toContain(news);
    await fixture.stripe[end](session);
    await processEvents(fixture.payments);
    await fixture.reconcileLater();
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status, refunded_cents: refunded });
    expect((await fixture.notificationsOf(order.id)).filter((each) => each === news)).toHaveLength(1);
    expect(fixture.cardEffectsOf(order.id).filter(([kind]) => kind === 'refund')).toHaveLength(1);
  });

  it('that is disputed and won is charged as it was', async () => {
    const { order, paymentId, session } = await fixture.aCharged();
    await fixture.stripe.dispute(session);
    await processEvents(fixture.payments);
    await fixture.stripe.winDispute(session);
    await processEvents(fixture.payments);
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 600 });
    expect(fixture.cardEffectsOf(order.id)).toEqual([['capture', 600]]);
  });
});
