import { emailAddress } from '@nutricion/contract/kit/email-address';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { findActiveHospital } from '../account-store.ts';
import type { Passwords } from '../password/passwords.ts';
import { randomLetters } from '../random-letters.ts';
import { createProvenAccount } from '../registration/create-account.ts';
import { replaceAllPasswords } from '../registration/verify-address.ts';

export type CreatedAdmin = { readonly email: string } & (
  | { readonly kind: 'created' | 'password-replaced'; readonly password: string }
  | { readonly kind: 'promoted' | 'already-admin' }
);

/**
 * Makes the account of `email` an administrator, with an audit row in the same transaction. A new account, or one
 * whose address was never confirmed (anybody may have registered it), gets a random password; any other keeps its
 * own. A rejected or deactivated account becomes active again: whoever runs commands on the server may decide that.
 */
export const createAdmin = async (
  db: Kysely<Schema>,
  typed: { readonly email: string; readonly fullName: string },
  passwords: Passwords,
): Promise<Result<CreatedAdmin, { readonly kind: 'bad-email' }>> => {
  const email = typed.email.trim().toLowerCase();
  if (!emailAddress.safeParse(email).success) return refuse({ kind: 'bad-email' });
  return accept(
    await db.transaction().execute(async (trx) => {
      const before = await lockUserByEmail(trx, email);
      const admin = before
        ? await promote(trx, before, passwords)
        : await createOne(trx, { email, fullName: typed.fullName.trim() || 'Administración' }, passwords);
      if (admin.kind !== 'already-admin') await recordPromotion(trx, email, before);
      return admin;
    }),
  );
};

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUserByEmail>>>;

const createOne = async (
  trx: Transaction<Schema>,
  { email, fullName }: { readonly email: string; readonly fullName: string },
  passwords: Passwords,
): Promise<CreatedAdmin> => {
  const password = randomPassword();
  const hospital = await findActiveHospital(trx, email);
  const id = await createProvenAccount(
    trx,
    {
      email,
      fullName,
      password,
      hospitalId: hospital?.id ?? null,
      isVerified: true,
    },
    passwords,
  );
  await grantRole(trx, id);
  return { kind: 'created', email, password };
};

const promote = async (
  trx: Transaction<Schema>,
  user: LockedUser,
  passwords: Passwords,
): Promise<CreatedAdmin> => {
  const { id, email } = user;
  const isActive = user.is_verified && user.email_verified;
  if (user.is_admin && isActive) return { kind: 'already-admin', email };
  await trx
    .updateTable('profiles')
    .set({
      is_verified: true,
      email_verified: true,
      rejected_at: null,
      deactivated_at: null,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
  await grantRole(trx, id);
  if (user.email_verified) return { kind: 'promoted', email };
  const password = randomPassword();
  await replaceAllPasswords(trx, id, await passwords.hash(password));
  return { kind: 'password-replaced', email, password };
};

const lockUserByEmail = (trx: Transaction<Schema>, email: string) =>
  trx
    .selectFrom('profiles as p')
    .select((eb) => [
      'p.id',
      'p.email',
      'p.full_name',
      'p.email_verified',
      'p.is_verified',
      eb
        .exists(
          eb
            .selectFrom('user_roles as r')
            .select('r.role')
            .whereRef('r.user_id', '=', 'p.id')
            .where('r.role', '=', 'admin'),
        )
        .as('is_admin'),
    ])
    .where('p.email', '=', email)
    .forUpdate('p')
    .executeTakeFirst();

const grantRole = (trx: Transaction<Schema>, profileId: string) =>
  trx
    .insertInto('user_roles')
    .values({ user_id: profileId, role: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** No signed-in user did this: `actor_id` stays empty. */
const recordPromotion = async (trx: Transaction<Schema>, email: string, before: LockedUser | undefined) => {
  const after = await lockUserByEmail(trx, email);
  if (!after) throw new Error('The account that was just written is gone');
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: null,
      action: 'user.give-admin',
      subject_type: 'user',
      subject_id: after.id,
      before: before ? JSON.stringify(before) : null,
      after: JSON.stringify(after),
    })
    .execute();
};

/** Four groups of four, some 79 bits: `k7fw-m2qd-9hxt-b4ry`. */
const randomPassword = (): string => Array.from({ length: 4 }, () => randomLetters(4)).join('-');
