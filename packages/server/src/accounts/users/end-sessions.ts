import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import type { UserDependencies } from './dependencies.ts';
import { findUser } from './user-store.ts';

/** Ends every session of a user, for example after a lost phone. The user can sign in again. */
export const endSessions = async (
  { db, forgetCaller }: UserDependencies,
  actorId: ProfileId,
  userId: string,
): Promise<Result<{ readonly ended: number }, Refusal>> => {
  const result = await db
    .transaction()
    .execute(async (trx): Promise<Result<{ readonly ended: number }, Refusal>> => {
      const allowed = await recheckPermission(trx, actorId, 'users.decide');
      if (!allowed.ok) return allowed;
      const user = await findUser(trx, userId);
      if (!user) return refuse({ kind: 'not-found', what: 'a esa persona' });
      // Ending a role holder's sessions needs `roles.give`, as deactivating them does.
      if (user.roles.length > 0) {
        const canGrant = await recheckPermission(trx, actorId, 'roles.give');
        if (!canGrant.ok) return canGrant;
      }
      const ended = await endSessionsOf(trx, userId, 'all');
      const { full_name, email } = user;
      if (ended > 0)
        await recordChange(trx, {
          actorId,
          action: 'user.end-sessions',
          subjectType: 'user',
          subjectId: userId,
          before: null,
          after: { full_name, email, ended },
        });
      return accept({ ended });
    });
  if (result.ok) forgetCaller(userId as ProfileId);
  return result;
};
