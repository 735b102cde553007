import type { Permission } from '@nutricion/domain/accounts/permission';
import { accountState, changePerson, type PersonChange } from '@nutricion/domain/accounts/person';
import type { Role } from '@nutricion/domain/accounts/role';
import { isRecentlyAuthenticated } from '@nutricion/domain/accounts/second-factor';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Transaction } from 'kysely';
import { activeAdminIds } from '../../platform/admin/active-admin.ts';
import { type AuditAction, recordChange } from '../../platform/admin/audit.ts';
import { stillMay } from '../../platform/admin/still-may.ts';
import { factsOfProfile } from '../../platform/admin/user-state.ts';
import { waitForPeopleChanges } from '../../platform/db/people-lock.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import type { AccountMail, PeopleDependencies } from './dependencies.ts';
import { refusalOfPerson } from './person-refusal.ts';
import { findUser, lockProfile, type UserRow } from './user-store.ts';

export type WantedChange = Exclude<PersonChange, object> | RolesWanted;

/** What is done, and what a person who is turned away is told of why. */
interface Decision {
  readonly wanted: WantedChange;
  readonly reason: string | undefined;
}

interface RolesWanted {
  /** What the person will hold, by what they hold once nobody else changes it. */
  readonly rolesAfter: (held: readonly Role[]) => readonly Role[];
  readonly reason: string | undefined;
}

/**
 * Loads the person, decides, saves: state, roles, sessions, mail and audit row in one transaction.
 * Changes to people wait for one another, so that two administrators who demote each other at the
 * same moment leave one, and somebody who just lost a role can't use it any more. Who holds a role
 * changes only by whoever may give roles, and in a session whose owner proved themselves lately.
 */
export const changeUser = async (
  deps: PeopleDependencies,
  caller: Pick<Caller, 'profileId' | 'sessionId'>,
  userId: string,
  wanted: WantedChange,
  told?: string,
): Promise<Result<UserRow, Refusal>> => {
  const now = new Date(deps.now());
  const result = await deps.db.transaction().execute(async (transaction): Promise<Changed> => {
    await waitForPeopleChanges(transaction);
    const decided = await decide(transaction, caller, userId, wanted, now);
    if (!decided.ok) return decided;
    const { before, after } = decided.value;
    if (after.state === before.state && isSame(before.roles, after.roles)) return accept(before);
    const reason = wanted === 'reject' ? told : undefined;
    await savePerson(transaction, before, after, { now, reason });
    const mail = mailOf({ wanted, reason }, before);
    if (mail) await deps.enqueueMail(transaction, mail);
    await recordChange(transaction, {
      actorId: caller.profileId,
      action: typeof wanted === 'string' ? `user.${wanted}` : actionOfRoles(before.roles, after.roles),
      subjectType: 'user',
      subjectId: userId,
      before: picture(before),
      after: picture(after),
      reason: typeof wanted === 'string' ? reason : wanted.reason,
    });
    return accept({ ...after, rejection_reason: (after.state === 'rechazada' && reason) || null });
  });
  if (result.ok) deps.forgetCaller(userId as ProfileId);
  return result;
};

type Changed = Result<UserRow, Refusal>;

const decide = async (
  transaction: Transaction<Schema>,
  caller: Pick<Caller, 'profileId' | 'sessionId'>,
  userId: string,
  wanted: WantedChange,
  now: Date,
): Promise<Result<{ readonly before: UserRow; readonly after: UserRow }, Refusal>> => {
  const allowed = await stillMay(transaction, caller.profileId, permissionFor(wanted));
  if (!allowed.ok) return allowed;
  const before = await findUser(transaction, userId);
  const profile = await lockProfile(transaction, userId);
  if (!before || !profile) return refuse({ kind: 'not-found', what: 'a esa persona' });

  // Whoever may not take roles is told so before anything that depends on who else holds them.
  const mayGive = await stillMay(transaction, caller.profileId, 'roles.give');
  if (takesRoles(wanted) && before.roles.length > 0 && !mayGive.ok) return mayGive;

  const person = {
    state: accountState(factsOfProfile(profile)),
    emailVerified: profile.email_verified,
    roles: before.roles,
  };
  const change = typeof wanted === 'string' ? wanted : { roles: wanted.rolesAfter(before.roles) };
  const otherAdmins = (await activeAdminIds(transaction)).filter((id) => id !== userId);
  const changed = changePerson(person, change, otherAdmins.length);
  if (!changed.ok) return refuse(refusalOfPerson(changed.refusal));
  const after = { ...before, state: changed.value.state, roles: changed.value.roles.toSorted() };
  if (isSame(before.roles, after.roles)) return accept({ before, after });

  if (!mayGive.ok) return mayGive;
  if (!(await isRecent(transaction, caller.sessionId, now))) return refuse({ kind: 'reauthenticate' });
  return accept({ before, after });
};

const takesRoles = (wanted: WantedChange): boolean => wanted !== 'verify';

const permissionFor = (wanted: WantedChange): Permission =>
  typeof wanted === 'string' ? 'users.decide' : 'roles.give';

const isSame = (one: readonly Role[], other: readonly Role[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

/** Administration alone, given or taken, has a deed of its own: it is what an audit is searched for first. */
const actionOfRoles = (before: readonly Role[], after: readonly Role[]): AuditAction => {
  if (isSame([...before, 'admin'], after)) return 'user.give-admin';
  return isSame(before, [...after, 'admin']) ? 'user.take-admin' : 'user.change-roles';
};

/** Asked here, not remembered: another process may have heard the password a moment ago. */
const isRecent = async (transaction: Transaction<Schema>, sessionId: string, now: Date): Promise<boolean> => {
  const session = await transaction
    .selectFrom('sessions')
    .select('authenticated_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session !== undefined && isRecentlyAuthenticated(session.authenticated_at.getTime(), now.getTime());
};

const savePerson = async (
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
  const taken = before.roles.filter((role) => !after.roles.includes(role));
  const given = after.roles.filter((role) => !before.roles.includes(role));
  if (taken.length > 0)
    await transaction
      .deleteFrom('user_roles')
      .where('user_id', '=', userId)
      .where('role', 'in', taken)
      .execute();
  if (given.length > 0)
    await transaction
      .insertInto('user_roles')
      .values(given.map((role) => ({ user_id: userId, role })))
      .execute();
};

const mailOf = ({ wanted, reason }: Decision, { email, full_name }: UserRow): AccountMail | null => {
  const person = { to: email, fullName: full_name };
  if (wanted === 'verify') return { kind: 'account-verified', ...person };
  if (wanted === 'reject') return { kind: 'account-rejected', ...person, ...(reason && { reason }) };
  if (wanted === 'deactivate') return { kind: 'account-deactivated', ...person };
  return null;
};

const picture = ({ full_name, email, state, roles }: UserRow): object => ({ full_name, email, state, roles });
