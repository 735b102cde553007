import { createHmac, randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { parseForm } from './parse-form.ts';

/** What may go wrong with an order, by the id of the order. */
export type StripeFault =
  | 'slow'
  | 'duplicated'
  | 'reordered'
  | 'lost'
  | 'refund-fails-later'
  | 'cut-before'
  | 'cut-after'
  | 'error-after';

interface Session {
  readonly id: string;
  readonly orderId: string;
  readonly metadata: Record<string, string>;
  readonly amount: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  intentId: string | null;
}

interface Intent {
  readonly id: string;
  readonly orderId: string;
  readonly metadata: Record<string, string>;
  readonly amount: number;
  readonly created: number;
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
  received: number;
  reason: string | null;
  error: { code: string; decline_code?: string } | null;
  isDisputed: boolean;
  isLost?: boolean;
}

interface Refund {
  readonly id: string;
  readonly intentId: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  status: 'succeeded' | 'failed';
}

interface FakeStripeOptions {
  readonly secretKey?: string;
  readonly webhookSecret?: string;
  /** Where events go; without it they wait to be asked for. */
  readonly webhookUrl?: string;
  readonly port?: number;
  readonly nowMs?: () => number;
}

const NAMED_VERSION = '2026-10-28.endive';
const HOLD_SECONDS = 7 * 86_400;
const SLOW_MS = 400;
/** The client's own second try is part of one time-out. */
const CUTS = 2;

/**
 * A server that speaks as Stripe does, as far as the shop asks of it: sessions, intents, refunds, disputes, signed
 * events, keys against repetition. What goes wrong is said by order.
 */
export const startFakeStripe = async (options: FakeStripeOptions = {}) => {
  const nowMs = options.nowMs ?? Date.now;
  const webhookSecret = options.webhookSecret ?? 'whsec_falso';
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const events: { body: string; isDelivered: boolean; id: string }[] = [];
  const answered = new Map<string, { request: string; status: 200 | 402 | 400 | 500; body: string }>();
  const faults = new Map<string, { fault: StripeFault; left: number }>();
  /** Every effect on money, in order: what a test counts. */
  const effects: { kind: 'capture' | 'cancel' | 'refund' | 'expire'; orderId: string; amount: number }[] = [];
  let webhookUrl = options.webhookUrl;
  let origin = '';

  const take = (orderId: string, ...named: StripeFault[]): StripeFault | null => {
    const found = faults.get(orderId);
    if (!found || !named.includes(found.fault) || found.left === 0) return null;
    found.left -= 1;
    return found.fault;
  };

  const sessionJson = (session: Session, isExpanded = false) => ({
    id: session.id,
    object: 'checkout.session',
    status: session.status,
    payment_status: 'unpaid',
    payment_intent: session.intentId && isExpanded ? intentJson(session.intentId) : session.intentId,
    url: session.status === 'open' ? `${origin}/c/pay/${session.id}` : null,
    expires_at: session.expiresAt,
    client_reference_id: session.orderId,
    metadata: session.metadata,
    livemode: false,
  });
  const intentJson = (id: string) => {
    const intent = intents.get(id);
    if (!intent) return null;
    const isHeld = intent.status === 'requires_capture' || intent.status === 'succeeded';
    return {
      id,
      object: 'payment_intent',
      amount: intent.amount,
      amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
      amount_received: intent.received,
      capture_method: 'manual',
      status: intent.status,
      cancellation_reason: intent.reason,
      last_payment_error: intent.error,
      metadata: intent.metadata,
      created: intent.created,
      livemode: false,
      latest_charge: isHeld
        ? {
            id: `ch_${id.slice(3)}`,
            object: 'charge',
            disputed: intent.isDisputed,
            balance_transaction: null,
            payment_method_details: {
              type: 'card',
              card: { brand: 'visa', last4: '4242', capture_before: intent.created + HOLD_SECONDS },
            },
          }
        : null,
    };
  };
  const refundJson = (refund: Refund) => ({
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    payment_intent: refund.intentId,
    status: refund.status,
    failure_reason: refund.status === 'failed' ? 'lost_or_stolen_card' : null,
    metadata: refund.metadata,
  });

  const emit = async (orderId: string, type: string, object: object): Promise<void> => {
    const id = `evt_${randomUUID()}`;
    const body = JSON.stringify({
      id,
      object: 'event',
      api_version: NAMED_VERSION,
      created: Math.floor(nowMs() / 1000),
      type,
      livemode: false,
      data: { object },
      request: { id: null, idempotency_key: null },
      pending_webhooks: 1,
    });
    const event = { id, body, isDelivered: false };
    events.push(event);
    const fault = faults.get(orderId)?.fault;
    if (fault === 'lost' || fault === 'reordered') return;
    await deliver(event);
    if (fault === 'duplicated') await Promise.all([deliver(event), deliver(event)]);
  };
  // By the clock of the client that reads it, which no test sets.
  const sign = (body: string, seconds = Math.floor(Date.now() / 1000)): string =>
    `t=${seconds},v1=${createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')}`;
  const deliver = async (event: { body: string; isDelivered: boolean }): Promise<void> => {
    if (webhookUrl === undefined) return;
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(event.body) },
      body: event.body,
    }).catch(() => null);
    if (response?.ok) event.isDelivered = true;
  };

  const error = (status: 400 | 402 | 404, code: string, message: string) => ({
    status: status as 400 | 402,
    body: { error: { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message } },
  });
  const sessionOf = (intentId: string) => [...sessions.values()].find((each) => each.intentId === intentId);

  const app = new Hono();
  app.use('/v1/*', async (context, next) => {
    if (!/^Bearer sk_/.test(context.req.header('authorization') ?? ''))
      return context.json({ error: { type: 'invalid_request_error', message: 'no key' } }, 401);
    await next();
    return undefined;
  });

  type Answer = { status: 200 | 400 | 402; body: object };
  /** Runs what a POST asks once for each key, with what goes wrong for its order. */
  const post = (
    path: string,
    act: (
      form: ReturnType<typeof parseForm>,
      context: Context,
    ) => { orderId: string; run: () => Promise<Answer> | Answer },
  ) =>
    app.post(path, async (context) => {
      const text = await context.req.text();
      const key = context.req.header('idempotency-key') ?? randomUUID();
      const request = `${context.req.path}?${text}`;
      const earlier = answered.get(key);
      if (earlier && earlier.request !== request)
        return context.json({ error: { type: 'idempotency_error', message: 'other parameters' } }, 400);
      const { orderId, run } = act(parseForm(text), context);
      if (take(orderId, 'slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      if (take(orderId, 'cut-before')) return cut(context);
      const kept = earlier ?? { request, ...(await answerOf(orderId, run)) };
      answered.set(key, kept);
      if (take(orderId, 'cut-after')) return cut(context);
      return new Response(kept.body, { status: kept.status, headers: JSON_TYPE });
    });
  const answerOf = async (orderId: string, run: () => Promise<Answer> | Answer) => {
    const { status, body } = await run();
    return take(orderId, 'error-after')
      ? { status: 500 as const, body: JSON.stringify({ error: { type: 'api_error', message: 'ours' } }) }
      : { status, body: JSON.stringify(body) };
  };

  post('/v1/checkout/sessions', (form) => ({
    orderId: String(form.client_reference_id),
    run: () => {
      const metadata = form.payment_intent_data?.metadata as Record<string, string>;
      const session: Session = {
        id: `cs_${randomUUID()}`,
        orderId: String(form.client_reference_id),
        metadata,
        amount: Number(form.line_items[0].price_data.unit_amount),
        successUrl: String(form.success_url),
        cancelUrl: String(form.cancel_url),
        expiresAt: Number(form.expires_at),
        status: 'open',
        intentId: null,
      };
      if (form.payment_intent_data?.capture_method !== 'manual')
        return error(400, 'parameter_missing', 'manual');
      if (form.ui_mode !== 'hosted_page') return error(400, 'parameter_invalid', 'ui_mode');
      sessions.set(session.id, session);
      return { status: 200, body: sessionJson(session) };
    },
  }));

  app.get('/v1/checkout/sessions/:id', (context) => {
    const session = sessions.get(context.req.param('id'));
    if (!session) return context.json(error(404, 'resource_missing', 'session').body, 404);
    if (session.status === 'open' && session.expiresAt * 1000 <= nowMs()) session.status = 'expired';
    return context.json(sessionJson(session, true));
  });

  post('/v1/checkout/sessions/:id/expire', (_, context) => {
    const session = sessions.get(context.req.param('id') ?? '');
    return {
      orderId: session?.orderId ?? '',
      run: async () => {
        if (session?.status !== 'open') return error(400, 'session_not_open', 'not open');
        session.status = 'expired';
        effects.push({ kind: 'expire', orderId: session.orderId, amount: 0 });
        await emit(session.orderId, 'checkout.session.expired', sessionJson(session));
        return { status: 200, body: sessionJson(session) };
      },
    };
  });

  post('/v1/payment_intents/:id/capture', (form, context) => {
    const intent = intents.get(context.req.param('id') ?? '');
    return {
      orderId: intent?.orderId ?? '',
      run: async () => {
        const amount = Number(form.amount_to_capture);
        if (intent?.status !== 'requires_capture')
          return error(400, 'payment_intent_unexpected_state', 'state');
        if (amount > intent.amount) return error(400, 'amount_too_large', 'amount');
        intent.status = 'succeeded';
        intent.received = amount;
        effects.push({ kind: 'capture', orderId: intent.orderId, amount });
        await emit(intent.orderId, 'payment_intent.succeeded', intentJson(intent.id) ?? {});
        return { status: 200, body: intentJson(intent.id) ?? {} };
      },
    };
  });

  post('/v1/payment_intents/:id/cancel', (form, context) => {
    const intent = intents.get(context.req.param('id') ?? '');
    return {
      orderId: intent?.orderId ?? '',
      run: async () => {
        if (intent?.status !== 'requires_capture')
          return error(400, 'payment_intent_unexpected_state', 'state');
        intent.status = 'canceled';
        intent.reason = String(form.cancellation_reason);
        effects.push({ kind: 'cancel', orderId: intent.orderId, amount: intent.amount });
        await emit(intent.orderId, 'payment_intent.canceled', intentJson(intent.id) ?? {});
        return { status: 200, body: intentJson(intent.id) ?? {} };
      },
    };
  });

  post('/v1/refunds', (form) => {
    const intent = intents.get(String(form.payment_intent));
    return {
      orderId: intent?.orderId ?? '',
      run: async () => {
        const amount = Number(form.amount);
        const given = [...refunds.values()]
          .filter((each) => each.intentId === intent?.id && each.status === 'succeeded')
          .reduce((sum, each) => sum + each.amount, 0);
        if (intent?.status !== 'succeeded') return error(400, 'charge_not_captured', 'state');
        if (given + amount > intent.received) return error(400, 'amount_too_large', 'amount');
        const refund: Refund = {
          id: `re_${randomUUID()}`,
          intentId: intent.id,
          amount,
          metadata: (form.metadata ?? {}) as Record<string, string>,
          status: 'succeeded',
        };
        refunds.set(refund.id, refund);
        effects.push({ kind: 'refund', orderId: intent.orderId, amount });
        await emit(intent.orderId, 'refund.created', refundJson(refund));
        return { status: 200, body: refundJson(refund) };
      },
    };
  });

  const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/' });
  app.get('/v1/refunds', (context) =>
    context.json(
      list(
        [...refunds.values()]
          .filter((each) => each.intentId === context.req.query('payment_intent'))
          .map(refundJson),
      ),
    ),
  );
  app.get('/v1/disputes', (context) =>
    context.json(
      list(
        intents.get(context.req.query('payment_intent') ?? '')?.isDisputed
          ? [
              {
                id: 'dp_1',
                object: 'dispute',
                status: intents.get(context.req.query('payment_intent') ?? '')?.isLost
                  ? 'lost'
                  : 'needs_response',
              },
            ]
          : [],
      ),
    ),
  );
  app.get('/v1/payment_intents', (context) =>
    context.json(list([...intents.keys()].map((id) => intentJson(id) ?? {}))),
  );
  app.get('/v1/events', (context) =>
    context.json(list(events.filter(({ isDelivered }) => !isDelivered).map(({ body }) => JSON.parse(body)))),
  );

  /** The customer pays on the hosted page. */
  const pay = async (
    sessionId: string,
    how: 'paid' | 'declined' | '3ds-refused' = 'paid',
  ): Promise<string> => {
    const session = sessions.get(sessionId);
    if (!session) throw new Error('no such session');
    if (session.status !== 'open') return session.cancelUrl;
    const intent = intents.get(session.intentId ?? '') ?? {
      id: `pi_${randomUUID()}`,
      orderId: session.orderId,
      metadata: session.metadata,
      amount: session.amount,
      created: Math.floor(nowMs() / 1000),
      status: 'requires_payment_method' as Intent['status'],
      received: 0,
      reason: null,
      error: null,
      isDisputed: false,
    };
    intents.set(intent.id, intent);
    session.intentId = intent.id;
    if (how !== 'paid') {
      intent.error =
        how === 'declined'
          ? { code: 'card_declined', decline_code: 'insufficient_funds' }
          : { code: 'payment_intent_authentication_failure' };
      await emit(session.orderId, 'payment_intent.payment_failed', intentJson(intent.id) ?? {});
      return session.cancelUrl;
    }
    intent.status = 'requires_capture';
    session.status = 'complete';
    await emit(session.orderId, 'payment_intent.amount_capturable_updated', intentJson(intent.id) ?? {});
    await emit(session.orderId, 'checkout.session.completed', sessionJson(session));
    return session.successUrl;
  };

  app.get('/c/pay/:id', (context) => {
    const session = sessions.get(context.req.param('id'));
    return context.html(page(session?.amount ?? 0, context.req.param('id')));
  });
  app.post('/c/pay/:id/:how', async (context) => {
    const { id, how } = context.req.param();
    const session = sessions.get(id);
    if (how === 'back') return context.redirect(session?.cancelUrl ?? '/', 303);
    return context.redirect(await pay(id, how as 'paid' | 'declined' | '3ds-refused'), 303);
  });

  const server = serve({ fetch: app.fetch, port: options.port ?? 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => (server.listening ? resolve() : server.once('listening', resolve)));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  return {
    origin,
    effects,
    pay,
    sign,
    /** From here on this goes wrong for an order; `times` where it stops by itself. */
    breakFor: (
      orderId: string,
      fault: StripeFault,
      times = fault.startsWith('cut') ? CUTS : Number.POSITIVE_INFINITY,
    ) => void faults.set(orderId, { fault, left: times }),
    mend: (orderId: string) => void faults.delete(orderId),
    sendTo: (url: string) => {
      webhookUrl = url;
    },
    sessionOfPayment: (paymentId: string) =>
      [...sessions.values()].find(({ metadata }) => metadata.payment_id === paymentId),
    /** What is held runs out. */
    endHold: async (sessionId: string) => {
      const intent = intents.get(sessions.get(sessionId)?.intentId ?? '');
      if (intent?.status !== 'requires_capture') return;
      intent.status = 'canceled';
      intent.reason = 'automatic';
      await emit(intent.orderId, 'payment_intent.canceled', intentJson(intent.id) ?? {});
    },
    dispute: async (sessionId: string) => {
      const intent = intents.get(sessions.get(sessionId)?.intentId ?? '');
      if (!intent) return;
      intent.isDisputed = true;
      await emit(intent.orderId, 'charge.dispute.created', {
        id: 'dp_1',
        object: 'dispute',
        payment_intent: intent.id,
      });
    },
    /** The bank has decided for whoever paid. */
    loseDispute: async (sessionId: string) => {
      const intent = intents.get(sessions.get(sessionId)?.intentId ?? '');
      if (!intent?.isDisputed) return;
      intent.isLost = true;
      await emit(intent.orderId, 'charge.dispute.closed', {
        id: 'dp_1',
        object: 'dispute',
        payment_intent: intent.id,
      });
    },
    failRefunds: async (sessionId: string) => {
      const intentId = sessions.get(sessionId)?.intentId;
      for (const refund of refunds.values()) {
        if (refund.intentId !== intentId || refund.status === 'failed') continue;
        refund.status = 'failed';
        await emit(sessionOf(refund.intentId)?.orderId ?? '', 'refund.failed', refundJson(refund));
      }
    },
    /** Money that the shop has written nothing of. */
    addOrphan: (amount: number) => {
      const id = `pi_${randomUUID()}`;
      intents.set(id, {
        ...{
          id,
          orderId: '',
          metadata: {},
          amount,
          created: Math.floor(nowMs() / 1000),
          status: 'succeeded',
        },
        ...{ received: amount, reason: null, error: null, isDisputed: false },
      });
      return id;
    },
    /** What was kept back, the newest first. */
    deliverReordered: async () => {
      for (const event of events.filter(({ isDelivered }) => !isDelivered).reverse()) await deliver(event);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const JSON_TYPE = { 'content-type': 'application/json' };

/** The connection ends without an answer. */
const cut = (context: Context): Response => {
  context.env.incoming.socket.destroy();
  return new Response(null, { status: 504 });
};

const page = (
  amount: number,
  id: string,
) => `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width">
<title>Stripe de mentira</title><body style="font:16px system-ui;max-width:26rem;margin:3rem auto;display:grid;gap:1rem">
<h1>Stripe de mentira</h1><p>Total: $${(amount / 100).toFixed(2)}</p>${[
  ['paid', 'Pagar'],
  ['declined', 'Que el banco diga que no'],
  ['3ds-refused', 'Fallar el segundo paso'],
  ['back', 'Volver sin pagar'],
]
  .map(
    ([how, text]) =>
      `<form method="post" action="/c/pay/${id}/${how}"><button style="font:inherit;min-height:44px;width:100%">${text}</button></form>`,
  )
  .join('')}</body></html>`;
