import { emailDomain } from '@nutricion/domain/hospital/email-domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** The active hospital that an e-mail address belongs to by its domain. */
export const findActiveHospital = async (
  db: Kysely<Schema>,
  email: string,
): Promise<{ id: string; name: string } | undefined> => {
  const domain = emailDomain(email);
  if (!domain) return undefined;
  return db
    .selectFrom('hospitals')
    .select(['id', 'name'])
    .where('email_domain', '=', domain)
    .where('is_active', '=', true)
    .executeTakeFirst();
};

/** `email` in lower case. */
export const findAccountByEmail = (db: Kysely<Schema>, email: string) =>
  db.selectFrom('profiles').select(['id', 'email_verified']).where('email', '=', email).executeTakeFirst();

/** Neither rejected nor deactivated. */
export const isAccountActive = async (db: Kysely<Schema>, profileId: string): Promise<boolean> => {
  const profile = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .where('rejected_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return profile !== undefined;
};

/**
 * The newest registration counts while the address is unproven: otherwise whoever registered it
 * first, without owning it, would keep a password on the owner's account.
 */
export const replaceUnprovenRegistration = (
  db: Kysely<Schema>,
  registration: { readonly profileId: string; readonly fullName: string; readonly passwordHash: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const unproven = await trx
      .updateTable('profiles')
      .set({ full_name: registration.fullName, updated_at: new Date() })
      .where('id', '=', registration.profileId)
      .where('email_verified', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (!unproven) return;
    await trx
      .updateTable('accounts')
      .set({ password: registration.passwordHash, updated_at: new Date() })
      .where('user_id', '=', unproven.id)
      .where('provider_id', '=', 'credential')
      .execute();
  });
