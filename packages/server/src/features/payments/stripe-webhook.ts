import type { Context } from 'hono';
import { noteCall } from '../../http/noted-call.ts';
import { problemResponse } from '../../http/problem.ts';
import { MAX_BODY_BYTES } from '../../http/read-body.ts';
import { keepEvent } from './event-inbox.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

/**
 * Takes in what Stripe tells and answers at once; what it means is asked of Stripe by a job. The body is read as it
 * came: its signature is of the very bytes.
 */
export const stripeWebhook =
  (
    deps: PaymentDependencies & {
      readonly enqueueEvents: (trx: Parameters<typeof keepEvent>[0]) => Promise<void>;
    },
  ) =>
  async (context: Context): Promise<Response> => {
    noteCall(context, { endpoint: 'POST /api/webhooks/stripe' });
    const stripe = deps.providers.card;
    if (!stripe) return problemResponse({ kind: 'not-found', what: 'esa dirección' });
    if (Number(context.req.header('content-length') ?? 0) > MAX_BODY_BYTES)
      return problemResponse({ kind: 'body-too-large' });
    const event = stripe.readEvent(await context.req.text(), context.req.header('stripe-signature') ?? '');
    if (!event) return problemResponse({ kind: 'malformed-request' });
    await deps.db.transaction().execute(async (trx) => {
      if (await keepEvent(trx, 'stripe', event, deps.now())) await deps.enqueueEvents(trx);
    });
    return context.json({ received: true });
  };
