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
 * Handles ATH Móvil's webhook. It isn't signed, so it is only a hint to read the payment from ATH Móvil: the
 * address is secret, and only payments of ours are read.
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
    // ATH Móvil also reports sales at the entrance, which aren't payments of this kind.
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
