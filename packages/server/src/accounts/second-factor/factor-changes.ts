import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** The audit actions of a second factor: enabled, disabled by the owner, reset on the server, new backup codes. */
export type FactorChange = 'enable-factor' | 'disable-factor' | 'reset-factor' | 'renew-backup-codes';

/**
 * Writes one audit row, if possible in the transaction of the change. `actorId` is null for a command on the server.
 */
export const recordFactorChange = async (
  db: Kysely<Schema>,
  change: {
    readonly actorId: string | null;
    readonly userId: string;
    readonly action: FactorChange;
  },
): Promise<void> => {
  const user = await db
    .selectFrom('profiles')
    .select(['full_name', 'email', 'two_factor_enabled'])
    .where('id', '=', change.userId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('audit_log')
    .values({
      actor_id: change.actorId,
      action: `user.${change.action}`,
      subject_type: 'user',
      subject_id: change.userId,
      before: null,
      after: JSON.stringify(user),
    })
    .execute();
};
