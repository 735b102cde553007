import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AthFault } from '../../../../e2e/fakes/fake-ath.ts';
import { paymentWork } from './payment-work.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import { findOrphans, processEvents } from './reconcile.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await aPaymentFixture();
});
afterAll(() => fixture.drop());
// The database stamps orders by its own clock.
beforeEach(() => fixture.resetClock());

const anOpenRequest = async (issue?: AthFault) => {
  const unpaid = await fixture.anUnpaidOrder('ath-movil');
  if (issue) fixture.ath.breakFor(unpaid.order.number, issue);
  const begun = await fixture.begin(unpaid.shopper, unpaid.order.id, 'ath-movil');
  return { ...unpaid, begun, paymentId: begun.payment_id };
};

describe('an order that is paid by ATH Móvil', () => {
  it('asks the telephone once, however often somebody taps', async () => {
    const { shopper, order } = await fixture.anUnpaidOrder('ath-movil');
    const taps = await Promise.all([1, 2, 3].map(() => fixture.begin(shopper, order.id, 'ath-movil')));
    expect(new Set(taps.map(({ payment_id }) => payment_id)).size).toBe(1);
    expect(fixture.ath.requestsOf(order.number)).toBe(1);
  });

  it('changes the telephone five times and no more', async () => {
    const { shopper, order, paymentId } = await anOpenRequest();
    const change = async (phone: string) =>
      (await fixture.call(shopper, 'POST', `/api/orders/${order.id}/payments/${paymentId}/phone`, { phone }))
        .status;
    const responses = await Promise.all(Array.from({ length: 8 }, (_, n) => change(`787555010${n}`)));
    expect(responses.filter((status) => status === 200)).toHaveLength(5);
    expect(responses.filter((status) => status === 409)).toHaveLength(3);
  });

  it('is asked for on the telephone, taken once it is confirmed there, and confirmed then', async () => {
    const { order, paymentId, begun } = await anOpenRequest();
    expect(begun.redirect_url).toBeUndefined();
    expect(fixture.ath.ofPayment(paymentId)?.phone).toBe('7875550142');
    await fixture.settle(paymentId);
    expect(await fixture.statusOf(order.id)).toBe('pendiente_pago');
    fixture.ath.confirm(paymentId);
    await fixture.settle(paymentId);
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
    expect(await fixture.paymentOf(paymentId)).toMatchObject({
      status: 'cobrado',
      captured_cents: 600,
      fee_cents: 60,
      sealed_token: null,
    });
    expect(fixture.athEffectsOf(order.number)).toEqual([['authorization', 600]]);
  });

  it('keeps what moves the money sealed while it is open', async () => {
    const { paymentId } = await anOpenRequest();
    const { sealed_token } = await fixture.paymentOf(paymentId);
    expect(sealed_token).not.toBeNull();
    expect(sealed_token).not.toContain(fixture.ath.ofPayment(paymentId)?.token);
  });

  it('is asked about by the server for as long as it waits', async () => {
    const { paymentId } = await anOpenRequest();
    const { settle } = paymentWork(fixture.payments);
    const before = fixture.queued.length;
    await settle(paymentId);
    expect(fixture.queued.slice(before)).toEqual([paymentId]);
    fixture.ath.confirm(paymentId);
    await settle(paymentId);
    const paid = await fixture.paymentOf(paymentId);
    expect(paid.status).toBe('cobrado');
    const after = fixture.queued.length;
    await settle(paymentId);
    expect(fixture.queued.length).toBe(after);
  });

  it('goes to another telephone, or is given up for another way', async () => {
    const { order, shopper, paymentId } = await anOpenRequest();
    const path = `/api/orders/${order.id}/payments/${paymentId}`;
    expect((await fixture.call(shopper, 'POST', `${path}/phone`, { phone: '787-555-0177' })).status).toBe(
      200,
    );
    expect(fixture.ath.ofPayment(paymentId)?.phone).toBe('7875550177');
    expect((await fixture.call(shopper, 'POST', `${path}/cancel`)).status).toBe(200);
    expect(fixture.ath.ofPayment(paymentId)?.status).toBe('CANCEL');
    expect((await fixture.paymentOf(paymentId)).status).toBe('anulado');
    expect((await fixture.begin(shopper, order.id)).status).toBe(201);
  });

  it('gives back what was short, and all of it when it is cancelled', async () => {
    const { order, paymentId } = await fixture.anAthPaid();
    await fixture.move(order.id, 'en_preparacion');
    await fixture.pack(order.id, 400);
    await fixture.move(order.id, 'listo');
    await fixture.settle(paymentId);
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', refunded_cents: 200 });
    await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await fixture.settle(paymentId);
    expect(fixture.athEffectsOf(order.number)).toEqual([
      ['authorization', 600],
      ['refund', 200],
      ['refund', 400],
    ]);
    expect((await fixture.paymentOf(paymentId)).status).toBe('devuelto');
  });
});

describe('what goes wrong with ATH Móvil', () => {
  it.each<AthFault>(['slow', 'cut-before', 'cut-after', 'byte-order-mark'])(
    'takes the money once at %s',
    async (issue) => {
      const { order, paymentId } = await anOpenRequest();
      fixture.ath.confirm(paymentId);
      fixture.ath.breakFor(order.number, issue);
      await fixture.settle(paymentId);
      await fixture.reconcileLater();
      expect(fixture.athEffectsOf(order.number)).toEqual([['authorization', 600]]);
      expect(await fixture.statusOf(order.id)).toBe('confirmado');
    },
  );

  it('takes nothing where the customer says no, and can be begun another way', async () => {
    const { order, shopper, paymentId } = await anOpenRequest();
    fixture.ath.decline(paymentId);
    await fixture.settle(paymentId);
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'anulado', captured_cents: 0 });
    expect(await fixture.statusOf(order.id)).toBe('pendiente_pago');
    expect((await fixture.begin(shopper, order.id, 'card')).status).toBe(201);
    expect(fixture.athEffectsOf(order.number)).toEqual([]);
  });

  it('is not asked twice where the first request gave no answer', async () => {
    const { begun, order } = await anOpenRequest('cut-before');
    expect(begun.status).toBe(409);
    expect(await fixture.statusOf(order.id)).toBe('pendiente_pago');
  });

  it('gives back once what happened without an answer', async () => {
    const { order, paymentId } = await fixture.anAthPaid();
    fixture.ath.breakFor(order.number, 'refund-without-answer');
    await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await fixture.settle(paymentId);
    expect((await fixture.paymentOf(paymentId)).status).toBe('en_duda');
    await fixture.reconcileLater();
    expect(fixture.athEffectsOf(order.number).filter(([kind]) => kind === 'refund')).toEqual([
      ['refund', 600],
    ]);
    expect((await fixture.paymentOf(paymentId)).status).toBe('devuelto');
    expect(await fixture.notificationsOf(order.id)).toContain('refunded');
  });

  it('leaves a refund that is refused to a person, and tells the customer', async () => {
    const { order, paymentId } = await fixture.anAthPaid();
    fixture.ath.breakFor(order.number, 'refund-refused');
    await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await fixture.settle(paymentId);
    await fixture.reconcileLater();
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', refunded_cents: 0 });
    expect(await fixture.notificationsOf(order.id)).toContain('refund-refused');
    expect(fixture.athEffectsOf(order.number)).toEqual([['authorization', 600]]);
  });

  it('takes nothing that was confirmed when the order was gone', async () => {
    const { order, paymentId } = await anOpenRequest();
    await fixture.move(order.id, 'vencido');
    fixture.ath.confirm(paymentId);
    await fixture.settle(paymentId);
    fixture.pass(15);
    await fixture.settle(paymentId);
    expect(fixture.athEffectsOf(order.number)).toEqual([]);
    expect((await fixture.paymentOf(paymentId)).captured_cents).toBe(0);
  });

  it('that nobody confirmed ends by the clock', async () => {
    const { order, paymentId } = await anOpenRequest('no-push');
    fixture.ath.confirm(paymentId);
    fixture.pass(33);
    await fixture.reconcileLater();
    expect((await fixture.paymentOf(paymentId)).status).toBe('anulado');
    expect(await fixture.statusOf(order.id)).toBe('vencido');
  });
});

describe('what ATH Móvil tells by itself', () => {
  const hint = (paymentId: string) => ({
    ...{ transactionType: 'ecommerce', status: 'completed', date: '2026-11-23 09:12:02.0', total: '6.00' },
    ...{ referenceNumber: '123-abc', metadata1: 'NP-1', metadata2: paymentId },
  });

  it('has it asked at once, however often it is told, and is never believed', async () => {
    const { order, paymentId } = await anOpenRequest();
    for (const _ of [1, 2]) expect((await fixture.athWebhook(hint(paymentId))).status).toBe(200);
    await processEvents(fixture.payments);
    expect(await fixture.statusOf(order.id)).toBe('pendiente_pago');
    fixture.ath.confirm(paymentId);
    await fixture.athWebhook({ ...hint(paymentId), status: 'cancelled' });
    await processEvents(fixture.payments);
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
    const stored = await fixture.db
      .selectFrom('payment_events')
      .select('type')
      .where('provider', '=', 'ath')
      .where('event_id', 'like', `${paymentId}%`)
      .execute();
    expect(stored.map(({ type }) => type).sort()).toEqual(['ecommerce.cancelled', 'ecommerce.completed']);
  });

  it('is heard only at its own address, and what isn’t ours is let go', async () => {
    const { paymentId } = await anOpenRequest();
    expect((await fixture.athWebhook(hint(paymentId), 'otra-llave')).status).toBe(404);
    expect((await fixture.athWebhook({ transactionType: 'payment', status: 'completed' })).status).toBe(200);
    expect((await fixture.athWebhook(hint('no-es-un-id'))).status).toBe(200);
  });

  it('is compared once a day: what was taken and is no order’s waits for a person', async () => {
    const { order, paymentId } = await anOpenRequest();
    fixture.ath.confirm(paymentId);
    fixture.ath.takeUnseen(paymentId);
    fixture.ath.addForeign('huerfano-1', '12.34');
    fixture.ath.addForeign('en-la-puerta', '5.00', 'PAYMENT');
    await findOrphans(fixture.payments);
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
    const orphans = await fixture.db.selectFrom('orphan_charges').selectAll().execute();
    expect(orphans).toMatchObject([{ provider: 'ath', provider_ref: 'huerfano-1', amount_cents: 1_234 }]);
  });
});
