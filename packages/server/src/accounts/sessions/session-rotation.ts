import { createHash, randomBytes } from 'node:crypto';
import { expiryAfterUse } from '@nutricion/domain/accounts/session-life';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { satisfiesSecondFactor } from '../second-factor/factor-store.ts';

/**
 * After a lost response, or in a second tab, the previous token is presented: for this long it counts as the current
 * one.
 */
export const GRACE_MS = 30_000;

export interface LiveSession {
  readonly id: string;
  readonly userId: string;
  /** The token that the client must present next. */
  readonly token: string;
  readonly isTrusted: boolean;
  /** The session ends then without further use. */
  readonly expiresAt: Date;
  readonly endsAt: Date;
}

/**
 * Finds the session of a presented token, in one transaction under the session's row lock.
 * - The current token: the session; with `rotate` it gets a new token, and the old one is retired. With `isUse` the
 *   idle time starts again, up to the end of the session.
 * - A token retired up to 30 s ago: the session as it is now, for a client that lost the response.
 * - A token retired earlier: two parties hold copies of the session. It is revoked, `onReuse` is called; null.
 * - Unknown, expired, or of an account that isn't active: null.
 */
export const presentToken = (
  db: Kysely<Schema>,
  token: string,
  { rotate, isUse, now }: { readonly rotate: boolean; readonly isUse: boolean; readonly now: Date },
  onReuse: (userId: string) => void = () => {},
): Promise<LiveSession | null> =>
  db.transaction().execute(async (trx) => {
    const current = await liveSessions(trx, now).where('s.token', '=', token).executeTakeFirst();
    if (current) return rotate ? rotateToken(trx, current, { isUse, now }) : current;

    const retired = await trx
      .selectFrom('retired_session_tokens')
      .select(['session_id', 'retired_at'])
      .where('token_hash', '=', digest(token))
      .executeTakeFirst();
    if (!retired) return null;
    if (now.getTime() - retired.retired_at.getTime() <= GRACE_MS)
      return (await liveSessions(trx, now).where('s.id', '=', retired.session_id).executeTakeFirst()) ?? null;
    const revoked = await trx
      .deleteFrom('sessions')
      .where('id', '=', retired.session_id)
      .returning('user_id')
      .executeTakeFirst();
    if (revoked) onReuse(revoked.user_id);
    return null;
  });

/** Ends the session of a current or retired token. Returns its user. */
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

/** Locks the row: of two requests with one token, the second waits and then finds it retired. */
const liveSessions = (trx: Transaction<Schema>, now: Date) =>
  trx
    .selectFrom('sessions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .select(['s.id', 's.user_id as userId', 's.token'])
    .select(['s.is_trusted as isTrusted', 's.expires_at as expiresAt', 's.ends_at as endsAt'])
    .where('s.expires_at', '>', now)
    .where('p.rejected_at', 'is', null)
    .where('p.deactivated_at', 'is', null)
    .where(satisfiesSecondFactor)
    .forUpdate('s');

const rotateToken = async (
  trx: Transaction<Schema>,
  session: LiveSession,
  { isUse, now }: { readonly isUse: boolean; readonly now: Date },
): Promise<LiveSession> => {
  const token = randomBytes(24).toString('base64url');
  await trx
    .insertInto('retired_session_tokens')
    .values({ token_hash: digest(session.token), session_id: session.id, retired_at: now })
    .execute();
  const expiresAt = isUse ? expiryAfterUse(session, now) : session.expiresAt;
  await trx
    .updateTable('sessions')
    .set({ token, expires_at: expiresAt, ...(isUse && { updated_at: now }) })
    .where('id', '=', session.id)
    .execute();
  return { ...session, token, expiresAt };
};

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
