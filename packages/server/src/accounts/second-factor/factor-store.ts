import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * Whether a session `s` of a profile `p` proves its owner: an account with a second factor is not proved
 * by a session that was made without it, however it came to be.
 */
export const satisfiesSecondFactor = sql<boolean>`(not p.two_factor_enabled or s.second_factor_at is not null)`;

export interface Factor {
  /** Encrypted. */
  readonly secret: string;
  readonly isConfirmed: boolean;
}

export const findFactor = async (db: Kysely<Schema>, userId: string): Promise<Factor | null> => {
  const row = await db
    .selectFrom('two_factors')
    .select(['secret', 'verified'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { secret: row.secret, isConfirmed: row.verified } : null;
};

/** How many backup codes are left; null without a confirmed factor. */
export const countBackupCodes = async (db: Kysely<Schema>, userId: string): Promise<number | null> => {
  const row = await db
    .selectFrom('two_factors')
    .select(sql<number>`jsonb_array_length(backup_codes::jsonb)`.as('left'))
    .where('user_id', '=', userId)
    .where('verified', '=', true)
    .executeTakeFirst();
  return row ? row.left : null;
};

/** Takes the code of a step, once; false when it or a later one was taken before. */
export const consumeStep = async (db: Kysely<Schema>, userId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Takes a backup code by its digest, once; false when it is none of theirs, or was taken before. */
export const consumeBackupCode = async (
  db: Kysely<Schema>,
  userId: string,
  digest: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('two_factors')
    .set({ backup_codes: sql<string>`(backup_codes::jsonb - ${digest}::text)::text` })
    .where('user_id', '=', userId)
    .where('verified', '=', true)
    .where(sql<boolean>`backup_codes::jsonb ? ${digest}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** False when it was confirmed, or begun anew, since `secret` was read. */
export const confirmSecret = async (
  trx: Transaction<Schema>,
  userId: string,
  { secret, step }: { readonly secret: string; readonly step: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('two_factors')
    .set({ verified: true, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('verified', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await setEnabled(trx, userId, true);
  return true;
};

/** False when there was none. */
export const removeFactor = async (trx: Transaction<Schema>, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('two_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await setEnabled(trx, userId, false);
  return numDeletedRows > 0n;
};

const setEnabled = async (trx: Transaction<Schema>, userId: string, isEnabled: boolean): Promise<void> => {
  await trx
    .updateTable('profiles')
    .set({ two_factor_enabled: isEnabled, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
};

/** The session whose token the library just gave was opened with both factors. */
export const markWithFactor = async (db: Kysely<Schema>, token: string, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ second_factor_at: now, authenticated_at: now })
    .where('token', '=', token)
    .execute();
};
