import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockOrder } from '../orders/life/lock-order.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import { processEvents } from './reconcile.ts';

let fixture: PaymentFixture;
let staff: Awaited<ReturnType<PaymentFixture['aColleague']>>;
beforeAll(async () => {
  fixture = await aPaymentFixture();
  staff = await fixture.aColleague('finanzas');
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.resetClock());

interface Paid {
  readonly order: { readonly id: string };
  readonly paymentId: string;
}

const request = async ({ paymentId }: Paid, path: string, body: object) => {
  const { version } = await fixture.paymentOf(paymentId);
  return fixture.call(staff, 'POST', `/api/admin/payments/${paymentId}/${path}`, { version, ...body });
};
const refund = async (paid: Paid, line: { readonly quantity: number; readonly restock?: boolean }) => {
  const [{ id: item_id = 0 } = {}] = await fixture.itemsOf(paid.order.id);
  return request(paid, 'refund', { reason: 'Llegó abierto.', lines: [{ item_id, ...line }] });
};

describe('a refund', () => {
  it('by ATH Móvil after one that a person made otherwise is made once', async () => {
    const paid = await fixture.anAthPaid();
    await fixture.db
      .updateTable('order_items')
      .set({ picked_quantity: sql<number>`quantity` })
      .where('order_id', '=', paid.order.id)
      .execute();
    await fixture.move(paid.order.id, 'en_preparacion');
    await fixture.pack(paid.order.id, 600);
    await fixture.move(paid.order.id, 'listo');
    await fixture.settle(paid.paymentId);
    fixture.ath.breakFor(paid.order.number, 'refund-refused');
    await refund(paid, { quantity: 1 });
    expect((await request(paid, 'manual-refund', { reason: 'En efectivo, con firma.' })).status).toBe(200);
    fixture.ath.clearFaults(paid.order.number);
    expect((await refund(paid, { quantity: 1 })).status).toBe(200);
    for (const _ of [1, 2, 3]) await fixture.reconcileLater();
    const effects = fixture.athEffectsOf(paid.order.number).filter(([kind]) => kind === 'refund');
    expect(effects).toEqual([['refund', 200]]);
    expect(await fixture.paymentOf(paid.paymentId)).toMatchObject({ status: 'cobrado', refunded_cents: 400 });
  });

  it('of a cancelled order puts nothing on the shelf that the cancellation put there', async () => {
    const paid = await fixture.aCharged();
    const { stock } = await fixture.stockOf(paid.productId);
    await fixture.move(paid.order.id, 'cancelado', { reason: 'No vino', retainedCents: 600, restocks: true });
    await fixture.settle(paid.paymentId);
    expect((await refund(paid, { quantity: 3, restock: true })).status).toBe(409);
    expect((await refund(paid, { quantity: 3 })).status).toBe(200);
    expect((await fixture.stockOf(paid.productId)).stock).toBe(stock + 3);
  });

  it.each([
    ['at once', false],
    ['by another try', true],
  ])('that was done %s stays given back when something else leaves the order', async (_, isRefusedFirst) => {
    const paid = await fixture.aCharged();
    expect((await refund(paid, { quantity: 1 })).status).toBe(200);
    await fixture.settle(paid.paymentId);
    if (isRefusedFirst) {
      await fixture.stripe.failRefunds(paid.session);
      await processEvents(fixture.payments);
      expect((await fixture.paymentOf(paid.paymentId)).refunded_cents).toBe(0);
      expect((await request(paid, 'retry', { reason: 'Otra vez' })).status).toBe(200);
    }
    // $4 of $6 is packed, and $2 of that was refunded.
    await fixture.pack(paid.order.id, 400);
    await fixture.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, paid.order.id);
      if (!order) throw new Error('the order is there');
      const by = { actorId: null, reason: 'Fuera del frío' };
      await fixture.transitionDependencies.settleMoney(trx, order, 'capture-packed', by);
    });
    await fixture.settle(paid.paymentId);
    expect(await fixture.paymentOf(paid.paymentId)).toMatchObject({
      captured_cents: 600,
      refunded_cents: 400,
    });
  });
});

describe('an event that comes while its provider is away', () => {
  it('is looked at again, and told at last', async () => {
    const paid = await fixture.aCharged();
    await fixture.db
      .insertInto('payment_events')
      .values({
        provider: 'stripe',
        event_id: 'evt_while_away',
        type: 'charge.dispute.created',
        object_ref: (await fixture.paymentOf(paid.paymentId)).intent_ref,
        raw: '{}',
        received_at: new Date(fixture.payments.now()),
      })
      .execute();
    const { card } = fixture.payments.providers;
    if (!card) throw new Error('the desk takes cards');
    const away = {
      ...card,
      retrieve: async () => ({
        ok: false as const,
        refusal: { kind: 'in-doubt' as const, code: 'timeout', hasResponse: false },
      }),
    };
    const stored = () =>
      fixture.db
        .selectFrom('payment_events')
        .select(['processed_at', 'error'])
        .where('event_id', '=', 'evt_while_away')
        .executeTakeFirstOrThrow();
    await processEvents({ ...fixture.payments, providers: { ...fixture.payments.providers, card: away } });
    expect(await stored()).toEqual({ processed_at: null, error: 'no answer' });
    await processEvents(fixture.payments);
    expect(await stored()).toMatchObject({ processed_at: expect.any(Date), error: null });
  });
});
