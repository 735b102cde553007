import { newVoiceState, type VoiceState } from '@nutricion/domain/voice/voice-state';
import { toolsThatChange } from '@nutricion/domain/voice/voice-tools';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../platform/db/schema.ts';

const stateSchema = z.object({
  isViewOnly: z.boolean(),
  hasSearched: z.boolean(),
  question: z
    .object({
      id: z.string(),
      tool: z.enum(toolsThatChange),
      about: z.string(),
      text: z.string(),
      askedAtMs: z.number(),
    })
    .nullable(),
});

/** The stored state of a session; a new or ended one has the initial state. */
export const stateOf = (column: unknown): VoiceState => stateSchema.safeParse(column).data ?? newVoiceState;

/** Minutes without activity after which a session is over. */
export const IDLE_MINUTES = 15;

/** The session that a person has open, if any. */
export const openSessionOf = async (
  db: Kysely<Schema>,
  userId: string,
  now: Date,
): Promise<string | undefined> => {
  const session = await db
    .selectFrom('voice_sessions')
    .select('session_id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('last_active_at', '>', minutesBefore(now, IDLE_MINUTES))
    .orderBy('last_active_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return session?.session_id;
};

/**
 * Opens a session, or finds it, and locks it, so that its calls run one at a time. Null if it belongs to somebody
 * else.
 */
export const lockSession = async (
  trx: Transaction<Schema>,
  { sessionId, userId, now }: { readonly sessionId: string; readonly userId: string; readonly now: Date },
) => {
  await trx
    .insertInto('voice_sessions')
    .values({ session_id: sessionId, user_id: userId, created_at: now, last_active_at: now })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
  const session = await trx
    .selectFrom('voice_sessions')
    .selectAll()
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return session.user_id === userId ? session : null;
};

const syncedCartSchema = z.array(z.object({ product_id: z.string(), quantity: z.number().int().min(1) }));
export type SyncedCart = z.infer<typeof syncedCartSchema>;

/** The cart as the assistant last left it; empty where it never had one. */
export const readSyncedCart = async (db: Kysely<Schema>, userId: string): Promise<SyncedCart> => {
  const row = await db.selectFrom('carts').select('lines').where('user_id', '=', userId).executeTakeFirst();
  return syncedCartSchema.safeParse(row?.lines).data ?? [];
};

export const storeSyncedCart = async (
  trx: Transaction<Schema>,
  userId: string,
  cart: SyncedCart,
  now: Date,
): Promise<void> => {
  const lines = JSON.stringify(cart);
  await trx
    .insertInto('carts')
    .values({ user_id: userId, lines, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ lines, updated_at: now, version: sql<number>`carts.version + 1` }),
    )
    .execute();
};

export const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
