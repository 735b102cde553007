import { accept, type Result, refuse } from '../kit/result.ts';
import type { Role } from './role.ts';

/**
 * Where a person stands: the code that proves the e-mail address not entered yet, waiting for an
 * administrator, in, refused, or out.
 */
export const accountStates = ['sin-codigo', 'pendiente', 'verificada', 'rechazada', 'desactivada'] as const;
export type AccountState = (typeof accountStates)[number];

/** What the database keeps about an account; several facts can hold at once, the state is one. */
export interface AccountFacts {
  readonly emailVerified: boolean;
  readonly isVerified: boolean;
  readonly isRejected: boolean;
  readonly isDeactivated: boolean;
}

/** An administrator's no weighs more than anything the person proved. */
export const accountState = (facts: AccountFacts): AccountState => {
  if (facts.isDeactivated) return 'desactivada';
  if (facts.isRejected) return 'rechazada';
  if (!facts.emailVerified) return 'sin-codigo';
  return facts.isVerified ? 'verificada' : 'pendiente';
};

/** A person as administration sees them. Only a verified person ever holds a role. */
export interface User {
  readonly state: AccountState;
  /** The code was entered once; stays true whatever an administrator decides afterwards. */
  readonly emailVerified: boolean;
  readonly roles: readonly Role[];
}

/** A decision on the account, or the roles that are theirs from now on. */
export type UserChange = 'verify' | 'reject' | 'deactivate' | { readonly roles: readonly Role[] };

export type UserChangeRefusal =
  /** The e-mail address must be proven first: both gates are needed. */
  | { readonly kind: 'email-unproven' }
  /** Nothing to do: they are there already. */
  | { readonly kind: 'already'; readonly state: AccountState }
  /** Only those who are not in yet can be rejected; a verified person is deactivated instead. */
  | { readonly kind: 'verified-already' }
  /** Only a verified person can be deactivated or given a role. */
  | { readonly kind: 'not-verified' }
  /** Somebody must always be able to administer. */
  | { readonly kind: 'last-admin' };

/**
 * The person after the change, or why it can't be made. `otherActiveAdmins` counts the verified
 * administrators besides this one; it must be read under a lock that stops it from changing.
 * Roles that are so already change nothing.
 */
export const decideUserChange = (
  user: User,
  change: UserChange,
  otherActiveAdmins: number,
): Result<User, UserChangeRefusal> => {
  if (change === 'verify') return verify(user);
  if (change === 'reject') return reject(user);
  if (change === 'deactivate') return deactivate(user, otherActiveAdmins);
  return setRoles(user, change.roles, otherActiveAdmins);
};

/** Also brings back somebody who was rejected or deactivated. */
const verify = (user: User): Result<User, UserChangeRefusal> => {
  if (user.state === 'verificada') return refuse({ kind: 'already', state: user.state });
  if (!user.emailVerified) return refuse({ kind: 'email-unproven' });
  return accept({ ...user, state: 'verificada' });
};

const reject = (user: User): Result<User, UserChangeRefusal> => {
  if (user.state === 'rechazada') return refuse({ kind: 'already', state: user.state });
  if (user.state === 'verificada') return refuse({ kind: 'verified-already' });
  if (user.state === 'desactivada') return refuse({ kind: 'already', state: user.state });
  return accept({ ...user, state: 'rechazada', roles: [] });
};

/** The roles go with it, so that coming back one day never brings them back unseen. */
const deactivate = (user: User, otherActiveAdmins: number): Result<User, UserChangeRefusal> => {
  if (user.state === 'desactivada') return refuse({ kind: 'already', state: user.state });
  if (user.state !== 'verificada') return refuse({ kind: 'not-verified' });
  const withoutRoles = setRoles(user, [], otherActiveAdmins);
  return withoutRoles.ok ? accept({ ...withoutRoles.value, state: 'desactivada' }) : withoutRoles;
};

const setRoles = (
  user: User,
  newRoles: readonly Role[],
  otherActiveAdmins: number,
): Result<User, UserChangeRefusal> => {
  if (user.state !== 'verificada' && newRoles.some((role) => !user.roles.includes(role)))
    return refuse({ kind: 'not-verified' });
  const isActiveAdmin = user.roles.includes('admin') && user.state === 'verificada';
  if (isActiveAdmin && !newRoles.includes('admin') && otherActiveAdmins < 1)
    return refuse({ kind: 'last-admin' });
  return accept({ ...user, roles: newRoles });
};
