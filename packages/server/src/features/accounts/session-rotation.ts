import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { SESSION_SECONDS } from './table-names.ts';

/** A lost answer or a second tab presents the token before: within this it is the current session. */
export const GRACE_MS = 30_000;

export interface LiveSession {
  readonly id: string;
  readonly userId: string;
  /** What the client must present next. */
  readonly token: string;
}

/**
 * Finds the session of a presented token, in one transaction under the session's row lock.
 * - The current token: the session; with `rotate` it gets a new token and a new life, and the old
 *   token is retired.
 * - A token retired up to 30 s ago: the session as it is now, so that whoever lost the answer catches up.
 * - One retired before that: two parties hold copies of one session. It is revoked; null.
 * - Unknown, expired, or of an account that is not active: null.
 */
export const presentToken = (
  db: Kysely<Schema>,
  token: string,
  { rotate, now }: { readonly rotate: boolean; readonly now: Date },
): Promise<LiveSession | null> =>
  db.transaction().execute(async (trx) => {
    const current = await liveSessions(trx, now).where('s.token', '=', token).executeTakeFirst();
    if (current) return rotate ? giveNewToken(trx, current, now) : current;

    const retired = await trx
      .selectFrom('retired_session_tokens')
      .select(['session_id', 'retired_at'])
      .where('token_hash', '=', digest(token))
      .executeTakeFirst();
    if (!retired) return null;
    if (now.getTime() - retired.retired_at.getTime() <= GRACE_MS)
      return (await liveSessions(trx, now).where('s.id', '=', retired.session_id).executeTakeFirst()) ?? null;
    await trx.deleteFrom('sessions').where('id', '=', retired.session_id).execute();
    return null;
  });

/** Ends the session that a token belongs to or, having been retired, belonged to. Returns whose it was. */
export const endSessionOf = async (db: Kysely<Schema>, token: string): Promise<string | null> => {
  const ended = await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('token', '=', token),
        eb(
          'id',
          'in',
          eb
            .selectFrom('retired_session_tokens')
            .select('session_id')
            .where('token_hash', '=', digest(token)),
        ),
      ]),
    )
    .returning('user_id')
    .executeTakeFirst();
  return ended?.user_id ?? null;
};

/** Locks the row: of two that present one token, the second waits and then finds it retired. */
const liveSessions = (trx: Transaction<Schema>, now: Date) =>
  trx
    .selectFrom('sessions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .select(['s.id', 's.user_id as userId', 's.token'])
    .where('s.expires_at', '>', now)
    .where('p.rejected_at', 'is', null)
    .where('p.deactivated_at', 'is', null)
    .forUpdate('s');

const giveNewToken = async (
  trx: Transaction<Schema>,
  session: LiveSession,
  now: Date,
): Promise<LiveSession> => {
  const token = randomBytes(24).toString('base64url');
  await trx
    .insertInto('retired_session_tokens')
    .values({ token_hash: digest(session.token), session_id: session.id, retired_at: now })
    .execute();
  await trx
    .updateTable('sessions')
    .set({ token, updated_at: now, expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000) })
    .where('id', '=', session.id)
    .execute();
  return { ...session, token };
};

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
