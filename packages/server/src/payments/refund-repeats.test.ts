import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockOrder } from '../orders/life/lock-order.ts';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';
import { processEvents } from './reconcile.ts';

let desk: PaymentDesk;
let staff: Awaited<ReturnType<PaymentDesk['aColleague']>>;
beforeAll(async () => {
  desk = await aPaymentDesk();
  staff = await desk.aColleague('finanzas');
});
afterAll(() => desk.drop());
beforeEach(() => desk.backToNow());

interface Paid {
  readonly order: { readonly id: string };
  readonly paymentId: string;
}

const ask = async ({ paymentId }: Paid, path: string, body: object) => {
  const { version } = await desk.paymentOf(paymentId);
  return desk.call(staff, 'POST', `/api/admin/payments/${paymentId}/${path}`, { version, ...body });
};
const refund = async (paid: Paid, line: { readonly quantity: number; readonly restock?: boolean }) => {
  const [{ id: item_id = 0 } = {}] = await desk.itemsOf(paid.order.id);
  return ask(paid, 'refund', { reason: 'Llegó abierto.', lines: [{ item_id, ...line }] });
};

describe('a refund', () => {
  it('by ATH Móvil after one that a person made otherwise is made once', async () => {
    const paid = await desk.anAthPaid();
    await desk.db
      .updateTable('order_items')
      .set({ picked_quantity: sql<number>`quantity` })
      .where('order_id', '=', paid.order.id)
      .execute();
    await desk.move(paid.order.id, 'en_preparacion');
    await desk.pack(paid.order.id, 600);
    await desk.move(paid.order.id, 'listo');
    await desk.settle(paid.paymentId);
    desk.ath.breakFor(paid.order.number, 'refund-refused');
    await refund(paid, { quantity: 1 });
    expect((await ask(paid, 'manual-refund', { reason: 'En efectivo, con firma.' })).status).toBe(200);
    desk.ath.mend(paid.order.number);
    expect((await refund(paid, { quantity: 1 })).status).toBe(200);
    for (const _ of [1, 2, 3]) await desk.reconcileLater();
    const effects = desk.athEffectsOf(paid.order.number).filter(([kind]) => kind === 'refund');
    expect(effects).toEqual([['refund', 200]]);
    expect(await desk.paymentOf(paid.paymentId)).toMatchObject({ status: 'cobrado', refunded_cents: 400 });
  });

  it('of a cancelled order puts nothing on the shelf that the cancellation put there', async () => {
    const paid = await desk.aCharged();
    const { stock } = await desk.stockOf(paid.productId);
    await desk.move(paid.order.id, 'cancelado', { reason: 'No vino', keptCents: 600, restocks: true });
    await desk.settle(paid.paymentId);
    expect((await refund(paid, { quantity: 3, restock: true })).status).toBe(409);
    expect((await refund(paid, { quantity: 3 })).status).toBe(200);
    expect((await desk.stockOf(paid.productId)).stock).toBe(stock + 3);
  });

  it.each([
    ['at once', false],
    ['by another try', true],
  ])('that was done %s stays given back when something else leaves the order', async (_, isRefusedFirst) => {
    const paid = await desk.aCharged();
    expect((await refund(paid, { quantity: 1 })).status).toBe(200);
    await desk.settle(paid.paymentId);
    if (isRefusedFirst) {
      await desk.stripe.failRefunds(paid.session);
      await processEvents(desk.payments);
      expect((await desk.paymentOf(paid.paymentId)).refunded_cents).toBe(0);
      expect((await ask(paid, 'retry', { reason: 'Otra vez' })).status).toBe(200);
    }
    // $4 of what was $6 is in the bags, and of that $2 was given back.
    await desk.pack(paid.order.id, 400);
    await desk.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, paid.order.id);
      if (!order) throw new Error('the order is there');
      const by = { actorId: null, reason: 'Fuera del frío' };
      await desk.life.settleMoney(trx, order, 'capture-packed', by);
    });
    await desk.settle(paid.paymentId);
    expect(await desk.paymentOf(paid.paymentId)).toMatchObject({ captured_cents: 600, refunded_cents: 400 });
  });
});

describe('an event that comes while its provider is away', () => {
  it('is looked at again, and told at last', async () => {
    const paid = await desk.aCharged();
    await desk.db
      .insertInto('payment_events')
      .values({
        provider: 'stripe',
        event_id: 'evt_while_away',
        type: 'charge.dispute.created',
        object_ref: (await desk.paymentOf(paid.paymentId)).intent_ref,
        raw: '{}',
        received_at: new Date(desk.payments.now()),
      })
      .execute();
    const { card } = desk.payments.providers;
    if (!card) throw new Error('the desk takes cards');
    const away = {
      ...card,
      retrieve: async () => ({
        ok: false as const,
        refusal: { kind: 'in-doubt' as const, code: 'timeout', isAnswered: false },
      }),
    };
    const kept = () =>
      desk.db
        .selectFrom('payment_events')
        .select(['processed_at', 'error'])
        .where('event_id', '=', 'evt_while_away')
        .executeTakeFirstOrThrow();
    await processEvents({ ...desk.payments, providers: { ...desk.payments.providers, card: away } });
    expect(await kept()).toEqual({ processed_at: null, error: 'no answer' });
    await processEvents(desk.payments);
    expect(await kept()).toMatchObject({ processed_at: expect.any(Date), error: null });
  });
});
