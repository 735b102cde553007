import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';
import { processEvents, reconcile } from './reconcile.ts';
import { settlePayment } from './settle-payment.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await aPaymentDesk();
});
afterAll(() => desk.drop());

class Killed extends Error {}

/** A process that dies as it writes for the n-th time after it has asked a provider: the provider did it, the shop forgot. */
const dyingAfter = (writes: number): PaymentDependencies => {
  let left = writes;
  const dying = (transaction: () => unknown) => {
    left -= 1;
    if (left < 0) throw new Killed();
    return transaction();
  };
  const db = new Proxy(desk.db, {
    get: (target, name) => {
      if (name === 'transaction') return () => dying(() => target.transaction());
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...desk.payments, db };
};

const killed = async (act: Promise<unknown>): Promise<void> => {
  await act.catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
};

const effectsOf = (orderId: string) => desk.stripe.effects.filter((effect) => effect.orderId === orderId);

describe('a process that is killed between its provider and its own commit', () => {
  it.each([0, 1, 2, 3, 4])('at its write %i of a capture is made good within two minutes', async (writes) => {
    desk.backToNow();
    const { order, paymentId } = await anAuthorised();
    await desk.pack(order.id, 400);
    await desk.move(order.id, 'listo');
    await killed(settlePayment(dyingAfter(writes), paymentId));
    await desk.reconcileLater();
    expect(await desk.paymentOf(paymentId)).toMatchObject({ status: 'cobrado', captured_cents: 400 });
    expect(effectsOf(order.id)).toMatchObject([{ kind: 'capture', amount: 400 }]);
  });

  it.each([0, 1, 2, 3, 4])('at its write %i of a refund is made good within two minutes', async (writes) => {
    desk.backToNow();
    const { order, paymentId } = await anAuthorised();
    await desk.pack(order.id, 600);
    await desk.move(order.id, 'listo');
    await desk.settle(paymentId);
    await desk.move(order.id, 'cancelado', { reason: 'Se dañó' });
    await killed(settlePayment(dyingAfter(writes), paymentId));
    await desk.reconcileLater();
    expect((await desk.paymentOf(paymentId)).status).toBe('devuelto');
    expect(effectsOf(order.id).map(({ kind }) => kind)).toEqual(['capture', 'refund']);
  });
});

const anAuthorised = async () => {
  const unpaid = await desk.anUnpaidOrder();
  const { payment_id: paymentId } = await desk.begin(unpaid.shopper, unpaid.order.id);
  await desk.stripe.pay((await desk.paymentOf(paymentId)).provider_ref ?? '');
  await processEvents(desk.payments);
  await desk.move(unpaid.order.id, 'en_preparacion');
  return { ...unpaid, paymentId };
};

const steps = [
  ...([
    'pay',
    'decline',
    'settle',
    'settle-twice',
    'events',
    'reconcile',
    'pass',
    'end-hold',
    'begin-again',
  ] as const),
  ...([
    'prepare',
    'ready',
    'cancel',
    'expire',
    'kill-0',
    'kill-1',
    'kill-2',
    'cut-after',
    'cut-before',
  ] as const),
];
type Step = (typeof steps)[number];

describe('whatever happens to an order and its payment, in whichever order and from two processes', () => {
  it('ends in states that fit, with no more captured than was packed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 14 }),
        async (taken) => {
          desk.backToNow();
          const { shopper, order, productId } = await desk.anUnpaidOrder();
          const first = await desk.begin(shopper, order.id);
          for (const step of taken)
            await take(step, { orderId: order.id, paymentId: first.payment_id, shopper });
          desk.stripe.mend(order.id);
          for (let round = 0; round < 3; round += 1) await desk.reconcileLater();
          for (const row of await paymentsOf(order.id)) await desk.settle(row.id);
          await expectFit(order.id, productId);
        },
      ),
      { numRuns: 25 },
    );
  });
});

type Shopper = Awaited<ReturnType<PaymentDesk['aShopper']>>;

const take = async (
  step: Step,
  { orderId, paymentId, shopper }: { orderId: string; paymentId: string; shopper: Shopper },
): Promise<void> => {
  const session = (await desk.paymentOf(paymentId)).provider_ref ?? '';
  const actions: Record<Step, () => Promise<unknown>> = {
    pay: () => desk.stripe.pay(session),
    decline: () => desk.stripe.pay(session, 'declined'),
    settle: () => desk.settle(paymentId),
    'settle-twice': () => Promise.all([desk.settle(paymentId), desk.settle(paymentId)]),
    events: () => processEvents(desk.payments),
    reconcile: () => reconcile(desk.payments),
    pass: async () => desk.pass(20),
    'end-hold': () => desk.stripe.endHold(session),
    'begin-again': () => desk.begin(shopper, orderId),
    prepare: () => desk.move(orderId, 'en_preparacion'),
    ready: async () => {
      if ((await desk.statusOf(orderId)) !== 'en_preparacion') return;
      await desk.pack(orderId, 400);
      await desk.move(orderId, 'listo');
    },
    cancel: () => desk.move(orderId, 'cancelado', { reason: 'Se dañó' }),
    expire: () => desk.move(orderId, 'vencido'),
    'kill-0': () => killed(settlePayment(dyingAfter(0), paymentId)),
    'kill-1': () => killed(settlePayment(dyingAfter(1), paymentId)),
    'kill-2': () => killed(settlePayment(dyingAfter(2), paymentId)),
    'cut-after': async () => desk.stripe.breakFor(orderId, 'cut-after'),
    'cut-before': async () => desk.stripe.breakFor(orderId, 'cut-before'),
  };
  await actions[step]();
};

const paymentsOf = (orderId: string) =>
  desk.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();

const expectFit = async (orderId: string, productId: string): Promise<void> => {
  const order = await desk.db
    .selectFrom('orders')
    .select(['status', 'packed_total'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rows = await paymentsOf(orderId);
  const effects = effectsOf(orderId);
  const sum = (kind: string) =>
    effects.filter((each) => each.kind === kind).reduce((all, { amount }) => all + amount, 0);
  const kept = rows.reduce((all, row) => all + row.captured_cents - row.refunded_cents, 0);
  expect(kept).toBe(sum('capture') - sum('refund'));
  expect(sum('capture')).toBeLessThanOrEqual(order.packed_total === null ? 600 : 400);
  for (const row of rows) expect(['cobrando', 'devolviendo', 'en_duda', 'creado']).not.toContain(row.status);
  if (order.status === 'cancelado' || order.status === 'vencido') {
    expect(kept).toBe(0);
    for (const row of rows) expect(row.status).not.toBe('autorizado');
  }
  if (order.status === 'confirmado' || order.status === 'en_preparacion')
    expect(rows.some(({ status, authorized_cents }) => status === 'autorizado' || authorized_cents > 0)).toBe(
      true,
    );
  const { stock } = await desk.stockOf(productId);
  expect(stock).toBe(order.status === 'cancelado' || order.status === 'vencido' ? 3 : 0);
  const { total } = await desk.db
    .selectFrom('stock_movements')
    .select((eb) => eb.fn.sum<string>('units').as('total'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBe(stock);
};
