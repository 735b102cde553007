import { serve } from '@hono/node-server';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import type { OrderStatus, PaymentMethod } from '@nutricion/domain/orders/order-status';
import { transitionBetween } from '@nutricion/domain/orders/order-transitions';
import { Hono } from 'hono';
import { startFakeAth } from '../../../../e2e/fakes/fake-ath.ts';
import { startFakeStripe } from '../../../../e2e/fakes/fake-stripe.ts';
import { lockOrder } from '../orders/life/lock-order.ts';
import {
  type TransitionContext,
  type TransitionDependencies,
  transitionOrder,
} from '../orders/life/transition-order.ts';
import { anOrderFixture } from '../orders/orders.builders.ts';
import { lockPayable } from '../orders/payment/paid-orders.ts';
import { aProduct } from '../testing/shop.builders.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { findOperations, findPayment } from './payment-store.ts';
import { openAth } from './providers/open-ath.ts';
import { openStripe } from './providers/open-stripe.ts';
import { reconcile } from './reconcile.ts';
import { mountPayments } from './routes.ts';
import { settleMoney } from './settle-money.ts';
import { settlePayment } from './settle-payment.ts';

const ATH_WEBHOOK_KEY = 'una-llave-que-nadie-adivina';
const methods: readonly PaymentMethod[] = ['on-delivery', 'card', 'ath-movil'];

/** Orders and payments on a database of their own, with providers that are fakes behind the real clients. */
export const anEmptyFixture = async () => {
  let aheadMs = 0;
  let cardClockAheadMs = 0;
  const now = () => Date.now() + aheadMs;
  const [stripe, ath] = await Promise.all([
    startFakeStripe({ nowMs: () => now() + cardClockAheadMs }),
    startFakeAth({ nowMs: now }),
  ]);
  const providers = {
    card: await openStripe(
      { secretKey: 'sk_test_falso', webhookSecret: 'whsec_falso', apiBase: stripe.origin },
      'http://tienda.example',
    ),
    'ath-movil': openAth({
      ...{ publicToken: 'publica', privateToken: 'privada', apiBase: ath.origin },
      webhookKey: ATH_WEBHOOK_KEY,
    }),
  };
  const queued: string[] = [];
  const operationDependencies = {
    providers,
    now,
    enqueuePayment: async (_: unknown, paymentId: string) => void queued.push(paymentId),
  };
  const settle: TransitionDependencies['settleMoney'] = (trx, order, effect, by) =>
    settleMoney(operationDependencies, trx, order, effect, {
      actorId: by.actorId,
      retained: by.retainedCents === undefined ? 'nothing' : { retainedCents: by.retainedCents },
    });
  const fixture = await anOrderFixture({ paymentMethods: methods, settleMoney: settle, now });
  const payments = {
    ...operationDependencies,
    db: fixture.db,
    logger: { warn: () => {}, error: () => {} },
    lockOrder: lockPayable(fixture.transitionDependencies),
    enqueueMail: async (trx, mail) => {
      await trx
        .insertInto('audit_log')
        .values({ action: mail.news, subject_type: 'mail', subject_id: mail.orderId })
        .execute();
    },
    announceStock: () => {},
    secret: 's'.repeat(40),
    enqueueEvents: async () => {},
  } satisfies PaymentDependencies & { enqueueEvents: unknown };
  const app = new Hono();
  mountPayments(app, { payments, authenticate: fixture.authenticate });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const address = server.address();
  stripe.sendTo(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/webhooks/stripe`);

  type Shopper = Awaited<ReturnType<typeof fixture.aShopper>>;
  const call = (shopper: Shopper, method: string, path: string, body?: object) =>
    app.request(path, {
      method,
      headers: { authorization: shopper.token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const paymentOf = async (paymentId: string) => {
    const row = await findPayment(fixture.db, paymentId);
    if (!row) throw new Error('no such payment');
    return row;
  };

  return {
    ...fixture,
    stripe,
    ath,
    payments,
    queued,
    call,
    webhook: (body: string, signature: string) =>
      app.request('/api/webhooks/stripe', {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body,
      }),
    /** Sends ATH Móvil's webhook: to the secret address, unsigned. */
    athWebhook: (body: object, key = ATH_WEBHOOK_KEY) =>
      app.request(`/api/webhooks/ath/${key}`, { method: 'POST', body: JSON.stringify(body) }),
    paymentOf,
    operationsOf: (paymentId: string) => findOperations(fixture.db, paymentId),
    /** Time passes for the shop and its providers. */
    pass: (minutes: number) => {
      aheadMs += minutes * 60_000;
    },
    /** Sets how far the card provider's clock is ahead of the shop's. */
    advanceCardClock: (seconds: number) => {
      cardClockAheadMs = seconds * 1000;
    },
    resetClock: () => {
      aheadMs = 0;
      cardClockAheadMs = 0;
    },
    settle: (paymentId: string) => settlePayment(payments, paymentId),
    /** What the clock does every two minutes, after a crash's traces are old enough. */
    reconcileLater: async () => {
      aheadMs += 2 * 60_000;
      await reconcile(payments);
    },
    /** An unpaid order of three units of one product, $2 each; with two taxed ones of another, $1 each, where asked. */
    anUnpaidOrder: async (method: PaymentMethod = 'card', { isTaxed = false } = {}) => {
      const shopper = await fixture.aShopper();
      const product = await aProduct(fixture.db, { price_cents: 200, stock: 3, tax_class: 'exento' });
      const taxed = isTaxed
        ? [await aProduct(fixture.db, { price_cents: 100, stock: 2, tax_class: 'gravado' })]
        : [];
      const items = [
        { productId: product.id, quantity: 3 },
        ...taxed.map(({ id }) => ({ productId: id, quantity: 2 })),
      ];
      const expectedTotal = isTaxed ? 8.23 : 6;
      const body = fixture.aBody(shopper, { items, expectedTotal, paymentMethod: method });
      const response = await fixture.post(shopper, body);
      const order = (await response.json()) as OrderJson;
      return { shopper, order, productId: product.id };
    },
    begin: async (shopper: Shopper, orderId: string, method: 'card' | 'ath-movil' = 'card') => {
      const response = await call(shopper, 'POST', `/api/orders/${orderId}/payments`, { method });
      return {
        status: response.status,
        ...((await response.json()) as { payment_id: string; redirect_url?: string }),
      };
    },
    statusOf: async (orderId: string): Promise<OrderStatus> =>
      (
        await fixture.db
          .selectFrom('orders')
          .select('status')
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow()
      ).status,
    /** Moves the order as a user who has the permission. */
    move: (orderId: string, to: OrderStatus, by: Partial<TransitionContext> = {}) =>
      fixture.db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderId);
        const transition = order && transitionBetween(order.status, to);
        if (!transition) return false;
        await transitionOrder(fixture.transitionDependencies, trx, order, transition, {
          actorId: null,
          ...by,
        });
        return true;
      }),
    /** What was packed, in cents, as `listo` finds it. */
    pack: (orderId: string, cents: number, taxCents = 0) =>
      fixture.db
        .updateTable('orders')
        .set({
          packed_subtotal_cents: cents,
          packed_tax_cents: taxCents,
          packed_total_cents: cents + taxCents,
        })
        .where('id', '=', orderId)
        .execute(),
    notificationsOf: async (orderId: string) =>
      (
        await fixture.db
          .selectFrom('audit_log')
          .select('action')
          .where('subject_id', '=', orderId)
          .orderBy('id')
          .execute()
      ).map(({ action }) => action),
    drop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([stripe.close(), ath.close()]);
      await fixture.drop();
    },
  };
};

export type EmptyFixture = Awaited<ReturnType<typeof anEmptyFixture>>;
