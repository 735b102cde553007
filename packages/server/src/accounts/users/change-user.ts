import type { AuditAction } from '@nutricion/contract/kit/audit';
import type { Permission } from '@nutricion/domain/accounts/permission';
import type { Role } from '@nutricion/domain/accounts/role';
import { isRecentlyAuthenticated } from '@nutricion/domain/accounts/second-factor';
import {
  accountState,
  decideUserChange,
  type UserChange,
  type UserChangeRefusal,
} from '@nutricion/domain/accounts/user';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Transaction } from 'kysely';
import { activeAdminIds } from '../../platform/admin/active-admin.ts';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { factsOfProfile } from '../../platform/admin/user-state.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { lockUserChanges } from '../../platform/db/user-changes-lock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import type { AccountMail, UserDependencies } from './dependencies.ts';
import { findUser, lockProfile, type UserRow } from './user-store.ts';

export type RequestedChange = Exclude<UserChange, object> | RequestedRoles;

/** The change, and the reason that a rejected user is sent. */
interface Decision {
  readonly requested: RequestedChange;
  readonly reason: string | undefined;
}

interface RequestedRoles {
  /** The new roles, computed from the current ones under the lock. */
  readonly rolesAfter: (currentRoles: readonly Role[]) => readonly Role[];
  readonly reason: string | undefined;
}

/**
 * Loads the user, decides and saves state, roles, sessions, mail and audit row in one transaction. Changes of users
 * run one after another, so that of two administrators who demote each other at the same moment one remains, and a
 * role that was just removed can't be used any more. Changing a role holder needs `roles.give` and a session that has
 * recently authenticated.
 */
export const changeUser = async (
  deps: UserDependencies,
  caller: Pick<Caller, 'profileId' | 'sessionId'>,
  userId: string,
  requested: RequestedChange,
  expectedDetail?: string,
): Promise<Result<UserRow, Refusal>> => {
  const now = new Date(deps.now());
  const result = await deps.db.transaction().execute(async (transaction): Promise<Changed> => {
    await lockUserChanges(transaction);
    const decided = await decideChange(transaction, caller, userId, requested, now);
    if (!decided.ok) return decided;
    const { before, after } = decided.value;
    if (after.state === before.state && isSame(before.roles, after.roles)) return accept(before);
    const reason = requested === 'reject' ? expectedDetail : undefined;
    await saveUser(transaction, before, after, { now, reason });
    const mail = mailOf({ requested, reason }, before);
    if (mail) await deps.enqueueMail(transaction, mail);
    await recordChange(transaction, {
      actorId: caller.profileId,
      action: typeof requested === 'string' ? `user.${requested}` : actionOfRoles(before.roles, after.roles),
      subjectType: 'user',
      subjectId: userId,
      before: snapshot(before),
      after: snapshot(after),
      reason: typeof requested === 'string' ? reason : requested.reason,
    });
    return accept({ ...after, rejection_reason: (after.state === 'rechazada' && reason) || null });
  });
  if (result.ok) deps.forgetCaller(userId as ProfileId);
  return result;
};

type Changed = Result<UserRow, Refusal>;

const decideChange = async (
  transaction: Transaction<Schema>,
  caller: Pick<Caller, 'profileId' | 'sessionId'>,
  userId: string,
  requested: RequestedChange,
  now: Date,
): Promise<Result<{ readonly before: UserRow; readonly after: UserRow }, Refusal>> => {
  const allowed = await recheckPermission(transaction, caller.profileId, permissionFor(requested));
  if (!allowed.ok) return allowed;
  const before = await findUser(transaction, userId);
  const profile = await lockProfile(transaction, userId);
  if (!before || !profile) return refuse({ kind: 'not-found', what: 'a esa persona' });

  // Checks the permission first: the refusal must not reveal who else is an administrator.
  const canGrant = await recheckPermission(transaction, caller.profileId, 'roles.give');
  if (removesRoles(requested) && before.roles.length > 0 && !canGrant.ok) return canGrant;

  const user = {
    state: accountState(factsOfProfile(profile)),
    emailVerified: profile.email_verified,
    roles: before.roles,
  };
  const change = typeof requested === 'string' ? requested : { roles: requested.rolesAfter(before.roles) };
  const otherAdmins = (await activeAdminIds(transaction)).filter((id) => id !== userId);
  const changed = decideUserChange(user, change, otherAdmins.length);
  if (!changed.ok) return refuse(refusalOfUserChange(changed.refusal));
  const after = { ...before, state: changed.value.state, roles: changed.value.roles.toSorted() };
  if (isSame(before.roles, after.roles)) return accept({ before, after });

  if (!canGrant.ok) return canGrant;
  if (!(await isRecent(transaction, caller.sessionId, now))) return refuse({ kind: 'reauthenticate' });
  return accept({ before, after });
};

const removesRoles = (requested: RequestedChange): boolean => requested !== 'verify';

const permissionFor = (requested: RequestedChange): Permission =>
  typeof requested === 'string' ? 'users.decide' : 'roles.give';

const isSame = (one: readonly Role[], other: readonly Role[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

/** Giving or removing `admin` alone has an audit action of its own, since audits are searched for it first. */
const actionOfRoles = (before: readonly Role[], after: readonly Role[]): AuditAction => {
  if (isSame([...before, 'admin'], after)) return 'user.give-admin';
  return isSame(before, [...after, 'admin']) ? 'user.take-admin' : 'user.change-roles';
};

/** Read from the database, not cached: another process may just have checked the password. */
const isRecent = async (transaction: Transaction<Schema>, sessionId: string, now: Date): Promise<boolean> => {
  const session = await transaction
    .selectFrom('sessions')
    .select('authenticated_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session !== undefined && isRecentlyAuthenticated(session.authenticated_at.getTime(), now.getTime());
};

const saveUser = async (
  transaction: Transaction<Schema>,
  before: UserRow,
  after: UserRow,
  { now, reason }: { readonly now: Date; readonly reason: string | undefined },
): Promise<void> => {
  const userId = before.id;
  if (after.state !== before.state) {
    await transaction
      .updateTable('profiles')
      .set({
        is_verified: after.state === 'verificada',
        rejected_at: after.state === 'rechazada' ? now : null,
        rejection_reason: (after.state === 'rechazada' && reason) || null,
        deactivated_at: after.state === 'desactivada' ? now : null,
        updated_at: now,
      })
      .where('id', '=', userId)
      .execute();
    if (after.state !== 'verificada') await endSessionsOf(transaction, userId, 'all');
  }
  const removedRoles = before.roles.filter((role) => !after.roles.includes(role));
  const grantedRoles = after.roles.filter((role) => !before.roles.includes(role));
  if (removedRoles.length > 0)
    await transaction
      .deleteFrom('user_roles')
      .where('user_id', '=', userId)
      .where('role', 'in', removedRoles)
      .execute();
  if (grantedRoles.length > 0)
    await transaction
      .insertInto('user_roles')
      .values(grantedRoles.map((role) => ({ user_id: userId, role })))
      .execute();
};

const mailOf = ({ requested, reason }: Decision, { email, full_name }: UserRow): AccountMail | null => {
  const user = { to: email, fullName: full_name };
  if (requested === 'verify') return { kind: 'account-verified', ...user };
  if (requested === 'reject') return { kind: 'account-rejected', ...user, ...(reason && { reason }) };
  if (requested === 'deactivate') return { kind: 'account-deactivated', ...user };
  return null;
};

const snapshot = ({ full_name, email, state, roles }: UserRow): object => ({
  full_name,
  email,
  state,
  roles,
});

/** Tells the administrator why a change is refused and what to do instead. */
const refusalOfUserChange = (refusal: UserChangeRefusal): Refusal => {
  switch (refusal.kind) {
    case 'last-admin':
      return { kind: 'last-admin' };
    case 'email-unproven':
      return {
        kind: 'wrong-state',
        detail: 'Todavía no ha entrado el código de su correo. Cuando lo haga, la podrás verificar.',
      };
    case 'already':
      return {
        kind: 'wrong-state',
        detail: `Esta cuenta ya está ${refusal.state}. Otra persona pudo hacerlo antes.`,
      };
    case 'verified-already':
      return {
        kind: 'wrong-state',
        detail: 'Esta cuenta ya está verificada. Si no debe entrar, desactívala.',
      };
    case 'not-verified':
      return { kind: 'wrong-state', detail: 'Solo se puede con una cuenta verificada. Verifícala primero.' };
  }
};
