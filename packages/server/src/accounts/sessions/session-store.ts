import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** The most that a list shows. */
const MAX_LISTED_SESSIONS = 100;

/** A user's open sessions, the most recently used first. */
export const readSessions = (db: Kysely<Schema>, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'is_trusted', 'created_at', 'updated_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED_SESSIONS)
    .execute();

/** Which of a person's sessions to end. */
type SessionsToEnd = 'all' | { readonly id: string } | { readonly except: string };

/** Ends sessions of one user and returns their number. */
export const endSessionsOf = async (
  db: Kysely<Schema>,
  userId: string,
  which: SessionsToEnd,
): Promise<number> => {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (which !== 'all')
    query = 'id' in which ? query.where('id', '=', which.id) : query.where('id', '!=', which.except);
  return Number((await query.executeTakeFirst()).numDeletedRows);
};
