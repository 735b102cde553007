import { SEARCH_RETENTION_DAYS } from '@nutricion/domain/search/search-retention';
import { type Kysely, sql } from 'kysely';
import { REGISTRATION_DAYS } from '../../accounts/registration/registration-store.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { sweepSessions } from '../../voice/sessions/sweep-sessions.ts';

/**
 * Deletes expired data: codes, unproven registrations, sessions with their retired tokens, rate limit counters, old
 * searches, transcripts.
 */
export const sweepExpired = async (db: Kysely<Schema>, now: Date): Promise<void> => {
  await db.deleteFrom('email_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('registrations').where('expires_at', '<', now).execute();
  await sweepUnproven(db, now);
  await db.deleteFrom('verifications').where('expires_at', '<', now).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('retired_session_tokens')
    .where('retired_at', '<', daysBefore(now, RETIRED_TOKEN_DAYS))
    .execute();
  await db.deleteFrom('searches').where('created_at', '<', daysBefore(now, SEARCH_RETENTION_DAYS)).execute();
  await db
    .updateTable('payment_events')
    .set({ raw: '{}' })
    .where('received_at', '<', daysBefore(now, PAYMENT_EVENT_DAYS))
    .where(sql<boolean>`raw <> '{}'::jsonb`)
    .execute();
  await db
    .deleteFrom('handover_photos')
    .where('taken_at', '<', daysBefore(now, HANDOVER_PHOTO_DAYS))
    .execute();
  await sweepSessions(db, now);
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
};

/** Accounts that can no longer be opened; an administrator's decision about one stays. */
const sweepUnproven = (db: Kysely<Schema>, now: Date) =>
  db
    .deleteFrom('profiles as p')
    .where('p.email_verified', '=', false)
    .where('p.is_verified', '=', false)
    .where('p.rejected_at', 'is', null)
    .where('p.deactivated_at', 'is', null)
    .where('p.created_at', '<', daysBefore(now, REGISTRATION_DAYS))
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('registrations as r').select('r.id').whereRef('r.user_id', '=', 'p.id')),
      ),
    )
    .execute();

/** An older copy is refused all the same; it only no longer ends the session that has moved on. */
const RETIRED_TOKEN_DAYS = 14;

/** How long a customer may claim that an order never arrived; days. */
const HANDOVER_PHOTO_DAYS = 90;

/** How long a bank may still ask; days. */
const PAYMENT_EVENT_DAYS = 90;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
