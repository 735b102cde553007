import type { Context } from 'hono';
import { addToCallLog } from '../platform/http/call-log.ts';
import { problemResponse } from '../platform/http/problem.ts';
import { readTextBody } from '../platform/http/read-body.ts';
import { storeEvent } from './event-inbox.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

/**
 * Stores Stripe's webhook event and responds at once; a job reads the payment from Stripe. The body is read as raw
 * text, because its signature covers the exact bytes.
 */
export const stripeWebhook =
  (
    deps: PaymentDependencies & {
      readonly enqueueEvents: (trx: Parameters<typeof storeEvent>[0]) => Promise<void>;
    },
  ) =>
  async (context: Context): Promise<Response> => {
    addToCallLog(context, { endpoint: 'POST /api/webhooks/stripe' });
    const stripe = deps.providers.card;
    if (!stripe) return problemResponse({ kind: 'not-found', what: 'esa dirección' });
    const body = await readTextBody(context);
    if (!body.ok) return problemResponse(body.refusal);
    const event = stripe.readEvent(body.value, context.req.header('stripe-signature') ?? '');
    if (!event) return problemResponse({ kind: 'malformed-request' });
    await deps.db.transaction().execute(async (trx) => {
      if (await storeEvent(trx, 'stripe', event, deps.now())) await deps.enqueueEvents(trx);
    });
    return context.json({ received: true });
  };
