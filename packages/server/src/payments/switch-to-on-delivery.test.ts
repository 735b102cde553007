import { problemSchema } from '@nutricion/contract/kit/problem';
import { adminOrderSchema } from '@nutricion/contract/orders/admin-orders';
import { paymentEndpoints } from '@nutricion/contract/payments/payments';
import type { Role } from '@nutricion/domain/accounts/role';
import { refuse } from '@nutricion/domain/kit/result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { centsToCollect } from '../fulfilment/delivery/to-collect.ts';
import { switchToOnDelivery } from './admin/switch-to-on-delivery.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import { processEvents } from './reconcile.ts';
import { recordPaymentOnDelivery } from './settle-money.ts';

type Colleague = Awaited<ReturnType<PaymentFixture['aColleague']>>;

let fixture: PaymentFixture;
let staff: Colleague;
beforeAll(async () => {
  fixture = await aPaymentFixture();
  staff = await fixture.aColleague('finanzas');
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.resetClock());

const orderOf = (id: string) =>
  fixture.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const switchIt = async (
  id: string,
  {
    by = staff,
    version,
    reason = 'Paga en la puerta',
  }: { by?: Colleague; version?: number; reason?: string } = {},
) => {
  const seen = version ?? (await orderOf(id)).version;
  const response = await fixture.call(by, 'POST', `/api/admin/orders/${id}/pay-on-delivery`, {
    version: seen,
    reason,
  });
  return {
    status: response.status,
    detail: response.ok ? '' : problemSchema.parse(await response.json()).detail,
  };
};
const switched = { status: 200, detail: '' };
const lastAudit = async (id: string) =>
  (await fixture.notificationsOf(id)).filter((action) => action === 'order.pay-on-delivery');
/** Handed over, and paid at the entrance. */
const handOver = async (order: { id: string }) => {
  await fixture.move(order.id, 'en_ruta');
  await fixture.db
    .transaction()
    .execute((trx) =>
      recordPaymentOnDelivery(fixture.payments, trx, order, { way: 'cash', reference: null }),
    );
  await fixture.move(order.id, 'entregado');
};
const aPacked = async (goesWrong: 'losesHold' | 'isRefusedCapture') => {
  const paid = await fixture.anAuthorised();
  await fixture.db
    .updateTable('order_items')
    .set({ picked_quantity: 3 })
    .where('order_id', '=', paid.order.id)
    .execute();
  await fixture.pack(paid.order.id, 600);
  await fixture[goesWrong](paid);
  return paid;
};

describe('a packed order whose payment was lost', () => {
  it.each(['losesHold', 'isRefusedCapture'] as const)(
    'is paid when it is handed over, once, and nothing of the card is charged (%s)',
    async (goesWrong) => {
      const { order, paymentId, shopper } = await aPacked(goesWrong);
      expect(await switchIt(order.id)).toEqual(switched);
      expect(await orderOf(order.id)).toMatchObject({
        ...{ payment_method: 'on-delivery', payment_status: 'pendiente', status: 'listo' },
      });
      await fixture.settle(paymentId);
      const lost = await fixture.paymentOf(paymentId);
      expect(lost).toMatchObject({ is_spare: true, wanted_cents: 0, captured_cents: 0 });
      expect(['anulado', 'vencido']).toContain(lost.status);
      expect(fixture.cardEffectsOf(order.id).filter(([kind]) => kind === 'capture')).toEqual([]);
      expect(await fixture.notificationsOf(order.id)).toEqual(
        expect.arrayContaining(['order.pay-on-delivery', 'pay-on-delivery']),
      );
      const admin = await fixture.aColleague('admin');
      const page = adminOrderSchema.parse(
        await (await fixture.get(admin, `/api/admin/orders/${order.id}`)).json(),
      );
      expect(page).toMatchObject({ can_pay_on_delivery: false, money: { payment: null } });
      expect(page.timeline.filter(({ kind }) => kind === 'pay-on-delivery')).toMatchObject([
        { reason: 'Paga en la puerta', by: staff.profile.full_name },
      ]);
      await handOver(order);
      const rows = await fixture.db
        .selectFrom('payments')
        .select(['provider', 'captured_cents'])
        .where('order_id', '=', order.id)
        .where('captured_cents', '>', 0)
        .execute();
      expect(rows).toEqual([{ provider: 'door', captured_cents: 600 }]);
      const own = await fixture.get(shopper, `/api/orders/${order.id}`);
      expect(await own.json()).toMatchObject({ payment_status: 'pagado', payment: { captured: 6 } });
    },
  );

  it('asks nothing for what was taken out of its bag because its lot was recalled', async () => {
    const { order } = await aPacked('losesHold');
    const [{ id = 0 } = {}] = await fixture.itemsOf(order.id);
    await fixture.pickFromLot(id, 1, { isRecalledOut: true });
    expect(await switchIt(order.id)).toEqual(switched);
    expect(await orderOf(order.id)).toMatchObject({ packed_total_cents: 400 });
    expect(await fixture.itemsOf(order.id)).toMatchObject([{ picked_quantity: 2 }]);
  });

  it('leaves no concern in the list of payments', async () => {
    const { order, paymentId } = await aPacked('isRefusedCapture');
    const concernsOf = async () => {
      const response = await fixture.call(staff, 'GET', `/api/admin/payments?order=${order.id}`);
      const { payments } = paymentEndpoints['GET /api/admin/payments'].response.parse(await response.json());
      return payments.map(({ concern, is_superseded }) => ({ concern, is_superseded }));
    };
    expect(await concernsOf()).toEqual([{ concern: 'refund-failed', is_superseded: false }]);
    expect(await switchIt(order.id)).toEqual(switched);
    await fixture.settle(paymentId);
    expect(await concernsOf()).toEqual([{ concern: null, is_superseded: true }]);
  });

  it('asked for by two at once changes once, and the other is told who was first', async () => {
    const { order } = await aPacked('losesHold');
    const { version } = await orderOf(order.id);
    const other = await fixture.aColleague('admin');
    const responses = await Promise.all([
      switchIt(order.id, { version }),
      switchIt(order.id, { version, by: other }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await lastAudit(order.id)).toHaveLength(1);
  });

  it('asked for twice by the same person changes once, and gets the same answer', async () => {
    const { order } = await aPacked('losesHold');
    const { version } = await orderOf(order.id);
    const responses = [];
    for (let n = 0; n < 3; n += 1) responses.push(await switchIt(order.id, { version }));
    expect(responses).toEqual([switched, switched, switched]);
    expect(await lastAudit(order.id)).toHaveLength(1);
    expect((await orderOf(order.id)).version).toBe(version + 1);
  });

  it('is not for another role, an older version or an unknown order', async () => {
    const { order } = await aPacked('losesHold');
    for (const role of ['cuentas', 'almacen', 'reparto', 'lectura', 'catalogo'] satisfies Role[])
      expect((await switchIt(order.id, { by: await fixture.aColleague(role) })).status).toBe(403);
    expect((await switchIt(order.id, { version: 1 })).status).toBe(409);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await switchIt(unknown, { version: 1 })).status).toBe(404);
    expect((await orderOf(order.id)).payment_method).toBe('card');
  });

  it('stays as it is on its way, delivered, cancelled, or for whoever pays only in advance', async () => {
    const { order, shopper } = await aPacked('losesHold');
    for (const status of ['en_ruta', 'entregado', 'cancelado'] as const) {
      await fixture.db.updateTable('orders').set({ status }).where('id', '=', order.id).execute();
      expect((await switchIt(order.id)).status).toBe(409);
    }
    await fixture.db.updateTable('orders').set({ status: 'listo' }).where('id', '=', order.id).execute();
    for (const _ of [1, 2]) {
      const missed = await fixture.anUnpaidOrder('on-delivery');
      for (const to of ['en_preparacion', 'listo', 'en_ruta', 'no_entregado'] as const)
        await fixture.move(missed.order.id, to, { reason: 'No estaba' });
      await fixture.db
        .updateTable('orders')
        .set({ user_id: shopper.profile.id })
        .where('id', '=', missed.order.id)
        .execute();
    }
    expect((await switchIt(order.id)).detail).toContain('quítale la falta');
    expect((await orderOf(order.id)).payment_method).toBe('card');
  });
});

describe('money that comes all the same after the switch', () => {
  it('goes back, if a provider changes its mind about what it called lost', async () => {
    const paid = await fixture.anAuthorised();
    const { order, paymentId } = paid;
    // The hold lives on at the provider, whatever an earlier look at it said.
    await fixture.db.updateTable('payments').set({ status: 'vencido' }).where('id', '=', paymentId).execute();
    expect(await switchIt(order.id)).toEqual(switched);
    await fixture.settle(paymentId);
    await fixture.reconcileLater();
    await fixture.pack(order.id, 600);
    await fixture.move(order.id, 'listo');
    await fixture.settle(paymentId);
    expect(fixture.cardEffectsOf(order.id)).toEqual([['cancel', 600]]);
    expect(await fixture.paymentOf(paymentId)).toMatchObject({ captured_cents: 0, is_spare: true });
  });

  it('is refunded, if it was captured', async () => {
    const { order, paymentId } = await fixture.aCharged();
    await fixture.db
      .updateTable('payments')
      .set({ status: 'vencido', captured_cents: 0, wanted_cents: null })
      .where('id', '=', paymentId)
      .execute();
    await fixture.db
      .updateTable('orders')
      .set({ payment_status: 'pendiente' })
      .where('id', '=', order.id)
      .execute();
    expect(await switchIt(order.id)).toEqual(switched);
    await handOver(order);
    await fixture.settle(paymentId);
    expect(fixture.cardEffectsOf(order.id)).toEqual([
      ['capture', 600],
      ['refund', 600],
    ]);
    expect(await orderOf(order.id)).toMatchObject({ payment_status: 'pagado' });
    expect(await fixture.notificationsOf(order.id)).toContain('refunded');
  });
});

describe('an order that nobody pays', () => {
  it('is confirmed, its page is closed first, and paying there fails', async () => {
    const { order, productId, session, paymentId } = await fixture.anOpenPage();
    expect(await switchIt(order.id)).toEqual(switched);
    expect(await orderOf(order.id)).toMatchObject({
      ...{ status: 'confirmado', payment_method: 'on-delivery', held_until: null },
    });
    expect(['anulado', 'vencido']).toContain((await fixture.paymentOf(paymentId)).status);
    await fixture.stripe.pay(session).catch(() => null);
    await processEvents(fixture.payments);
    expect(fixture.cardEffectsOf(order.id).filter(([kind]) => kind === 'capture')).toEqual([]);
    expect((await fixture.stockOf(productId)).stock).toBe(0);
    fixture.pass(180);
    await fixture.reconcileLater();
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
  });

  it('stays paid by card, if it was paid at the last moment', async () => {
    const { order, session } = await fixture.anOpenPage('lost');
    await fixture.stripe.pay(session);
    expect((await switchIt(order.id)).detail).toContain('autorizado');
    expect(await orderOf(order.id)).toMatchObject({ status: 'confirmado', payment_method: 'card' });
  });

  it('waits while its card can’t be asked, and not for ATH Móvil, whose request then brings nothing', async () => {
    const away = async () => refuse({ kind: 'in-doubt' as const, code: 'away', hasResponse: false });
    const { card, 'ath-movil': ath } = fixture.payments.providers;
    const providers = {
      card: { ...card, retrieve: away, cancel: away },
      'ath-movil': { ...ath, retrieve: away, cancel: away },
    };
    const without = { ...fixture.payments, providers };
    const request = async (orderId: string) => ({
      ...{ actorId: staff.profile.id, orderId, version: (await orderOf(orderId)).version },
      reason: 'Paga en la puerta',
    });
    const byCard = await fixture.anOpenPage();
    expect(await switchToOnDelivery(without, await request(byCard.order.id))).toMatchObject({
      refusal: { kind: 'payment-away' },
    });
    expect(await fixture.statusOf(byCard.order.id)).toBe('pendiente_pago');
    const { shopper, order } = await fixture.anUnpaidOrder('ath-movil');
    const { payment_id } = await fixture.begin(shopper, order.id, 'ath-movil');
    expect((await switchToOnDelivery(without, await request(order.id))).ok).toBe(true);
    fixture.ath.confirm(payment_id);
    await fixture.settle(payment_id);
    await fixture.reconcileLater();
    expect(fixture.athEffectsOf(order.number)).toEqual([]);
    expect(await orderOf(order.id)).toMatchObject({ status: 'confirmado', payment_method: 'on-delivery' });
  });

  it('takes its units again once its time is over, while they are there and it isn’t too late', async () => {
    const { order, productId } = await fixture.anOpenPage();
    await fixture.move(order.id, 'vencido');
    expect((await fixture.stockOf(productId)).stock).toBe(3);
    expect(await switchIt(order.id)).toEqual(switched);
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
    expect((await fixture.stockOf(productId)).stock).toBe(0);
    const sold = await fixture.anOpenPage();
    await fixture.move(sold.order.id, 'vencido');
    await fixture.db.updateTable('products').set({ stock: 2 }).where('id', '=', sold.productId).execute();
    expect((await switchIt(sold.order.id)).detail).toContain('Pon uno nuevo');
    expect(await orderOf(sold.order.id)).toMatchObject({ status: 'vencido', payment_method: 'card' });
    expect((await fixture.paymentOf(sold.paymentId)).is_spare).toBe(false);
    const late = await fixture.anOpenPage();
    await fixture.move(late.order.id, 'vencido');
    fixture.pass(6 * 24 * 60);
    expect((await switchIt(late.order.id)).detail).toContain('Pon uno nuevo');
  });

  it('is paid on delivery, where money came too late and went back', async () => {
    const { id } = (await fixture.anOpenPage()).order;
    await fixture.move(id, 'vencido');
    await fixture.db.updateTable('orders').set({ payment_status: 'devuelto' }).where('id', '=', id).execute();
    expect(await switchIt(id)).toEqual(switched);
    expect(await centsToCollect(fixture.db, id)).toBe(600);
  });
});
