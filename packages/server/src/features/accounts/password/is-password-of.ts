import { verifyPassword } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

/** Whether somebody who is signed in knows the password too. Costs as much as signing in. */
export const isPasswordOf = async (
  db: Kysely<Schema>,
  profileId: string,
  password: string,
): Promise<boolean> => {
  const account = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', profileId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return account?.password ? verifyPassword({ hash: account.password, password }) : false;
};
