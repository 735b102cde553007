import { receiptEndpoints } from '@nutricion/contract/payments/receipts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';
import { processEvents } from './reconcile.ts';
import { refundRecalled } from './refund-recalled.ts';

let desk: PaymentDesk;
let staff: Awaited<ReturnType<PaymentDesk['aColleague']>>;
beforeAll(async () => {
  desk = await aPaymentDesk();
  staff = await desk.aColleague('finanzas');
});
afterAll(() => desk.drop());
beforeEach(() => desk.backToNow());

type Line = { readonly quantity: number; readonly restock?: boolean; readonly item_id?: number };

const refund = async ({ order, paymentId }: { order: { id: string }; paymentId: string }, line: Line) => {
  const [{ id = 0 } = {}] = await desk.itemsOf(order.id);
  const { version } = await desk.paymentOf(paymentId);
  const body = { version, reason: 'Llegó abierto.', lines: [{ item_id: id, ...line }] };
  return desk.call(staff, 'POST', `/api/admin/payments/${paymentId}/refund`, body);
};

const papersOf = async (order: { id: string }, shopper: Parameters<PaymentDesk['get']>[0]) =>
  receiptEndpoints['GET /api/orders/{id}/receipt'].response.parse(
    await (await desk.get(shopper, `/api/orders/${order.id}/receipt`)).json(),
  );

const refundsOf = (orderId: string) =>
  desk.stripe.effects
    .filter((effect) => effect.orderId === orderId && effect.kind === 'refund')
    .map(({ amount }) => amount);

const sumOf = async (productId: string) =>
  (await desk.movementsOf(productId)).reduce((sum, [, units]) => sum + Number(units), 0);

describe('a refund of some units', () => {
  it('is what was charged for them, with a credit note that names the receipt', async () => {
    const paid = await desk.aCharged();
    await desk.deliver(paid.order.id);
    expect((await refund(paid, { quantity: 1 })).status).toBe(200);
    expect(refundsOf(paid.order.id)).toEqual([200]);
    const { receipt, credit_notes } = await papersOf(paid.order, paid.shopper);
    expect(receipt).toMatchObject({ payment_reference: 'Visa ···· 4242', total: 6 });
    expect(credit_notes).toMatchObject([
      { refers_to: receipt.number, total: 2, number: expect.stringMatching(/^NC-/), lines: [{ came: 1 }] },
    ]);
  });

  it('of all units in parts gives back all that was charged, and not a unit more', async () => {
    const paid = await desk.aCharged();
    await desk.deliver(paid.order.id);
    for (const quantity of [2, 1]) expect((await refund(paid, { quantity })).status).toBe(200);
    expect((await refund(paid, { quantity: 1 })).status).toBe(409);
    expect(refundsOf(paid.order.id)).toEqual([400, 200]);
    const { credit_notes } = await papersOf(paid.order, paid.shopper);
    expect(credit_notes.map(({ total }) => total)).toEqual([4, 2]);
  });

  it('puts units on the shelf where it says so, and a later cancellation only the rest', async () => {
    const paid = await desk.aCharged();
    expect((await refund(paid, { quantity: 1, restock: true })).status).toBe(200);
    expect((await desk.stockOf(paid.productId)).stock).toBe(1);
    await desk.move(paid.order.id, 'cancelado', { reason: 'Se dañó' });
    await desk.settle(paid.paymentId);
    expect((await desk.stockOf(paid.productId)).stock).toBe(3);
    expect(await sumOf(paid.productId)).toBe(3);
    expect(refundsOf(paid.order.id)).toEqual([200, 400]);
  });

  it('never sells again what is fresh and has left the shop, and then refunds nothing either', async () => {
    const paid = await desk.aCharged();
    await desk.db.updateTable('products').set({ zone: 'frio' }).where('id', '=', paid.productId).execute();
    await desk.deliver(paid.order.id);
    expect((await refund(paid, { quantity: 1, restock: true })).status).toBe(409);
    expect(refundsOf(paid.order.id)).toEqual([]);
    expect((await refund(paid, { quantity: 1 })).status).toBe(200);
    expect((await desk.stockOf(paid.productId)).stock).toBe(0);
  });

  it('before the handover gets its credit note with the receipt', async () => {
    const paid = await desk.aCharged();
    expect((await refund(paid, { quantity: 1 })).status).toBe(200);
    await desk.deliver(paid.order.id);
    const { receipt, credit_notes } = await papersOf(paid.order, paid.shopper);
    expect([receipt.total, ...credit_notes.map(({ total }) => total)]).toEqual([6, 2]);
  });

  it('that a bank sends back later is asked for again by the same paper, or noted as done by hand', async () => {
    const paid = await desk.aCharged();
    await desk.deliver(paid.order.id);
    await refund(paid, { quantity: 1 });
    await desk.stripe.failRefunds(paid.session);
    await processEvents(desk.payments);
    expect((await desk.paymentOf(paid.paymentId)).refunded_cents).toBe(0);
    // Another one waits until somebody has mended this one.
    expect((await refund(paid, { quantity: 1 })).status).toBe(409);
    const again = async (path: string) => {
      const { version } = await desk.paymentOf(paid.paymentId);
      const body = { version, reason: 'Otra tarjeta' };
      return desk.call(staff, 'POST', `/api/admin/payments/${paid.paymentId}/${path}`, body);
    };
    expect((await again('retry')).status).toBe(200);
    expect(await desk.paymentOf(paid.paymentId)).toMatchObject({ refunded_cents: 200 });
    await desk.stripe.failRefunds(paid.session);
    await processEvents(desk.payments);
    expect((await again('manual-refund')).status).toBe(200);
    // What the provider still shows as failed takes nothing of that away.
    await desk.settle(paid.paymentId);
    expect(await desk.paymentOf(paid.paymentId)).toMatchObject({ refunded_cents: 200, status: 'cobrado' });
    expect((await papersOf(paid.order, paid.shopper)).credit_notes).toHaveLength(1);
  });

  it('is of an order that was packed, and never of cash', async () => {
    const ath = await desk.anAthPaid();
    expect((await refund(ath, { quantity: 1 })).status).toBe(409);
    const door = await desk.aDoorPaid();
    expect((await refund(door, { quantity: 1 })).status).toBe(409);
    const { receipt } = await papersOf(door.order, door.shopper);
    expect(receipt.payment_reference).toBe('en efectivo');
  });
});

describe('what a recall takes back', () => {
  const recall = async (orderId: string, units: number) => {
    const [{ id = 0 } = {}] = await desk.itemsOf(orderId);
    const lines = [{ itemId: id, units }];
    const asked = { orderId, lines, actorId: staff.profile.id, reason: 'Lote L-1' };
    return desk.db.transaction().execute((trx) => refundRecalled(desk.payments)(trx, asked));
  };

  it('is paid back to the card, without what went back already', async () => {
    const paid = await desk.aCharged();
    await desk.deliver(paid.order.id);
    await refund(paid, { quantity: 1 });
    expect(await recall(paid.order.id, 3)).toBe(true);
    await desk.settle(paid.paymentId);
    expect(refundsOf(paid.order.id)).toEqual([200, 400]);
    expect(await recall(paid.order.id, 3)).toBe(true);
    expect((await desk.paymentOf(paid.paymentId)).status).toBe('devuelto');
  });

  it('is left to a person where it was paid at the door', async () => {
    const door = await desk.aDoorPaid();
    expect(await recall(door.order.id, 1)).toBe(false);
  });
});
