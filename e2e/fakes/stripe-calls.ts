import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { invalidParameter, type Post, stripeError } from './idempotency.ts';
import type { StripeEvents } from './stripe-events.ts';
import type { Intent, Refund, Session, StripeState } from './stripe-state.ts';

/** How long a checkout page may stay open, by the provider's clock. */
const MIN_OPEN_SECONDS = 30 * 60;
const MAX_OPEN_SECONDS = 24 * 3_600;

/** The calls that change something: sessions, captures, cancellations, refunds. */
export const stripeCalls = (
  post: Post,
  state: StripeState,
  { emit }: StripeEvents,
  nowMs: () => number,
): void => {
  const { sessions, intents, refunds, effects, sessionJson, intentJson, refundJson } = state;

  post('/v1/checkout/sessions', (form) => ({
    orderId: String(form.client_reference_id),
    run: () => {
      const session: Session = {
        id: `cs_${randomUUID()}`,
        orderId: String(form.client_reference_id),
        metadata: form.payment_intent_data?.metadata as Record<string, string>,
        amount: Number(form.line_items[0].price_data.unit_amount),
        successUrl: String(form.success_url),
        cancelUrl: String(form.cancel_url),
        expiresAt: Number(form.expires_at),
        status: 'open',
        intentId: null,
      };
      if (form.payment_intent_data?.capture_method !== 'manual')
        return invalidParameter('payment_intent_data[capture_method]', 'manual');
      if (form.ui_mode !== 'hosted_page') return invalidParameter('ui_mode', 'hosted_page');
      const openSeconds = session.expiresAt - Math.floor(nowMs() / 1000);
      if (!(openSeconds >= MIN_OPEN_SECONDS && openSeconds <= MAX_OPEN_SECONDS))
        return invalidParameter('expires_at', 'between 30 minutes and 24 hours from now');
      sessions.set(session.id, session);
      return { status: 200, body: sessionJson(session) };
    },
  }));

  post('/v1/checkout/sessions/:id/expire', (_, context) => {
    const session = sessions.get(context.req.param('id') ?? '');
    return {
      orderId: session?.orderId ?? '',
      run: async () => {
        if (session?.status !== 'open') return stripeError(400, 'session_not_open', 'not open');
        session.status = 'expired';
        effects.push({ kind: 'expire', orderId: session.orderId, amount: 0 });
        await emit(session.orderId, 'checkout.session.expired', sessionJson(session));
        return { status: 200, body: sessionJson(session) };
      },
    };
  });

  /** Takes or lets go what an intent holds. */
  const settleHold = (
    path: 'capture' | 'cancel',
    change: (intent: Intent, form: Record<string, unknown>) => number | null,
  ) =>
    post(`/v1/payment_intents/:id/${path}`, (form, context) => {
      const intent = intents.get(context.req.param('id') ?? '');
      return {
        orderId: intent?.orderId ?? '',
        run: async () => {
          if (intent?.status !== 'requires_capture')
            return stripeError(400, 'payment_intent_unexpected_state', 'state');
          const amount = change(intent, form);
          if (amount === null) return stripeError(400, 'amount_too_large', 'amount');
          effects.push({ kind: path, orderId: intent.orderId, amount });
          const type = path === 'capture' ? 'payment_intent.succeeded' : 'payment_intent.canceled';
          await emit(intent.orderId, type, intentJson(intent.id) ?? {});
          return { status: 200, body: intentJson(intent.id) ?? {} };
        },
      };
    });
  settleHold('capture', (intent, form) => {
    const amount = Number(form.amount_to_capture);
    if (amount > intent.amount) return null;
    intent.status = 'succeeded';
    intent.received = amount;
    return amount;
  });
  settleHold('cancel', (intent, form) => {
    intent.status = 'canceled';
    intent.reason = String(form.cancellation_reason);
    return intent.amount;
  });

  post('/v1/refunds', (form) => {
    const intent = intents.get(String(form.payment_intent));
    return {
      orderId: intent?.orderId ?? '',
      run: async () => {
        const amount = Number(form.amount);
        const given = [...refunds.values()]
          .filter((each) => each.intentId === intent?.id && each.status !== 'failed')
          .reduce((sum, each) => sum + each.amount, 0);
        if (intent?.status !== 'succeeded') return stripeError(400, 'charge_not_captured', 'state');
        if (given + amount > intent.received) return stripeError(400, 'amount_too_large', 'amount');
        const refund: Refund = {
          id: `re_${randomUUID()}`,
          intentId: intent.id,
          amount,
          metadata: (form.metadata ?? {}) as Record<string, string>,
          status: state.faults.get(intent.orderId)?.fault === 'refund-fails-later' ? 'pending' : 'succeeded',
        };
        refunds.set(refund.id, refund);
        effects.push({ kind: 'refund', orderId: intent.orderId, amount });
        await emit(intent.orderId, 'refund.created', refundJson(refund));
        return { status: 200, body: refundJson(refund) };
      },
    };
  });
};

/** The calls that only ask. */
export const stripeReads = (
  app: Hono,
  { sessions, intents, refunds, sessionJson, intentJson, refundJson }: StripeState,
  { undelivered }: StripeEvents,
  nowMs: () => number,
): void => {
  const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/' });
  app.get('/v1/checkout/sessions/:id', (context) => {
    const session = sessions.get(context.req.param('id'));
    if (!session)
      return context.json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, 404);
    if (session.status === 'open' && session.expiresAt * 1000 <= nowMs()) session.status = 'expired';
    return context.json(sessionJson(session, true));
  });
  app.get('/v1/refunds', (context) => {
    const intentId = context.req.query('payment_intent');
    const own = [...refunds.values()].filter((each) => each.intentId === intentId);
    return context.json(list(own.map(refundJson)));
  });
  app.get('/v1/disputes', (context) => {
    const status = intents.get(context.req.query('payment_intent') ?? '')?.dispute;
    return context.json(list(status ? [{ id: 'dp_1', object: 'dispute', status }] : []));
  });
  app.get('/v1/payment_intents', (context) =>
    context.json(list([...intents.keys()].map((id) => intentJson(id) ?? {}))),
  );
  app.get('/v1/events', (context) =>
    context.json(list(undelivered().map(({ body }) => JSON.parse(body) as object))),
  );
};
