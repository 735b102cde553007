import { accountState, changePerson, type Person, type PersonChange } from '@nutricion/domain/account/person';
import { isRecentlyAuthenticated } from '@nutricion/domain/account/second-factor';
import type { ProfileId } from '@nutricion/domain/ids';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import type { Transaction } from 'kysely';
import { activeAdminIds } from '../../../admin/active-admin.ts';
import { recordChange } from '../../../admin/audit.ts';
import { factsOfProfile } from '../../../admin/user-state.ts';
import { waitForPeopleChanges } from '../../../db/people-lock.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import type { AccountMail, PeopleDependencies } from './dependencies.ts';
import { refusalOfPerson } from './person-refusal.ts';
import { findUser, lockProfile, type UserRow } from './user-store.ts';

/**
 * Loads the person, decides, saves: state, role, sessions, mail and audit row in one transaction.
 * Changes to people wait for one another, so that two administrators who demote each other at the
 * same moment leave one, and somebody who just lost the role can't use it any more. Who holds a role
 * changes only by a session whose owner proved themselves lately.
 */
export const changeUser = async (
  deps: PeopleDependencies,
  caller: Pick<Caller, 'profileId' | 'sessionId'>,
  userId: string,
  change: PersonChange,
): Promise<Result<UserRow, Refusal>> => {
  const { profileId: actorId } = caller;
  const now = new Date(deps.now());
  const result = await deps.db.transaction().execute(async (transaction) => {
    await waitForPeopleChanges(transaction);
    const adminIds = await activeAdminIds(transaction);
    if (!adminIds.includes(actorId)) return refuse({ kind: 'not-admin' } as const);
    const before = await findUser(transaction, userId);
    const profile = await lockProfile(transaction, userId);
    if (!before || !profile) return refuse({ kind: 'not-found', what: 'a esa persona' } as const);

    const person = {
      state: accountState(factsOfProfile(profile)),
      emailVerified: profile.email_verified,
      isAdmin: before.roles.includes('admin'),
    };
    const changed = changePerson(person, change, adminIds.filter((id) => id !== userId).length);
    if (!changed.ok) return refuse(refusalOfPerson(changed.refusal));
    const isSame = changed.value.state === person.state && changed.value.isAdmin === person.isAdmin;
    if (isSame) return accept(before);
    if (changed.value.isAdmin !== person.isAdmin && !(await isRecent(transaction, caller.sessionId, now)))
      return refuse({ kind: 'reauthenticate' } as const);

    await savePerson(transaction, userId, person, changed.value, now);
    if (changed.value.state !== person.state && changed.value.state !== 'verificada')
      await endSessionsOf(transaction, userId, 'all');
    const mail = mailOf(change, before);
    if (mail) await deps.enqueueMail(transaction, mail);
    const after: UserRow = {
      ...before,
      state: changed.value.state,
      roles: changed.value.isAdmin ? ['admin'] : [],
    };
    await recordChange(transaction, {
      actorId,
      action: `user.${change}`,
      subjectType: 'user',
      subjectId: userId,
      before: picture(before),
      after: picture(after),
    });
    return accept(after);
  });
  if (result.ok) deps.forgetCaller(userId as ProfileId);
  return result;
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
  userId: string,
  before: Person,
  after: Person,
  now: Date,
): Promise<void> => {
  if (after.state !== before.state) {
    await transaction
      .updateTable('profiles')
      .set({
        is_verified: after.state === 'verificada',
        rejected_at: after.state === 'rechazada' ? now : null,
        deactivated_at: after.state === 'desactivada' ? now : null,
        updated_at: now,
      })
      .where('id', '=', userId)
      .execute();
  }
  if (after.isAdmin === before.isAdmin) return;
  if (after.isAdmin) {
    await transaction.insertInto('user_roles').values({ user_id: userId, role: 'admin' }).execute();
  } else {
    await transaction
      .deleteFrom('user_roles')
      .where('user_id', '=', userId)
      .where('role', '=', 'admin')
      .execute();
  }
};

const mailOf = (change: PersonChange, { email, full_name }: UserRow): AccountMail | null => {
  const person = { to: email, fullName: full_name };
  if (change === 'verify') return { kind: 'account-verified', ...person };
  if (change === 'reject') return { kind: 'account-rejected', ...person };
  if (change === 'deactivate') return { kind: 'account-deactivated', ...person };
  return null;
};

const picture = ({ full_name, email, state, roles }: UserRow): object => ({ full_name, email, state, roles });
