import { randomUUID } from 'node:crypto';
import { paymentCloseEndpoints } from '@nutricion/contract/payments/payment-close';
import {
  type AdminPaymentJson,
  adminPaymentSchema,
  paymentEndpoints,
} from '@nutricion/contract/payments/payments';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPaymentFixture, type PaymentFixture } from '../payments.builders.ts';
import { findOrphans, processEvents } from '../reconcile.ts';

let fixture: PaymentFixture;
let staff: Awaited<ReturnType<PaymentFixture['aColleague']>>;
beforeAll(async () => {
  fixture = await aPaymentFixture();
  staff = await fixture.aColleague('finanzas');
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.resetClock());

const list = async (query = '') => {
  const response = await fixture.call(staff, 'GET', `/api/admin/payments?${query}`);
  return paymentEndpoints['GET /api/admin/payments'].response.parse(await response.json());
};
const concernOf = async (paymentId: string): Promise<AdminPaymentJson | undefined> =>
  (await list('concern=true')).payments.find(({ id }) => id === paymentId);
const resolve = async (paymentId: string, how: string, body: object = {}) => {
  const { version } = await fixture.paymentOf(paymentId);
  const fields = { version, reason: 'Lo hablé con el banco', ...body };
  return fixture.call(staff, 'POST', `/api/admin/payments/${paymentId}/${how}`, fields);
};
const auditOf = (subjectId: string) =>
  fixture.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', subjectId)
    .execute();

describe('what somebody has to look at', () => {
  it('is a refund that a bank sent back, asked for again once for two taps', async () => {
    const { order, paymentId, session } = await fixture.aCharged();
    await fixture.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await fixture.settle(paymentId);
    await fixture.stripe.failRefunds(session);
    await processEvents(fixture.payments);
    expect(await concernOf(paymentId)).toMatchObject({
      ...{ concern: 'refund-failed', captured: 6, refunded: 0, order_number: order.number },
      operations: [{ kind: 'capture' }, { kind: 'refund', state: 'rechazada' }],
      events: expect.arrayContaining([expect.objectContaining({ type: 'refund.failed' })]),
    });
    const taps = await Promise.all([resolve(paymentId, 'retry'), resolve(paymentId, 'retry')]);
    expect(taps.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await concernOf(paymentId)).toBeUndefined();
    expect((await fixture.paymentOf(paymentId)).status).toBe('devuelto');
    expect(await auditOf(paymentId)).toEqual([{ action: 'payment.retry', actor_id: staff.profile.id }]);
    expect((await resolve(paymentId, 'retry')).status).toBe(409);
  });

  it('is a payment that nobody answered for, which is asked about at once', async () => {
    const { order, paymentId } = await fixture.anAuthorised();
    fixture.stripe.breakFor(order.id, 'cut-after');
    await fixture.pack(order.id, 600);
    await fixture.move(order.id, 'listo');
    await fixture.settle(paymentId);
    expect(await concernOf(paymentId)).toBeUndefined();
    fixture.pass(6);
    expect(await concernOf(paymentId)).toMatchObject({ concern: 'in-doubt', status: 'en_duda' });
    fixture.stripe.clearFaults(order.id);
    const refreshed = await resolve(paymentId, 'refresh');
    expect(adminPaymentSchema.parse(await refreshed.json())).toMatchObject({
      status: 'cobrado',
      concern: null,
    });
  });

  it('is a hold that ends within a day', async () => {
    const { paymentId } = await fixture.anAuthorised();
    expect(await concernOf(paymentId)).toBeUndefined();
    fixture.pass(6 * 24 * 60 + 60);
    expect(await concernOf(paymentId)).toMatchObject({ concern: 'hold-ends' });
  });

  it('is a dispute, until somebody has attended to it, and again when something changes', async () => {
    const { paymentId, session } = await fixture.aCharged();
    await fixture.stripe.dispute(session);
    await processEvents(fixture.payments);
    expect(await concernOf(paymentId)).toMatchObject({ concern: 'dispute' });
    expect((await resolve(paymentId, 'attend', { reason: 'x' })).status).toBe(422);
    expect((await resolve(paymentId, 'attend')).status).toBe(200);
    expect(await concernOf(paymentId)).toBeUndefined();
    fixture.pass(1);
    await fixture.stripe.loseDispute(session);
    await fixture.settle(paymentId);
    expect(await concernOf(paymentId)).toMatchObject({ concern: 'dispute', status: 'perdido' });
  });

  it('is money of nobody, until somebody says what it was', async () => {
    const ref = fixture.stripe.addOrphan(1_234);
    await findOrphans(fixture.payments);
    const seen = async () => (await list('concern=true')).orphans.some((orphan) => orphan.ref === ref);
    expect(await seen()).toBe(true);
    const body = { provider: 'stripe', ref, reason: 'Una prueba del banco' };
    const path = '/api/admin/payments/orphans/resolve';
    for (const _ of [1, 2]) expect((await fixture.call(staff, 'POST', path, body)).status).toBe(200);
    expect(await seen()).toBe(false);
    expect(await auditOf(ref)).toHaveLength(1);
    await findOrphans(fixture.payments);
    expect(await seen()).toBe(false);
  });
});

describe('payments at the counter', () => {
  it('are listed by state, and mended by nobody without the permission, even one of a moment ago', async () => {
    const { paymentId } = await fixture.aCharged();
    expect((await list('status=cobrado')).payments.map(({ id }) => id)).toContain(paymentId);
    expect((await list('status=anulado')).payments.map(({ id }) => id)).not.toContain(paymentId);
    const reader = await fixture.aColleague('lectura');
    const body = { version: (await fixture.paymentOf(paymentId)).version, reason: 'Por ver' };
    for (const how of ['retry', 'refresh', 'attend', 'manual-refund'])
      expect(
        (await fixture.call(reader, 'POST', `/api/admin/payments/${paymentId}/${how}`, body)).status,
      ).toBe(403);
    const former = await fixture.aColleague('finanzas');
    await fixture.db.deleteFrom('user_roles').where('user_id', '=', former.profile.id).execute();
    const path = `/api/admin/payments/${paymentId}/attend`;
    expect((await fixture.call(former, 'POST', path, body)).status).toBe(403);
    expect((await fixture.call(former, 'POST', path, { ...body, version: 0 })).status).toBe(403);
    const nowhere = path.replace(paymentId, randomUUID());
    expect((await fixture.call(former, 'POST', nowhere, body)).status).toBe(403);
    expect((await resolve(paymentId, 'manual-refund')).status).toBe(409);
    expect((await resolve(paymentId, 'attend', { version: body.version - 1 })).status).toBe(409);
  });
});

describe('the list of payments', () => {
  it('is searched by what is known of an order or a payment, and narrowed by day, way, hospital and refunds', async () => {
    const [card, door] = [await fixture.aCharged(), await fixture.aDoorPaid()];
    const [{ id: item = 0 } = {}] = await fixture.itemsOf(door.order.id);
    const refund = async (quantity: number) => {
      const { version } = await fixture.paymentOf(door.paymentId);
      const body = { version, reason: 'Llegó abierto.', lines: [{ item_id: item, quantity }] };
      return fixture.call(staff, 'POST', `/api/admin/payments/${door.paymentId}/refund`, body);
    };
    const found = async (query: Record<string, string>) =>
      (await list(new URLSearchParams(query).toString())).payments
        .map(({ id }) => id)
        .filter((id) => id === card.paymentId || id === door.paymentId);
    const { recipient_name } = await fixture.db
      .selectFrom('orders')
      .select('recipient_name')
      .where('id', '=', card.order.id)
      .executeTakeFirstOrThrow();
    for (const q of [card.order.number, card.order.number.replace(/\D/g, ''), recipient_name ?? ''])
      expect(await found({ q }), q).toContain(card.paymentId);
    expect(await found({ q: card.order.number })).toEqual([card.paymentId]);
    expect(await found({ q: '4242' })).toEqual([card.paymentId]);
    expect(await found({ q: '$6.00' })).toEqual([door.paymentId, card.paymentId]);
    expect(await found({ q: '7.00' })).toEqual([]);
    for (const q of ['9'.repeat(20), '9'.repeat(100), '$', '%', "'"])
      expect(
        (await fixture.call(staff, 'GET', `/api/admin/payments?${new URLSearchParams({ q })}`)).status,
        q,
      ).toBe(200);
    expect(await found({ way: 'cash' })).toEqual([door.paymentId]);
    expect(await found({ way: 'card' })).toEqual([card.paymentId]);
    const today = puertoRicoDate(Date.now());
    expect(await found({ from: today, to: today })).toHaveLength(2);
    expect(await found({ from: '2099-01-01' })).toEqual([]);
    expect(await found({ to: '2020-01-01' })).toEqual([]);
    expect(await found({ hospital: card.shopper.hospital.id })).toContain(card.paymentId);
    expect(await found({ hospital: randomUUID() })).toEqual([]);
    expect(await found({ refunded: 'some' })).toEqual([]);
    await refund(1);
    expect(await found({ refunded: 'part' })).toEqual([door.paymentId]);
    expect(await found({ q: '2,00' })).toEqual([door.paymentId]);
    await refund(2);
    expect([await found({ refunded: 'part' }), await found({ refunded: 'some' })]).toEqual([
      [],
      [door.paymentId],
    ]);
    expect(await found({ id: card.paymentId })).toEqual([card.paymentId]);
  });
});

describe('the close of a day', () => {
  it('has what came in and went back by each way, and fees only where all are known', async () => {
    const close = async (day: string) =>
      paymentCloseEndpoints['GET /api/admin/payments/close'].response.parse(
        await (await fixture.call(staff, 'GET', `/api/admin/payments/close?day=${day}`)).json(),
      );
    const today = puertoRicoDate(Date.now());
    const before = await close(today);
    const methodOf = (closed: typeof before, way: string) => closed.ways.find((each) => each.way === way);
    await fixture.anAthPaid();
    await fixture.aDoorPaid();
    const card = await fixture.aCharged();
    await fixture.move(card.order.id, 'cancelado', { reason: 'Se dañó', retainedCents: 200 });
    await fixture.settle(card.paymentId);
    const after = await close(today);
    const grown = (way: string, sum: 'authorized' | 'captured' | 'refunded') =>
      Math.round(((methodOf(after, way)?.[sum] ?? 0) - (methodOf(before, way)?.[sum] ?? 0)) * 100) / 100;
    expect(['card', 'ath-movil', 'cash'].map((way) => grown(way, 'captured'))).toEqual([6, 6, 6]);
    expect([grown('card', 'authorized'), grown('card', 'refunded')]).toEqual([6, 4]);
    expect(methodOf(after, 'ath-movil')?.fees).toBe(0.6);
    expect(methodOf(after, 'card')?.fees).toBeNull();
    expect(await close('2026-01-01')).toMatchObject({ ways: [], cash: { expected: 0 } });
    expect((await fixture.call(staff, 'GET', '/api/admin/payments/close?day=ayer')).status).toBe(422);
  });
});
