import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AthFault } from '../../../../e2e/fakes/fake-ath.ts';
import { paymentWork } from './payment-work.ts';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';
import { findOrphans, processEvents } from './reconcile.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await aPaymentDesk();
});
afterAll(() => desk.drop());
// The database stamps orders by its own clock.
beforeEach(() => desk.backToNow());

const anOpenRequest = async (fault?: AthFault) => {
  const unpaid = await desk.anUnpaidOrder('ath-movil');
  if (fault) desk.ath.breakFor(unpaid.order.number, fault);
  const begun = await desk.begin(unpaid.shopper, unpaid.order.id, 'ath-movil');
  return { ...unpaid, begun, paymentId: begun.payment_id };
};

describe('an order that is paid by ATH Móvil', () => {
  it('asks the telephone once, however often somebody taps', async () => {
    const { shopper, order } = await desk.anUnpaidOrder('ath-movil');
    const taps = await Promise.all([1, 2, 3].map(() => desk.begin(shopper, order.id, 'ath-movil')));
    expect(new Set(taps.map(({ payment_id }) => payment_id)).size).toBe(1);
    expect(desk.ath.requestsOf(order.number)).toBe(1);
  });

  it('changes the telephone five times and no more', async () => {
    const { shopper, order, paymentId } = await anOpenRequest();
    const change = async (phone: string) =>
      (await desk.call(shopper, 'POST', `/api/orders/${order.id}/payments/${paymentId}/phone`, { phone }))
        .status;
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => change(`787555010${n}`)));
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(answers.filter((status) => status === 409)).toHaveLength(3);
  });

  it('is asked for on the telephone, taken once it is confirmed there, and confirmed then', async () => {
    const { order, paymentId, begun } = await anOpenRequest();
    expect(begun.redirect_url).toBeUndefined();
    expect(desk.ath.ofPayment(paymentId)?.phone).toBe('7875550142');
    await desk.settle(paymentId);
    expect(await desk.statusOf(order.id)).toBe('pendiente_pago');
    desk.ath.confirm(paymentId);
    await desk.settle(paymentId);
    expect(await desk.statusOf(order.id)).toBe('confirmado');
    expect(await desk.paymentOf(paymentId)).toMatchObject({
      status: 'cobrado',
      captured_cents: 600,
      fee_cents: 60,
      sealed_token: null,
    });
    expect(desk.athEffectsOf(order.number)).toEqual([['authorization', 600]]);
  });

  it('keeps what moves the money sealed while it is open', async () => {
    const { paymentId } = await anOpenRequest();
    const { sealed_token } = await desk.paymentOf(paymentId);
    expect(sealed_token).not.toBeNull();
    expect(sealed_token).not.toContain(desk.ath.ofPayment(paymentId)?.token);
  });

  it('is asked about by the server for as long as it waits', async () => {
    const { paymentId } = await anOpenRequest();
    const { settle } = paymentWork(desk.payments);
    const before = desk.queued.length;
    await settle(paymentId);
    expect(desk.queued.slice(before)).toEqual([paymentId]);
    desk.ath.confirm(paymentId);
    await settle(paymentId);
    const paid = await desk.paymentOf(paymentId);
    expect(paid.status).toBe('cobrado');
    const after = desk.queued.length;
    await settle(paymentId);
    expect(desk.queued.length).toBe(after);
  });

  it('goes to another telephone, or is given up for another way', async () => {
    const { order, shopper, paymentId } = await anOpenRequest();
    const path = `/api/orders/${order.id}/payments/${paymentId}`;
    expect((await desk.call(shopper, 'POST', `${path}/phone`, { phone: '787-555-0177' })).status).toBe(200);
    expect(desk.ath.ofPayment(paymentId)?.phone).toBe('7875550177');
    expect((await desk.call(shopper, 'POST', `${path}/cancel`)).status).toBe(200);
    expect(desk.ath.ofPayment(paymentId)?.status).toBe('CANCEL');
    expect((await desk.paymentOf(paymentId)).status).toBe('anulado');
    expect((await desk.begin(shopper, order.id)).status).toBe(201);
  });

  it('gives back what was short, and all of it when it is cancelled', async () => {
    const { order, paymentId } = await desk.anAthPaid();
    await desk.move(order.id, 'en_preparacion');
    await desk.pack(order.id, 400);
    await desk.move(order.id, 'listo');
    await desk.settle(paymentId);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', refunded_cents: 200 });
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await desk.settle(paymentId);
    expect(desk.athEffectsOf(order.number)).toEqual([
      ['authorization', 600],
      ['refund', 200],
      ['refund', 400],
    ]);
    expect((await desk.paymentOf(paymentId)).status).toBe('devuelto');
  });
});

describe('what goes wrong with ATH Móvil', () => {
  it.each<AthFault>(['slow', 'cut-before', 'cut-after', 'byte-order-mark'])(
    'takes the money once at %s',
    async (fault) => {
      const { order, paymentId } = await anOpenRequest();
      desk.ath.confirm(paymentId);
      desk.ath.breakFor(order.number, fault);
      await desk.settle(paymentId);
      await desk.reconcileLater();
      expect(desk.athEffectsOf(order.number)).toEqual([['authorization', 600]]);
      expect(await desk.statusOf(order.id)).toBe('confirmado');
    },
  );

  it('takes nothing where the customer says no, and can be begun another way', async () => {
    const { order, shopper, paymentId } = await anOpenRequest();
    desk.ath.decline(paymentId);
    await desk.settle(paymentId);
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'anulado', captured_cents: 0 });
    expect(await desk.statusOf(order.id)).toBe('pendiente_pago');
    expect((await desk.begin(shopper, order.id, 'card')).status).toBe(201);
    expect(desk.athEffectsOf(order.number)).toEqual([]);
  });

  it('is not asked twice where the first request gave no answer', async () => {
    const { begun, order } = await anOpenRequest('cut-before');
    expect(begun.status).toBe(409);
    expect(await desk.statusOf(order.id)).toBe('pendiente_pago');
  });

  it('gives back once what happened without an answer', async () => {
    const { order, paymentId } = await desk.anAthPaid();
    desk.ath.breakFor(order.number, 'refund-without-answer');
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await desk.settle(paymentId);
    expect((await desk.paymentOf(paymentId)).status).toBe('en_duda');
    await desk.reconcileLater();
    expect(desk.athEffectsOf(order.number).filter(([kind]) => kind === 'refund')).toEqual([['refund', 600]]);
    expect((await desk.paymentOf(paymentId)).status).toBe('devuelto');
    expect(await desk.newsOf(order.id)).toContain('refunded');
  });

  it('leaves a refund that is refused to a person, and tells the customer', async () => {
    const { order, paymentId } = await desk.anAthPaid();
    desk.ath.breakFor(order.number, 'refund-refused');
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await desk.settle(paymentId);
    await desk.reconcileLater();
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', refunded_cents: 0 });
    expect(await desk.newsOf(order.id)).toContain('refund-refused');
    expect(desk.athEffectsOf(order.number)).toEqual([['authorization', 600]]);
  });

  it('takes nothing that was confirmed when the order was gone', async () => {
    const { order, paymentId } = await anOpenRequest();
    await desk.move(order.id, 'vencido');
    desk.ath.confirm(paymentId);
    await desk.settle(paymentId);
    desk.pass(15);
    await desk.settle(paymentId);
    expect(desk.athEffectsOf(order.number)).toEqual([]);
    expect((await desk.paymentOf(paymentId)).captured_cents).toBe(0);
  });

  it('that nobody confirmed ends by the clock', async () => {
    const { order, paymentId } = await anOpenRequest('no-push');
    desk.ath.confirm(paymentId);
    desk.pass(33);
    await desk.reconcileLater();
    expect((await desk.paymentOf(paymentId)).status).toBe('anulado');
    expect(await desk.statusOf(order.id)).toBe('vencido');
  });
});

describe('what ATH Móvil tells by itself', () => {
  const hint = (paymentId: string) => ({
    ...{ transactionType: 'ecommerce', status: 'completed', date: '2026-11-23 09:12:02.0', total: '6.00' },
    ...{ referenceNumber: '123-abc', metadata1: 'NP-1', metadata2: paymentId },
  });

  it('has it asked at once, however often it is told, and is never believed', async () => {
    const { order, paymentId } = await anOpenRequest();
    for (const _ of [1, 2]) expect((await desk.athWebhook(hint(paymentId))).status).toBe(200);
    await processEvents(desk.payments);
    expect(await desk.statusOf(order.id)).toBe('pendiente_pago');
    desk.ath.confirm(paymentId);
    await desk.athWebhook({ ...hint(paymentId), status: 'cancelled' });
    await processEvents(desk.payments);
    expect(await desk.statusOf(order.id)).toBe('confirmado');
    const kept = await desk.db
      .selectFrom('payment_events')
      .select('type')
      .where('provider', '=', 'ath')
      .where('event_id', 'like', `${paymentId}%`)
      .execute();
    expect(kept.map(({ type }) => type).sort()).toEqual(['ecommerce.cancelled', 'ecommerce.completed']);
  });

  it('is heard only at its own address, and what isn’t ours is let go', async () => {
    const { paymentId } = await anOpenRequest();
    expect((await desk.athWebhook(hint(paymentId), 'otra-llave')).status).toBe(404);
    expect((await desk.athWebhook({ transactionType: 'payment', status: 'completed' })).status).toBe(200);
    expect((await desk.athWebhook(hint('no-es-un-id'))).status).toBe(200);
  });

  it('is compared once a day: what was taken and is no order’s waits for a person', async () => {
    const { order, paymentId } = await anOpenRequest();
    desk.ath.confirm(paymentId);
    desk.ath.takeUnseen(paymentId);
    desk.ath.addForeign('huerfano-1', '12.34');
    desk.ath.addForeign('en-la-puerta', '5.00', 'PAYMENT');
    await findOrphans(desk.payments);
    expect(await desk.statusOf(order.id)).toBe('confirmado');
    const orphans = await desk.db.selectFrom('orphan_charges').selectAll().execute();
    expect(orphans).toMatchObject([{ provider: 'ath', provider_ref: 'huerfano-1', amount_cents: 1_234 }]);
  });
});
