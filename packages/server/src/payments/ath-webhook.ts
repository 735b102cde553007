import type { Context } from 'hono';
import { z } from 'zod';
import { addToCallLog } from '../platform/http/call-log.ts';
import { problemResponse } from '../platform/http/problem.ts';
import { readTextBody } from '../platform/http/read-body.ts';
import { isSameText } from '../platform/keyed-digest.ts';
import { storeEvent } from './event-inbox.ts';
import type { PaymentDependencies, PaymentTransaction } from './payment-dependencies.ts';

const webhookBody = z.object({
  transactionType: z.string().max(40),
  status: z.string().max(40),
  referenceNumber: z.string().max(100).nullish(),
  metadata2: z.uuid(),
});

/**
 * Takes in what ATH Móvil tells. Nothing is signed, so that it is a hint to ask now and never the truth: only who knows
 * the address is listened to, and only of payments of ours.
 */
export const athWebhook =
  (deps: PaymentDependencies & { readonly enqueueEvents: (trx: PaymentTransaction) => Promise<void> }) =>
  async (context: Context): Promise<Response> => {
    addToCallLog(context, { endpoint: 'POST /api/webhooks/ath' });
    const key = deps.providers['ath-movil']?.webhookKey;
    if (key === undefined || !isSameText(context.req.param('key') ?? '', key))
      return problemResponse({ kind: 'not-found', what: 'esa dirección' });
    const body = await readTextBody(context);
    if (!body.ok) return problemResponse(body.refusal);
    const event = webhookBody.safeParse(parsed(body.value));
    // A sale at the door is told of here as well, and is none of ours.
    if (!event.success) return context.json({ received: true });
    const { transactionType, status, referenceNumber, metadata2 } = event.data;
    await deps.db.transaction().execute(async (trx) => {
      const isNew = await storeEvent(
        trx,
        'ath',
        {
          id: `${metadata2}:${transactionType}:${status}:${referenceNumber ?? ''}`,
          type: `${transactionType}.${status}`,
          object: { id: referenceNumber ?? metadata2, metadata: { payment_id: metadata2 } },
        },
        deps.now(),
      );
      if (isNew) await deps.enqueueEvents(trx);
    });
    return context.json({ received: true });
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
};
