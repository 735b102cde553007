import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** What is written down of a second factor: on, off by its owner, off by whoever runs the server, new codes. */
export type FactorChange = 'enable-factor' | 'disable-factor' | 'reset-factor' | 'renew-backup-codes';

/** One row, in the change's own transaction where the change is ours. `actorId` is null for who runs the server. */
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
