import { accept, type Result, refuse } from '../kit/result.ts';
import type { Role } from './role.ts';

/** In order: e-mail code not entered yet, waiting for an administrator, verified, rejected, deactivated. */
export const accountStates = ['sin-codigo', 'pendiente', 'verificada', 'rechazada', 'desactivada'] as const;
export type AccountState = (typeof accountStates)[number];

/** The stored columns of an account. Several can be true at once; the state derived from them is one. */
export interface AccountFacts {
  readonly emailVerified: boolean;
  readonly isVerified: boolean;
  readonly isRejected: boolean;
  readonly isDeactivated: boolean;
}

/** An administrator's rejection outweighs the confirmed e-mail. */
export const accountState = (facts: AccountFacts): AccountState => {
  if (facts.isDeactivated) return 'desactivada';
  if (facts.isRejected) return 'rechazada';
  if (!facts.emailVerified) return 'sin-codigo';
  return facts.isVerified ? 'verificada' : 'pendiente';
};

/** A user as the administration sees them. Only a verified user ever has a role. */
export interface User {
  readonly state: AccountState;
  /** The code was entered once. Stays true whatever an administrator decides afterwards. */
  readonly emailVerified: boolean;
  readonly roles: readonly Role[];
}

/** A decision on the account, or its new complete list of roles. */
export type UserChange = 'verify' | 'reject' | 'deactivate' | { readonly roles: readonly Role[] };

export type UserChangeRefusal =
  /** The e-mail address must be confirmed before. */
  | { readonly kind: 'email-unproven' }
  /** The account already is in this state. */
  | { readonly kind: 'already'; readonly state: AccountState }
  /** A verified user can't be rejected, only deactivated. */
  | { readonly kind: 'verified-already' }
  /** Only a verified user can be deactivated or given a role. */
  | { readonly kind: 'not-verified' }
  /** At least one active administrator must remain. */
  | { readonly kind: 'last-admin' };

/**
 * The user after the change, or why it is refused. `otherActiveAdmins` counts the verified administrators besides
 * this one; read it under a lock that keeps it from changing. Roles that the user already has change nothing.
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

/** Also readmits a rejected or deactivated user. */
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

/** Removes the roles too, so that a later reactivation doesn't restore them unnoticed. */
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
