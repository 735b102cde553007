import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Long enough for somebody who registers before a vacation; then the unconfirmed address is deleted. */
export const REGISTRATION_DAYS = 30;

export interface Registration {
  /** In lower case. */
  readonly email: string;
  readonly fullName: string;
  /** From `hashForAddress`. */
  readonly passwordHash: string;
  readonly hospitalId: string;
}

/**
 * Stores a registration of an unconfirmed address beside its others, each with its own password. Returns its id, or
 * null if the address is confirmed; its account stays unchanged.
 */
export const register = (
  db: Kysely<Schema>,
  { email, fullName, passwordHash, hospitalId }: Registration,
): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const shown = { full_name: fullName, hospital_id: hospitalId };
    // Administrators see the newest registration; which one becomes the account is decided when the address is
    // confirmed.
    const profile = await trx
      .insertInto('profiles')
      .values({ email, ...shown })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ ...shown, updated_at: sql<Date>`shop_now()` })
          .where('profiles.email_verified', '=', false),
      )
      .returning('id')
      .executeTakeFirst();
    if (!profile) return null;
    const details = {
      ...shown,
      expires_at: sql<Date>`shop_now() + make_interval(days => ${REGISTRATION_DAYS})`,
    };
    const registration = await trx
      .insertInto('registrations')
      .values({ user_id: profile.id, password_hash: passwordHash, ...details })
      .onConflict((conflict) => conflict.columns(['user_id', 'password_hash']).doUpdateSet(details))
      .returning('id')
      .executeTakeFirstOrThrow();
    return registration.id;
  });

/** The registrations of an unconfirmed address (`email` in lower case) that haven't expired. */
export const liveRegistrations = (db: Kysely<Schema>, email: string) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('profiles as p', 'p.id', 'r.user_id')
    .select(['r.id', 'r.password_hash', 'r.full_name', 'r.hospital_id'])
    .where('p.email', '=', email)
    .where('p.email_verified', '=', false)
    .where('r.expires_at', '>', sql<Date>`shop_now()`)
    .execute();

export const deleteRegistrations = (trx: Transaction<Schema>, userId: string) =>
  trx.deleteFrom('registrations').where('user_id', '=', userId).execute();
