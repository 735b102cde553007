import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { lockUserChanges } from '../../platform/db/user-changes-lock.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { playedAccounts } from './played-accounts.ts';
import { demoAccounts } from './seed-demo-accounts.ts';

/**
 * Deactivates every demo account and deletes its password, sessions and roles. Orders and lists stay. Also closes the
 * last administrator's account: the command has to say how to create another. Returns the addresses that were still
 * active.
 */
export const closeDemoAccounts = (db: Kysely<Schema>): Promise<readonly string[]> =>
  db.transaction().execute(async (trx) => {
    await lockUserChanges(trx);
    const closed: string[] = [];
    for (const { email } of [...demoAccounts, ...playedAccounts])
      if (await closeOne(trx, email)) closed.push(email);
    return closed;
  });

const closeOne = async (trx: Transaction<Schema>, email: string): Promise<boolean> => {
  const before = await lockUser(trx, email);
  if (!before) return false;
  const passwords = await trx.deleteFrom('accounts').where('user_id', '=', before.id).executeTakeFirst();
  const roles = await trx.deleteFrom('user_roles').where('user_id', '=', before.id).executeTakeFirst();
  const endedSessions = await endSessionsOf(trx, before.id, 'all');
  const isClosed = endedSessions === 0 && passwords.numDeletedRows === 0n && roles.numDeletedRows === 0n;
  if (isClosed && before.deactivated_at !== null) return false;
  await trx
    .updateTable('profiles')
    .set({ is_verified: false, deactivated_at: before.deactivated_at ?? new Date(), updated_at: new Date() })
    .where('id', '=', before.id)
    .execute();
  await trx
    .insertInto('audit_log')
    .values({
      // No signed-in user did this.
      actor_id: null,
      action: 'user.deactivate',
      subject_type: 'user',
      subject_id: before.id,
      before: JSON.stringify(before),
      after: JSON.stringify(await lockUser(trx, email)),
    })
    .execute();
  return true;
};

const lockUser = (trx: Transaction<Schema>, email: string) =>
  trx
    .selectFrom('profiles')
    .select(['id', 'full_name', 'email', 'role', 'is_verified', 'deactivated_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
