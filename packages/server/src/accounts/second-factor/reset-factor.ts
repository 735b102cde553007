import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { recordFactorChange } from './factor-changes.ts';
import { removeFactor } from './factor-store.ts';

/** `none`: the account has no second factor, and nothing was changed. */
export type FactorReset = 'reset' | 'none' | 'no-account';

/**
 * Removes the second factor of `email`'s account, for a user who lost both phone and backup codes. Ends its sessions,
 * since the lost phone may hold one.
 */
export const resetFactor = (db: Kysely<Schema>, email: string): Promise<FactorReset> =>
  db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!user) return 'no-account';
    const isConfirmed = await trx
      .selectFrom('two_factors')
      .select('id')
      .where('user_id', '=', user.id)
      .where('verified', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!isConfirmed) return 'none';
    await removeFactor(trx, user.id);
    await endSessionsOf(trx, user.id, 'all');
    await recordFactorChange(trx, { actorId: null, userId: user.id, action: 'reset-factor' });
    return 'reset';
  });
