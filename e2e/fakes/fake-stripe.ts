import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { oncePerKey } from './idempotency.ts';
import { stripeCalls, stripeReads } from './stripe-calls.ts';
import { openStripeEvents } from './stripe-events.ts';
import { stripePage } from './stripe-page.ts';
import { openStripeState, type StripeFault } from './stripe-state.ts';

interface FakeStripeOptions {
  readonly webhookSecret?: string;
  /** Where events go; without it they wait to be asked for. */
  readonly webhookUrl?: string;
  readonly port?: number;
  readonly nowMs?: () => number;
}

/** The client's own second try is part of one time-out. */
const CUTS = 2;

/**
 * A fake of Stripe as far as the shop uses it: sessions, intents, refunds, disputes, signed events, idempotency
 * keys. Faults are set per order.
 */
export const startFakeStripe = async (options: FakeStripeOptions = {}) => {
  const nowMs = options.nowMs ?? Date.now;
  const state = openStripeState();
  const { sessions, intents, refunds, faults, effects, intentJson, refundJson } = state;
  const webhook = { webhookSecret: options.webhookSecret ?? 'whsec_falso', webhookUrl: options.webhookUrl };
  const events = openStripeEvents(state, { ...webhook, nowMs });
  const { emit, sign, sendTo, deliverReordered } = events;
  const app = new Hono();
  app.use('/v1/*', async (context, next) => {
    if (!/^Bearer sk_/.test(context.req.header('authorization') ?? ''))
      return context.json({ error: { type: 'invalid_request_error', message: 'no key' } }, 401);
    await next();
    return undefined;
  });
  stripeCalls(oncePerKey(app, state), state, events, nowMs);
  stripeReads(app, state, events, nowMs);
  const pay = stripePage(app, state, events, nowMs);

  const server = serve({ fetch: app.fetch, port: options.port ?? 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => (server.listening ? resolve() : server.once('listening', resolve)));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  state.moveTo(origin);

  const intentOf = (sessionId: string) => intents.get(sessions.get(sessionId)?.intentId ?? '');
  const decideDispute =
    (dispute: 'needs_response' | 'won' | 'lost', type: string) => async (sessionId: string) => {
      const intent = intentOf(sessionId);
      if (!intent) return;
      intent.dispute = dispute;
      await emit(intent.orderId, type, { id: 'dp_1', object: 'dispute', payment_intent: intent.id });
    };
  const endRefunds = (status: 'succeeded' | 'failed', type: string) => async (sessionId: string) => {
    const intent = intentOf(sessionId);
    for (const refund of refunds.values()) {
      if (refund.intentId !== intent?.id || refund.status === status || refund.status === 'failed') continue;
      refund.status = status;
      await emit(intent.orderId, type, refundJson(refund));
    }
  };
  return {
    origin,
    effects,
    pay,
    sign,
    sendTo,
    deliverReordered,
    /** From here on this goes wrong for an order; `times` where it stops by itself. */
    breakFor: (
      orderId: string,
      fault: StripeFault,
      times = fault.startsWith('cut') ? CUTS : Number.POSITIVE_INFINITY,
    ) => void faults.set(orderId, { fault, left: times }),
    clearFaults: (orderId: string) => void faults.delete(orderId),
    /** What is held runs out. */
    endHold: async (sessionId: string) => {
      const intent = intentOf(sessionId);
      if (intent?.status !== 'requires_capture') return;
      intent.status = 'canceled';
      intent.reason = 'automatic';
      await emit(intent.orderId, 'payment_intent.canceled', intentJson(intent.id) ?? {});
    },
    dispute: decideDispute('needs_response', 'charge.dispute.created'),
    winDispute: decideDispute('won', 'charge.dispute.closed'),
    loseDispute: decideDispute('lost', 'charge.dispute.closed'),
    failRefunds: endRefunds('failed', 'refund.failed'),
    finishRefunds: endRefunds('succeeded', 'refund.updated'),
    /** Cents that went back for an order and weren't sent back by a bank. */
    refundedFor: (orderId: string): number =>
      [...refunds.values()]
        .filter(({ intentId, status }) => status !== 'failed' && intents.get(intentId)?.orderId === orderId)
        .reduce((sum, { amount }) => sum + amount, 0),
    /** A charge without a payment of the shop. */
    addOrphan: (amount: number) => {
      const id = `pi_${randomUUID()}`;
      intents.set(id, {
        ...{ id, orderId: '', metadata: {}, amount, created: Math.floor(nowMs() / 1000) },
        ...{ status: 'succeeded', received: amount, reason: null, error: null, dispute: null },
      });
      return id;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
