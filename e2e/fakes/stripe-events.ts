import { createHmac, randomUUID } from 'node:crypto';
import type { StripeState } from './stripe-state.ts';

interface EventOptions {
  readonly webhookSecret: string;
  readonly webhookUrl: string | undefined;
  readonly nowMs: () => number;
}

interface FakeEvent {
  readonly id: string;
  readonly body: string;
  isDelivered: boolean;
}

const NAMED_VERSION = '2026-10-28.endive';

/** Signed events, delivered at once, twice, late, in another order or never, as the order's fault says. */
export const openStripeEvents = ({ faults }: StripeState, options: EventOptions) => {
  const { webhookSecret, nowMs } = options;
  const events: FakeEvent[] = [];
  let { webhookUrl } = options;

  // By the clock of the client that reads it, which no test sets.
  const sign = (body: string, seconds = Math.floor(Date.now() / 1000)): string =>
    `t=${seconds},v1=${createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')}`;
  const deliver = async (event: FakeEvent): Promise<void> => {
    if (webhookUrl === undefined) return;
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(event.body) },
      body: event.body,
    }).catch(() => null);
    if (response?.ok) event.isDelivered = true;
  };
  const undelivered = () => events.filter(({ isDelivered }) => !isDelivered);

  return {
    sign,
    undelivered,
    sendTo: (url: string) => {
      webhookUrl = url;
    },
    emit: async (orderId: string, type: string, object: object): Promise<void> => {
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
    },
    /** What was kept back, the newest first. */
    deliverReordered: async () => {
      for (const event of undelivered().reverse()) await deliver(event);
    },
  };
};

export type StripeEvents = ReturnType<typeof openStripeEvents>;
