import { emailDomain } from '@nutricion/domain/accounts/email-domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** The active hospital with the domain of an e-mail address. */
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
