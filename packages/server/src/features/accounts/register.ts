import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { setPassword } from './create-account.ts';

export interface Registration {
  /** In lower case. */
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly hospitalId: string;
}

/** A new account; an unproven one whose registration this one replaces; a proven one, left as it is. */
export type Registered = 'created' | 'replaced' | 'in-use';

/**
 * Writes a registration whole or not at all. The library's own sign-up keeps its transaction open
 * while it hashes the password, a tenth of a second in which one connection of the pool is gone.
 */
export const register = (db: Kysely<Schema>, registration: Registration): Promise<Registered> =>
  db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('profiles')
      .values({
        email: registration.email,
        full_name: registration.fullName,
        hospital_id: registration.hospitalId,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return replaceUnproven(trx, registration);
    await setPassword(trx, created.id, registration.passwordHash);
    return 'created';
  });

/**
 * The newest registration counts while the address is unproven: otherwise whoever registered it
 * first, without owning it, would keep a password on the owner's account.
 */
const replaceUnproven = async (
  trx: Transaction<Schema>,
  { email, fullName, passwordHash, hospitalId }: Registration,
): Promise<Registered> => {
  const unproven = await trx
    .updateTable('profiles')
    .set({ full_name: fullName, hospital_id: hospitalId, updated_at: new Date() })
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!unproven) return 'in-use';
  await setPassword(trx, unproven.id, passwordHash);
  return 'replaced';
};
