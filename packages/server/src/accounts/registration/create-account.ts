import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Passwords } from '../password/passwords.ts';

export interface NewAccount {
  /** In lower case. */
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  readonly hospitalId: string | null;
  readonly isVerified: boolean;
}

/** Creates an account with a confirmed address. Returns its id. */
export const createProvenAccount = async (
  trx: Transaction<Schema>,
  account: NewAccount,
  passwords: Passwords,
): Promise<string> => {
  const profile = await trx
    .insertInto('profiles')
    .values({
      email: account.email,
      full_name: account.fullName,
      hospital_id: account.hospitalId,
      email_verified: true,
      is_verified: account.isVerified,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setPassword(trx, profile.id, await passwords.hash(account.password));
  return profile.id;
};

/** Makes this hash the account's only password. */
export const setPassword = async (
  trx: Transaction<Schema>,
  profileId: string,
  passwordHash: string,
): Promise<void> => {
  await trx
    .insertInto('accounts')
    .values({
      user_id: profileId,
      // better-auth finds the password by these two.
      account_id: profileId,
      provider_id: 'credential',
      password: passwordHash,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ password: passwordHash, updated_at: new Date() }),
    )
    .execute();
};
