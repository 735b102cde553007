import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../platform/db/schema.ts';
import type { PaymentTransaction } from './payment-dependencies.ts';

const aboutSchema = z.object({
  id: z.string(),
  object: z.string().optional(),
  status: z.string().nullish(),
  amount: z.number().nullish(),
  payment_intent: z.string().nullish(),
  metadata: z.object({ payment_id: z.uuid().optional() }).nullish(),
});

/**
 * Stores a webhook event once, however often it arrives: the ids it is about, and nothing about the payer. Returns
 * whether it is new.
 */
export const storeEvent = async (
  trx: PaymentTransaction,
  provider: 'stripe' | 'ath',
  event: { readonly id: string; readonly type: string; readonly object: object },
  nowMs: number,
): Promise<boolean> => {
  const parsedEvent = aboutSchema.safeParse(event.object);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values({
      provider,
      event_id: event.id,
      type: event.type.slice(0, 100),
      object_ref: parsedEvent.data?.payment_intent ?? parsedEvent.data?.id ?? null,
      raw: JSON.stringify(parsedEvent.data ?? {}),
      received_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** The payment that an event speaks of; null where none of ours is. */
export const paymentIdOfEvent = async (
  db: Kysely<Schema>,
  event: { readonly provider: string; readonly object_ref: string | null; readonly raw: object },
): Promise<string | null> => {
  const named = aboutSchema.safeParse(event.raw).data?.metadata?.payment_id;
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where((eb) =>
      eb.or([
        ...(named === undefined ? [] : [eb('id', '=', named)]),
        eb('provider_ref', '=', event.object_ref),
        eb('intent_ref', '=', event.object_ref),
      ]),
    )
    .executeTakeFirst();
  return row?.id ?? null;
};
