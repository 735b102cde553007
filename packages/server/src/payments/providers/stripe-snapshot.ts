import type { ProviderState } from '@nutricion/domain/payments/payment';
import type Stripe from 'stripe';
import type { ProviderSnapshot, RefundSnapshot } from './payment-provider.ts';

/** Turns a Checkout session and its payment intent into a snapshot. */
export const snapshotOfSession = (
  session: Stripe.Checkout.Session,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): ProviderSnapshot => {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const balance = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  return {
    state: stateOf(session, intent, refunds, disputes),
    intentRef: intent?.id ?? null,
    reference: null,
    feeCents: balance?.fee ?? null,
    captureBefore: card?.capture_before ? new Date(card.capture_before * 1000) : null,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    failureCode: intent?.last_payment_error?.decline_code ?? intent?.last_payment_error?.code ?? null,
    refunds: refunds.map(refundSnapshot),
  };
};

const stateOf = (
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): ProviderState => {
  switch (intent?.status) {
    case 'succeeded':
      return {
        kind: 'captured',
        authorizedCents: intent.amount,
        capturedCents: intent.amount_received,
        refundedCents: refunds
          .filter(({ status }) => status === 'succeeded')
          .reduce((sum, { amount }) => sum + amount, 0),
        dispute: disputeOf(disputes),
      };
    case 'requires_capture':
      return { kind: 'authorized', authorizedCents: intent.amount_capturable };
    case 'canceled':
      return {
        kind:
          intent.cancellation_reason === 'automatic' || intent.cancellation_reason === 'expired'
            ? 'expired'
            : 'cancelled',
      };
    default:
      return { kind: session.status === 'expired' ? 'expired' : 'waiting' };
  }
};

const disputeOf = (disputes: readonly Stripe.Dispute[]): 'none' | 'open' | 'lost' => {
  if (disputes.some(({ status }) => status === 'lost')) return 'lost';
  return disputes.some(
    ({ status }) => status !== 'won' && status !== 'warning_closed' && status !== 'prevented',
  )
    ? 'open'
    : 'none';
};

const refundSnapshot = ({ id, status, metadata }: Stripe.Refund): RefundSnapshot => ({
  ref: id,
  operationId: metadata?.refund_id ?? null,
  state:
    status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
});
