import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { consumeCodes, type TriedCode, type TypedCode, tryCode } from '../codes/mailed-codes.ts';
import { endChallenges } from '../password/password-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { setPassword } from './create-account.ts';
import { deleteRegistrations, liveRegistrations } from './registration-store.ts';

export interface ProvenAccount {
  readonly userId: string;
  readonly fullName: string;
  readonly passwordHash: string;
}

type VerificationFailure = Exclude<TriedCode, 'right'> | 'which-registration';

type LiveRegistration = Awaited<ReturnType<typeof liveRegistrations>>[number];

/**
 * Confirms an address by a mailed code. The registration that `choose` picks gives the account name, hospital and
 * password; the others are deleted with every code and session, in the same transaction. If it picks none, the code
 * stays valid.
 */
export const verifyAddress = (
  db: Kysely<Schema>,
  secret: string,
  {
    email,
    typed,
    choose,
  }: {
    readonly email: string;
    readonly typed: TypedCode;
    readonly choose: (registrations: readonly LiveRegistration[]) => LiveRegistration | undefined;
  },
): Promise<Result<ProvenAccount, VerificationFailure>> =>
  db.transaction().execute(async (trx) => {
    const tried = await tryCode(trx, secret, { email, purpose: 'prove-email' }, typed);
    if (tried !== 'right') return refuse(tried);
    const userId = await lockUnproven(trx, email);
    const registrations = await liveRegistrations(trx, email);
    if (!userId || registrations.length === 0) return refuse('wrong');
    const registration = choose(registrations);
    if (!registration) return refuse('which-registration');

    await trx
      .updateTable('profiles')
      .set({
        email_verified: true,
        full_name: registration.full_name,
        hospital_id: registration.hospital_id,
        updated_at: sql<Date>`shop_now()`,
      })
      .where('id', '=', userId)
      .execute();
    await replaceAllPasswords(trx, userId, registration.password_hash);
    await consumeCodes(trx, secret, email);
    return accept({ userId, fullName: registration.full_name, passwordHash: registration.password_hash });
  });

/** Deletes everything else that could open the account: the other registrations and every session. */
export const replaceAllPasswords = async (
  trx: Transaction<Schema>,
  userId: string,
  passwordHash: string,
): Promise<void> => {
  await setPassword(trx, userId, passwordHash);
  await deleteRegistrations(trx, userId);
  await endSessionsOf(trx, userId, 'all');
  await endChallenges(trx, userId);
};

const lockUnproven = async (trx: Transaction<Schema>, email: string): Promise<string | undefined> => {
  const profile = await trx
    .selectFrom('profiles')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return profile?.id;
};
