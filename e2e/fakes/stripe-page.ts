import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { StripeEvents } from './stripe-events.ts';
import type { Intent, StripeState } from './stripe-state.ts';

export type Paying = 'paid' | 'declined' | '3ds-refused';

/** The hosted page: what a customer does there, by tap or by a test's word. Answers where they go from it. */
export const stripePage = (
  app: Hono,
  { sessions, intents, sessionJson, intentJson }: StripeState,
  { emit }: StripeEvents,
  nowMs: () => number,
) => {
  const pay = async (sessionId: string, how: Paying = 'paid'): Promise<string> => {
    const session = sessions.get(sessionId);
    if (!session) throw new Error('no such session');
    if (session.status !== 'open') return session.cancelUrl;
    const intent: Intent = intents.get(session.intentId ?? '') ?? {
      id: `pi_${randomUUID()}`,
      orderId: session.orderId,
      metadata: session.metadata,
      amount: session.amount,
      created: Math.floor(nowMs() / 1000),
      status: 'requires_payment_method',
      received: 0,
      reason: null,
      error: null,
      dispute: null,
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
    if (how === 'back') return context.redirect(sessions.get(id)?.cancelUrl ?? '/', 303);
    return context.redirect(await pay(id, how as Paying), 303);
  });
  return pay;
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
