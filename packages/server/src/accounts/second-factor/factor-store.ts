import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * Whether a session `s` authenticates its profile `p`: with a second factor enabled, only a session that was opened
 * with it does.
 */
export const satisfiesSecondFactor = sql<boolean>`(not p.two_factor_enabled or s.second_factor_at is not null)`;

export interface Factor {
  /** Encrypted. */
  readonly secret: string;
  readonly isConfirmed: boolean;
  /** When it was read, by the database's clock. */
  readonly readAtMs: number;
}

export const findFactor = async (db: Kysely<Schema>, userId: string): Promise<Factor | null> => {
  const row = await db
    .selectFrom('two_factors')
    .select(['secret', 'verified', sql<Date>`shop_clock()`.as('read_at')])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { secret: row.secret, isConfirmed: row.verified, readAtMs: row.read_at.getTime() } : null;
};

/** The number of unused backup codes; null without a confirmed factor. */
export const countBackupCodes = async (db: Kysely<Schema>, userId: string): Promise<number | null> => {
  const row = await db
    .selectFrom('two_factors')
    .select(sql<number>`jsonb_array_length(backup_codes::jsonb)`.as('left'))
    .where('user_id', '=', userId)
    .where('verified', '=', true)
    .executeTakeFirst();
  return row ? row.left : null;
};

/** Consumes the code of a time step; false if it or a later one was used before. */
export const consumeStep = async (db: Kysely<Schema>, userId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Consumes a backup code by its digest; false if it is unknown or was used before. */
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

/** False if it was confirmed, or begun again, since `secret` was read. */
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

/** False if there was none. */
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

/** Marks the session that better-auth has just opened as opened with the second factor. */
export const markWithFactor = async (db: Kysely<Schema>, token: string, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ second_factor_at: now, authenticated_at: now })
    .where('token', '=', token)
    .execute();
};
