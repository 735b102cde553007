import { accept, refuse } from '@nutricion/domain/kit/result';
import type Stripe from 'stripe';
import type { OperationDone, PaymentProvider, ProviderRefusal, ProviderResult } from './payment-provider.ts';
import { snapshotOfSession } from './stripe-snapshot.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Replaces Stripe's address in tests and demos. */
  readonly apiBase: string | undefined;
}

/** What Stripe adds to the port: signed webhook events. */
export interface StripeProvider extends PaymentProvider {
  /** The event that a request carries; null when its signature or its mode isn't ours. */
  readonly readEvent: (rawBody: string, signature: string) => StripeEvent | null;
  /** Events of the last days that never reached us. */
  readonly undeliveredEvents: () => ProviderResult<readonly StripeEvent[]>;
}

export type StripeEvent = Pick<Stripe.Event, 'id' | 'type'> & { readonly object: Record<string, unknown> };

/**
 * Stripe refuses a page that stays open for less than thirty minutes by its own clock. Two minutes more allow for a clock
 * that differs from ours, and for a request that is lost and sent again.
 */
const OPEN_MS = 32 * 60_000;
const TIMEOUT_MS = 10_000;

/** Stripe by its own client, which is loaded only here; hosted Checkout, captured when the order is packed. */
export const openStripe = async (settings: StripeSettings, publicUrl: string): Promise<StripeProvider> => {
  const { default: Client } = await import('stripe');
  const stripe = new Client(settings.secretKey, {
    ...(settings.apiBase !== undefined && addressOf(settings.apiBase)),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  const isLive = /^[sr]k_live_/.test(settings.secretKey);
  const callStripe = stripeCaller(Client.errors);

  return {
    name: 'stripe',
    capturesAtOnce: false,
    openMs: OPEN_MS,
    create: (request) =>
      callStripe(async () => {
        const back = `${publicUrl}/checkout/pago?orden=${request.orderId}`;
        const metadata = { order_id: request.orderId, payment_id: request.paymentId };
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            ui_mode: 'hosted_page',
            locale: 'es-419',
            client_reference_id: request.orderId,
            metadata,
            allowed_payment_method_types: ['card'],
            payment_intent_data: { capture_method: 'manual', metadata, description: request.orderNumber },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'usd',
                  unit_amount: request.amountCents,
                  product_data: { name: `Orden ${request.orderNumber}` },
                },
              },
            ],
            customer_email: request.email,
            expires_at: Math.floor(request.expiresAt.getTime() / 1000),
            success_url: back,
            cancel_url: `${back}&cancelado=1`,
          },
          { idempotencyKey: request.idempotencyKey },
        );
        return { ref: session.id, url: session.url, token: null };
      }),

    retrieve: ({ ref }) =>
      callStripe(async () => {
        const session = await stripe.checkout.sessions.retrieve(ref ?? '', {
          expand: ['payment_intent.latest_charge.balance_transaction'],
        });
        const intentId = idOf(session.payment_intent);
        const [refunds, disputes] = intentId
          ? await Promise.all([
              stripe.refunds.list({ payment_intent: intentId, limit: 100 }),
              isDisputed(session) ? stripe.disputes.list({ payment_intent: intentId, limit: 10 }) : null,
            ])
          : [null, null];
        return snapshotOfSession(session, refunds?.data ?? [], disputes?.data ?? []);
      }),

    capture: ({ intentRef }, { amountCents, idempotencyKey }) =>
      callStripe(async () => {
        await stripe.paymentIntents.capture(
          intentRef ?? '',
          { amount_to_capture: amountCents },
          { idempotencyKey },
        );
        return settledAtOnce;
      }),

    cancel: ({ ref, intentRef, authorizedCents }, { idempotencyKey }) =>
      callStripe(async () => {
        // An unpaid page is closed by expiring its session.
        if (authorizedCents > 0 && intentRef !== null)
          await stripe.paymentIntents.cancel(
            intentRef,
            { cancellation_reason: 'requested_by_customer' },
            { idempotencyKey },
          );
        else if (ref !== null) await stripe.checkout.sessions.expire(ref, {}, { idempotencyKey });
        return settledAtOnce;
      }),

    refund: async ({ intentRef }, { id, amountCents, idempotencyKey }) => {
      const stripeResult = await callStripe(() =>
        stripe.refunds.create(
          {
            payment_intent: intentRef ?? '',
            amount: amountCents,
            reason: 'requested_by_customer',
            metadata: { refund_id: id },
          },
          { idempotencyKey },
        ),
      );
      if (!stripeResult.ok) return stripeResult;
      const { status, failure_reason, id: ref } = stripeResult.value;
      if (status === 'failed' || status === 'canceled')
        return refuse({ kind: 'refused', code: failure_reason ?? status });
      return accept({ ref, isPending: status !== 'succeeded' });
    },

    chargesSince: (since) =>
      callStripe(async () => {
        const charges = [];
        const seconds = Math.floor(since.getTime() / 1000);
        for await (const intent of stripe.paymentIntents.list({ created: { gte: seconds }, limit: 100 }))
          if (intent.status === 'requires_capture' || intent.status === 'succeeded')
            charges.push({
              ref: intent.id,
              paymentId: intent.metadata.payment_id ?? null,
              amountCents: intent.amount,
            });
        return charges;
      }),

    readEvent: (rawBody, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(rawBody, signature, settings.webhookSecret);
        return event.livemode === isLive ? toEvent(event) : null;
      } catch (error) {
        if (error instanceof Client.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null;
        throw error;
      }
    },

    undeliveredEvents: () =>
      callStripe(async () => {
        const events = await stripe.events.list({ delivery_success: false, limit: 100 });
        return events.data.filter((event) => event.livemode === isLive).map(toEvent);
      }),
  };
};

const settledAtOnce: OperationDone = { ref: null, isPending: false };

const toEvent = (event: Stripe.Event): StripeEvent => ({
  id: event.id,
  type: event.type,
  object: event.data.object as unknown as Record<string, unknown>,
});

const addressOf = (apiBase: string) => {
  const { hostname, port, protocol } = new URL(apiBase);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
  } as const;
};

const idOf = (intent: string | Stripe.PaymentIntent | null): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

const isDisputed = ({ payment_intent }: Stripe.Checkout.Session): boolean =>
  typeof payment_intent === 'object' &&
  typeof payment_intent?.latest_charge === 'object' &&
  payment_intent.latest_charge?.disputed === true;

/** What Stripe refuses is refused; what it doesn't answer, or answers with a fault of its own, is in doubt. */
const stripeCaller =
  (errors: typeof Stripe.errors) =>
  async <T>(call: () => Promise<T>): ProviderResult<T> => {
    try {
      return accept(await call());
    } catch (error) {
      if (!(error instanceof errors.StripeError)) throw error;
      return refuse(refusalOf(error, error.statusCode));
    }
  };

const refusalOf = (
  { code, type }: { readonly code?: string | undefined; readonly type: string },
  status: number | undefined,
): ProviderRefusal => {
  const name = code ?? type;
  if (status === undefined) return { kind: 'in-doubt', code: name, hasResponse: false };
  // A wrong key of ours is an operator's problem, not the customer's.
  if (status >= 500) return { kind: 'in-doubt', code: name, hasResponse: true };
  if (status === 401 || status === 403 || status === 409 || status === 429)
    return { kind: 'in-doubt', code: name, hasResponse: false };
  return { kind: 'refused', code: name };
};
