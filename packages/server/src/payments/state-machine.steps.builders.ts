import { sql } from 'kysely';
import { crashAfter, diesOf } from './crashing-process.builders.ts';
import type { PaymentFixture } from './payments.builders.ts';
import { processEvents, reconcile } from './reconcile.ts';
import { recordPaymentOnDelivery } from './settle-money.ts';
import { settlePayment } from './settle-payment.ts';

/** What customers, staff, a provider, the clock and a killed process may do; common steps are listed more often. */
export const steps = [
  ...(['pay', 'pay', 'confirm', 'confirm', 'decline', 'settle', 'settle', 'settle-twice', 'events'] as const),
  ...(['reconcile', 'pass', 'end-hold', 'begin-card', 'begin-ath', 'leave-page'] as const),
  ...([
    'prepare',
    'prepare',
    'pack',
    'pack',
    'pack-short',
    'depart',
    'depart',
    'not-home',
    'hand-over',
  ] as const),
  ...([
    'cancel-all',
    'cancel-none',
    'cancel-part',
    'cancel-written-off',
    'cancel-line',
    'cancel-line',
    'cancel-taxed',
    'customer-cancel',
  ] as const),
  ...(['pay-on-delivery', 'pay-on-delivery', 'pay-on-delivery-meanwhile'] as const),
  ...(['refund-line', 'refund-restocked', 'refund-taxed', 'retry', 'note-by-hand', 'fail-refunds'] as const),
  ...([
    'kill-0',
    'kill-1',
    'kill-2',
    'kill-3',
    'cut-after',
    'cut-before',
    'lost',
    'duplicated',
    'later',
  ] as const),
];
export type Step = (typeof steps)[number];
type Line = 'untaxed' | 'taxed';

/** The sales tax, computed again: 11.5 %, rounded once over what is taxed. */
export const taxOf = (cents: number): number => Math.round((cents * 115) / 1000);

/** An order of three untaxed and two taxed units, paid by one of three methods, and what may happen to it. */
export const aPaymentModel = async (
  fixture: PaymentFixture,
  method: 'card' | 'ath-movil' | 'on-delivery',
) => {
  fixture.resetClock();
  const staff = await fixture.aColleague('admin');
  const colleague = await fixture.aColleague('finanzas');
  const { shopper, order } = await fixture.anUnpaidOrder(method, { isTaxed: true });
  if (method !== 'on-delivery') await fixture.begin(shopper, order.id, method);
  const { id: orderId, number } = order;
  const payments = () =>
    fixture.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute();
  const each = async (act: (row: Awaited<ReturnType<typeof payments>>[number]) => unknown) => {
    for (const row of await payments()) await act(row);
  };
  const last = async () => (await payments()).at(-1);
  const sessions = async () => (await payments()).filter(({ provider }) => provider === 'stripe');
  const version = async () =>
    (
      await fixture.db
        .selectFrom('orders')
        .select('version')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).version;
  const isPaidOnDelivery = async () =>
    (
      await fixture.db
        .selectFrom('orders')
        .select('payment_method')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).payment_method === 'on-delivery';
  const oneOf = async (line: Line) => ({
    item_id: (await fixture.itemsOf(orderId))[line === 'untaxed' ? 0 : 1]?.id ?? 0,
    quantity: 1,
  });

  const cancel = async (body: object) =>
    fixture.send(staff, `/api/admin/orders/${orderId}/cancel`, {
      ...{ restock: true, refund: true, reason: 'Se dañó', version: await version() },
      ...body,
    });
  const resolve = async (how: string, body: object = {}) =>
    each((row) =>
      fixture.call(staff, 'POST', `/api/admin/payments/${row.id}/${how}`, {
        ...{ version: row.version, reason: 'Otra vez' },
        ...body,
      }),
    );
  const refund = async (line: Line, restock: boolean) =>
    resolve('refund', { lines: [{ ...(await oneOf(line)), restock }] });
  const switchToOnDelivery = async (by: typeof staff) =>
    fixture.call(by, 'POST', `/api/admin/orders/${orderId}/pay-on-delivery`, {
      ...{ version: await version(), reason: 'Su pago se perdió' },
    });
  const settleAll = () => each(({ id }) => fixture.settle(id));
  const kill = (writes: number) =>
    each(({ id }) => diesOf(settlePayment(crashAfter(fixture.payments, writes), id)));
  /** Picks and packs what is in stock; a missing unit of each line is written off, as picking does. */
  const pack = async (short: number) => {
    if ((await fixture.statusOf(orderId)) !== 'en_preparacion') return;
    const ordered = await fixture.db
      .selectFrom('order_items')
      .select(['id', 'product_id', 'unit_price_cents', 'tax_class'])
      .select(sql<number>`(quantity - cancelled_quantity)::int`.as('units'))
      .where('order_id', '=', orderId)
      .execute();
    const packed = ordered.map((item) => ({ ...item, missing: Math.min(short, item.units) }));
    for (const { id, product_id, units, missing } of packed) {
      await fixture.db
        .updateTable('order_items')
        .set({ picked_quantity: units - missing })
        .where('id', '=', id)
        .execute();
      if (missing > 0)
        await fixture.db
          .insertInto('stock_movements')
          .values([
            { product_id, kind: 'devolucion', units: missing, order_id: orderId },
            { product_id, kind: 'merma', units: -missing, order_id: orderId },
          ])
          .execute();
    }
    const sumOf = (items: typeof packed) =>
      items.reduce((sum, item) => sum + (item.units - item.missing) * item.unit_price_cents, 0);
    await fixture.pack(
      orderId,
      sumOf(packed),
      taxOf(sumOf(packed.filter(({ tax_class }) => tax_class === 'gravado'))),
    );
    await fixture.move(orderId, 'listo');
  };

  const actions: Record<Step, () => unknown> = {
    pay: async () => {
      for (const { provider_ref } of await sessions())
        await fixture.stripe.pay(provider_ref ?? '').catch(() => null);
    },
    decline: async () => {
      for (const row of await payments()) {
        if (row.provider === 'ath') fixture.ath.decline(row.id);
        else await fixture.stripe.pay(row.provider_ref ?? '', 'declined').catch(() => null);
      }
    },
    confirm: () => each(({ id }) => fixture.ath.confirm(id)),
    settle: settleAll,
    'settle-twice': () => Promise.all([settleAll(), settleAll()]),
    events: () => Promise.all([processEvents(fixture.payments), processEvents(fixture.payments)]),
    reconcile: () => reconcile(fixture.payments),
    pass: () => fixture.pass(20),
    'end-hold': async () => {
      for (const { provider_ref } of await sessions()) await fixture.stripe.endHold(provider_ref ?? '');
    },
    'begin-card': () => method !== 'on-delivery' && fixture.begin(shopper, orderId, 'card'),
    'begin-ath': () => method !== 'on-delivery' && fixture.begin(shopper, orderId, 'ath-movil'),
    'leave-page': async () =>
      fixture.call(shopper, 'POST', `/api/orders/${orderId}/payments/${(await last())?.id}/cancel`),
    prepare: () => fixture.move(orderId, 'en_preparacion'),
    pack: () => pack(0),
    'pack-short': () => pack(1),
    depart: () => fixture.move(orderId, 'en_ruta'),
    'not-home': () => fixture.move(orderId, 'no_entregado', { reason: 'No estaba' }),
    'hand-over': async () => {
      if ((await fixture.move(orderId, 'entregado')) && (await isPaidOnDelivery()))
        await fixture.db
          .transaction()
          .execute((trx) =>
            recordPaymentOnDelivery(fixture.payments, trx, order, { way: 'cash', reference: null }),
          );
    },
    'cancel-all': () => cancel({}),
    'cancel-none': () => cancel({ refund: false }),
    'cancel-part': () => cancel({ refund: 1 }),
    'cancel-written-off': () => cancel({ restock: false }),
    'cancel-line': async () => cancel({ lines: [await oneOf('untaxed')] }),
    'cancel-taxed': async () => cancel({ lines: [await oneOf('taxed')] }),
    'pay-on-delivery': () => switchToOnDelivery(staff),
    // Two of the staff, while jobs and the customer's page look at the same payment.
    'pay-on-delivery-meanwhile': () =>
      Promise.all([
        settleAll(),
        switchToOnDelivery(staff),
        processEvents(fixture.payments),
        switchToOnDelivery(colleague),
        settleAll(),
      ]),
    'customer-cancel': async () => fixture.cancel(shopper, orderId, await version()),
    'refund-line': () => refund('untaxed', false),
    'refund-restocked': () => refund('untaxed', true),
    'refund-taxed': () => refund('taxed', true),
    retry: () => resolve('retry'),
    'note-by-hand': () => resolve('manual-refund'),
    'fail-refunds': async () => {
      for (const { provider_ref } of await sessions()) await fixture.stripe.failRefunds(provider_ref ?? '');
    },
    'kill-0': () => kill(0),
    'kill-1': () => kill(1),
    'kill-2': () => kill(2),
    'kill-3': () => kill(3),
    'cut-after': () => {
      fixture.stripe.breakFor(orderId, 'cut-after');
      fixture.ath.breakFor(number, 'cut-after');
    },
    'cut-before': () => {
      fixture.stripe.breakFor(orderId, 'cut-before');
      fixture.ath.breakFor(number, 'cut-before');
    },
    lost: () => fixture.stripe.breakFor(orderId, 'lost'),
    duplicated: () => fixture.stripe.breakFor(orderId, 'duplicated'),
    later: () => fixture.stripe.breakFor(orderId, 'refund-fails-later'),
  };
  return {
    fixture,
    orderId,
    number,
    payments,
    mend: resolve,
    sessions,
    take: (step: Step) => actions[step](),
  };
};

export type PaymentModel = Awaited<ReturnType<typeof aPaymentModel>>;
