import { hashPassword } from 'better-auth/crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export interface NewAccount {
  /** In lower case. */
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  readonly hospitalId: string | null;
  readonly isVerified: boolean;
}

/** Makes an account whose address counts as proven, with a password that the accounts library accepts. */
export const createProvenAccount = async (trx: Transaction<Schema>, account: NewAccount): Promise<string> => {
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
  await trx
    .insertInto('accounts')
    .values({
      user_id: profile.id,
      account_id: profile.id,
      provider_id: 'credential',
      password: await hashPassword(account.password),
    })
    .execute();
  return profile.id;
};
