import { SEARCHES_KEPT_DAYS } from '@nutricion/domain/finding/kept-searches';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Removes what nobody needs any more: codes, sessions with their retired tokens, counters of attempts, old searches. */
export const sweepExpired = async (db: Kysely<Schema>, now: Date): Promise<void> => {
  await db.deleteFrom('verifications').where('expires_at', '<', now).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('retired_session_tokens')
    .where('retired_at', '<', daysBefore(now, RETIRED_TOKEN_DAYS))
    .execute();
  await db.deleteFrom('searches').where('created_at', '<', daysBefore(now, SEARCHES_KEPT_DAYS)).execute();
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
};

/** An older copy is refused all the same; it only no longer ends the session that has moved on. */
const RETIRED_TOKEN_DAYS = 14;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
