import { receiptEndpoints } from '@nutricion/contract/payments/receipts';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTimeline } from '../orders/admin/timeline.ts';
import { readPaymentMovements } from './admin/payment-movements.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import { processEvents } from './reconcile.ts';
import { refundRecalled } from './refund-recalled.ts';

let fixture: PaymentFixture;
let staff: Awaited<ReturnType<PaymentFixture['aColleague']>>;
beforeAll(async () => {
  fixture = await aPaymentFixture();
  staff = await fixture.aColleague('finanzas');
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.resetClock());

type Line = { readonly quantity: number; readonly restock?: boolean; readonly item_id?: number };

const refund = async (
  { order, paymentId }: { order: { id: string }; paymentId: string },
  { way, ...line }: Line & { readonly way?: string },
) => {
  const [{ id = 0 } = {}] = await fixture.itemsOf(order.id);
  const { version } = await fixture.paymentOf(paymentId);
  const body = { version, reason: 'Llegó abierto.', lines: [{ item_id: id, ...line }], ...(way && { way }) };
  return fixture.call(staff, 'POST', `/api/admin/payments/${paymentId}/refund`, body);
};

const documentsOf = async (order: { id: string }, shopper: Parameters<PaymentFixture['get']>[0]) =>
  receiptEndpoints['GET /api/orders/{id}/receipt'].response.parse(
    await (await fixture.get(shopper, `/api/orders/${order.id}/receipt`)).json(),
  );

const refundsOf = (orderId: string) =>
  fixture.stripe.effects
    .filter((effect) => effect.orderId === orderId && effect.kind === 'refund')
    .map(({ amount }) => amount);

const sumOf = async (productId: string) =>
  (await fixture.movementsOf(productId)).reduce((sum, [, units]) => sum + Number(units), 0);

describe('a refund of some units', () => {
  it('is what was charged for them, with a credit note that names the receipt', async () => {
    const paid = await fixture.aCharged();
    await fixture.deliver(paid.order.id);
    expect((await refund(paid, { quantity: 1 })).status).toBe(200);
    expect(refundsOf(paid.order.id)).toEqual([200]);
    const { receipt, credit_notes } = await documentsOf(paid.order, paid.shopper);
    expect(receipt).toMatchObject({ payment_reference: 'Visa ···· 4242', total: 6 });
    expect(credit_notes).toMatchObject([
      { refers_to: receipt.number, total: 2, number: expect.stringMatching(/^NC-/), lines: [{ came: 1 }] },
    ]);
  });

  it('of all units in parts gives back all that was charged, and not a unit more', async () => {
    const paid = await fixture.aCharged();
    await fixture.deliver(paid.order.id);
    for (const quantity of [2, 1]) expect((await refund(paid, { quantity })).status).toBe(200);
    expect((await refund(paid, { quantity: 1 })).status).toBe(409);
    expect(refundsOf(paid.order.id)).toEqual([400, 200]);
    const { credit_notes } = await documentsOf(paid.order, paid.shopper);
    expect(credit_notes.map(({ total }) => total)).toEqual([4, 2]);
  });

  it('puts units on the shelf where it says so, and a later cancellation only the rest', async () => {
    const paid = await fixture.aCharged();
    expect((await refund(paid, { quantity: 1, restock: true })).status).toBe(200);
    expect((await fixture.stockOf(paid.productId)).stock).toBe(1);
    await fixture.move(paid.order.id, 'cancelado', { reason: 'Se dañó' });
    await fixture.settle(paid.paymentId);
    expect((await fixture.stockOf(paid.productId)).stock).toBe(3);
    expect(await sumOf(paid.productId)).toBe(3);
    expect(refundsOf(paid.order.id)).toEqual([200, 400]);
  });

  it('never sells again what is fresh and has left the shop, and then refunds nothing either', async () => {
    const paid = await fixture.aCharged();
    await fixture.db.updateTable('products').set({ zone: 'frio' }).where('id', '=', paid.productId).execute();
    await fixture.deliver(paid.order.id);
    expect((await refund(paid, { quantity: 1, restock: true })).status).toBe(409);
    expect(refundsOf(paid.order.id)).toEqual([]);
    expect((await refund(paid, { quantity: 1 })).status).toBe(200);
    expect((await fixture.stockOf(paid.productId)).stock).toBe(0);
  });

  it('before the handover gets its credit note with the receipt', async () => {
    const paid = await fixture.aCharged();
    expect((await refund(paid, { quantity: 1 })).status).toBe(200);
    await fixture.deliver(paid.order.id);
    const { receipt, credit_notes } = await documentsOf(paid.order, paid.shopper);
    expect([receipt.total, ...credit_notes.map(({ total }) => total)]).toEqual([6, 2]);
  });

  it('that a bank sends back later is asked for again by the same paper, or noted as done by hand', async () => {
    const paid = await fixture.aCharged();
    await fixture.deliver(paid.order.id);
    await refund(paid, { quantity: 1 });
    await fixture.stripe.failRefunds(paid.session);
    await processEvents(fixture.payments);
    expect((await fixture.paymentOf(paid.paymentId)).refunded_cents).toBe(0);
    // A second refund waits until this one is resolved.
    expect((await refund(paid, { quantity: 1 })).status).toBe(409);
    const again = async (path: string) => {
      const { version } = await fixture.paymentOf(paid.paymentId);
      const body = { version, reason: 'Otra tarjeta' };
      return fixture.call(staff, 'POST', `/api/admin/payments/${paid.paymentId}/${path}`, body);
    };
    expect((await again('retry')).status).toBe(200);
    expect(await fixture.paymentOf(paid.paymentId)).toMatchObject({ refunded_cents: 200 });
    await fixture.stripe.failRefunds(paid.session);
    await processEvents(fixture.payments);
    expect((await again('manual-refund')).status).toBe(200);
    // A refund that the provider still shows as failed changes nothing.
    await fixture.settle(paid.paymentId);
    expect(await fixture.paymentOf(paid.paymentId)).toMatchObject({ refunded_cents: 200, status: 'cobrado' });
    expect((await documentsOf(paid.order, paid.shopper)).credit_notes).toHaveLength(1);
  });

  it('is of an order that was packed', async () => {
    const ath = await fixture.anAthPaid();
    expect((await refund(ath, { quantity: 1 })).status).toBe(409);
  });
});

describe('a refund of what was paid on delivery', () => {
  it('is done at once, by hand: sums, credit note, mail and shelf', async () => {
    const door = await fixture.aDoorPaid();
    expect((await refund(door, { quantity: 1, restock: true })).status).toBe(200);
    expect(await fixture.paymentOf(door.paymentId)).toMatchObject({ refunded_cents: 200, status: 'cobrado' });
    expect(await fixture.operationsOf(door.paymentId)).toMatchObject([
      { kind: 'refund', state: 'hecha', amount_cents: 200, door_way: 'cash', actor_id: staff.profile.id },
    ]);
    const { receipt, credit_notes } = await documentsOf(door.order, door.shopper);
    expect(receipt.payment_reference).toBe('en efectivo');
    expect(credit_notes).toMatchObject([{ refers_to: receipt.number, total: 2 }]);
    expect(await fixture.notificationsOf(door.order.id)).toContain('refunded-by-hand');
    const [{ id = 0 } = {}] = await fixture.itemsOf(door.order.id);
    expect((await readTimeline(fixture.db, door.order.id, [{ id, title: 'Arroz' }])).at(-1)).toMatchObject({
      ...{ kind: 'refund', reason: 'Llegó abierto.', detail: '$2.00 en efectivo · 1 × Arroz' },
    });
    expect((await fixture.stockOf(door.productId)).stock).toBe(1);
  });

  it('in parts gives back all that was paid, and the order then says so', async () => {
    const door = await fixture.aDoorPaid();
    for (const quantity of [2, 1]) expect((await refund(door, { quantity })).status).toBe(200);
    expect((await refund(door, { quantity: 1 })).status).toBe(409);
    expect(await fixture.paymentOf(door.paymentId)).toMatchObject({
      refunded_cents: 600,
      status: 'devuelto',
    });
    const { payment_status } = await fixture.db
      .selectFrom('orders')
      .select('payment_status')
      .where('id', '=', door.order.id)
      .executeTakeFirstOrThrow();
    expect(payment_status).toBe('devuelto');
  });

  it('happens once for two taps', async () => {
    const door = await fixture.aDoorPaid();
    const [{ id = 0 } = {}] = await fixture.itemsOf(door.order.id);
    const { version } = await fixture.paymentOf(door.paymentId);
    const body = { version, reason: 'Llegó abierto.', lines: [{ item_id: id, quantity: 1 }] };
    const tap = () => fixture.call(staff, 'POST', `/api/admin/payments/${door.paymentId}/refund`, body);
    const statuses = (await Promise.all([tap(), tap()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await fixture.paymentOf(door.paymentId)).refunded_cents).toBe(200);
  });

  it('counts in the close under the way it was paid back, which a card refund has no say in', async () => {
    const refunded = async () => {
      const today = puertoRicoDate(fixture.payments.now());
      const movements = await readPaymentMovements(fixture.db, { from: today, to: today });
      const of = (way: string) => movements.find((each) => each.way === way)?.refunded ?? 0;
      return { cash: of('cash'), ath_movil: of('ath_movil') };
    };
    const before = await refunded();
    const door = await fixture.aDoorPaid();
    expect((await refund(door, { quantity: 1, way: 'ath_movil' })).status).toBe(200);
    expect((await refund(door, { quantity: 1 })).status).toBe(200);
    const after = await refunded();
    expect([after.cash - before.cash, after.ath_movil - before.ath_movil]).toEqual([200, 200]);
    const card = await fixture.aCharged();
    expect((await refund(card, { quantity: 1, way: 'cash' })).status).toBe(422);
  });
});

describe('what a recall takes back', () => {
  const recall = async (orderId: string, units: number) => {
    const [{ id = 0 } = {}] = await fixture.itemsOf(orderId);
    const lines = [{ itemId: id, units }];
    const refundRequest = { orderId, lines, actorId: staff.profile.id, reason: 'Lote L-1' };
    return fixture.db.transaction().execute((trx) => refundRecalled(fixture.payments)(trx, refundRequest));
  };

  it('is paid back to the card, without what went back already', async () => {
    const paid = await fixture.aCharged();
    await fixture.deliver(paid.order.id);
    await refund(paid, { quantity: 1 });
    expect(await recall(paid.order.id, 3)).toBe(true);
    await fixture.settle(paid.paymentId);
    expect(refundsOf(paid.order.id)).toEqual([200, 400]);
    expect(await recall(paid.order.id, 3)).toBe(true);
    expect((await fixture.paymentOf(paid.paymentId)).status).toBe('devuelto');
  });

  it('is left to a person where it was paid at the door', async () => {
    const door = await fixture.aDoorPaid();
    expect(await recall(door.order.id, 1)).toBe(false);
  });
});
