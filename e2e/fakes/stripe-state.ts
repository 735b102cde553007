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

export interface Session {
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

export interface Intent {
  readonly id: string;
  readonly orderId: string;
  readonly metadata: Record<string, string>;
  readonly amount: number;
  readonly created: number;
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
  received: number;
  reason: string | null;
  error: { code: string; decline_code?: string } | null;
  dispute: 'needs_response' | 'won' | 'lost' | null;
}

export interface Refund {
  readonly id: string;
  readonly intentId: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  status: 'pending' | 'succeeded' | 'failed';
}

/** Every effect on money, in order: what a test counts. */
export interface StripeEffect {
  readonly kind: 'capture' | 'cancel' | 'refund' | 'expire';
  readonly orderId: string;
  readonly amount: number;
}

const HOLD_SECONDS = 7 * 86_400;

/** What the fake holds, and what goes wrong with whom. */
export const openStripeState = () => {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const faults = new Map<string, { fault: StripeFault; left: number }>();
  const effects: StripeEffect[] = [];
  let origin = '';

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
      latest_charge: isHeld ? chargeJson(intent) : null,
    };
  };
  return {
    sessions,
    intents,
    refunds,
    faults,
    effects,
    moveTo: (address: string) => {
      origin = address;
    },
    /** Whether one of these goes wrong now, and one time less from here on. */
    consumeFault: (orderId: string, ...named: StripeFault[]): boolean => {
      const found = faults.get(orderId);
      if (!found || !named.includes(found.fault) || found.left === 0) return false;
      found.left -= 1;
      return true;
    },
    sessionJson: (session: Session, isExpanded = false) => ({
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
    }),
    intentJson,
    refundJson: (refund: Refund) => ({
      id: refund.id,
      object: 'refund',
      amount: refund.amount,
      payment_intent: refund.intentId,
      status: refund.status,
      failure_reason: refund.status === 'failed' ? 'lost_or_stolen_card' : null,
      metadata: refund.metadata,
    }),
  };
};

export type StripeState = ReturnType<typeof openStripeState>;

const chargeJson = (intent: Intent) => ({
  id: `ch_${intent.id.slice(3)}`,
  object: 'charge',
  disputed: intent.dispute !== null,
  balance_transaction: null,
  payment_method_details: {
    type: 'card',
    card: { brand: 'visa', last4: '4242', capture_before: intent.created + HOLD_SECONDS },
  },
});
