import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** The hash of a user's password, and the address to notify. */
export interface StoredPassword {
  readonly passwordHash: string;
  readonly email: string;
}

export const findPassword = async (db: Kysely<Schema>, userId: string): Promise<StoredPassword | null> => {
  const row = await db
    .selectFrom('accounts as a')
    .innerJoin('profiles as p', 'p.id', 'a.user_id')
    .select(['a.password', 'p.email'])
    .where('a.user_id', '=', userId)
    .where('a.provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ? { passwordHash: row.password, email: row.email } : null;
};

/** The user of a confirmed address (in lower case) and their password's hash. */
export const findSignInAccount = async (
  db: Kysely<Schema>,
  email: string,
): Promise<{ userId: string; passwordHash: string } | null> => {
  const row = await db
    .selectFrom('accounts as a')
    .innerJoin('profiles as p', 'p.id', 'a.user_id')
    .select(['p.id', 'a.password'])
    .where('p.email', '=', email)
    .where('p.email_verified', '=', true)
    .where('a.provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ? { userId: row.id, passwordHash: row.password } : null;
};

/** False if the stored password is no longer the expected one. */
export const replacePassword = async (
  trx: Transaction<Schema>,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ password: to, updated_at: sql<Date>`shop_now()` })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends pending second steps, which began with the old password. */
export const endChallenges = async (trx: Transaction<Schema>, userId: string): Promise<void> => {
  await trx.deleteFrom('verifications').where('value', '=', userId).execute();
};
