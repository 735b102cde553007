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
export interface Person {
  readonly state: AccountState;
  /** The code was entered once; stays true whatever an administrator decides afterwards. */
  readonly emailVerified: boolean;
  readonly roles: readonly Role[];
}

/** A decision on the account, or the roles that are theirs from now on. */
export type PersonChange = 'verify' | 'reject' | 'deactivate' | { readonly roles: readonly Role[] };

export type PersonRefusal =
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
export const changePerson = (
  person: Person,
  change: PersonChange,
  otherActiveAdmins: number,
): Result<Person, PersonRefusal> => {
  if (change === 'verify') return verify(person);
  if (change === 'reject') return reject(person);
  if (change === 'deactivate') return deactivate(person, otherActiveAdmins);
  return setRoles(person, change.roles, otherActiveAdmins);
};

/** Also brings back somebody who was rejected or deactivated. */
const verify = (person: Person): Result<Person, PersonRefusal> => {
  if (person.state === 'verificada') return refuse({ kind: 'already', state: person.state });
  if (!person.emailVerified) return refuse({ kind: 'email-unproven' });
  return accept({ ...person, state: 'verificada' });
};

const reject = (person: Person): Result<Person, PersonRefusal> => {
  if (person.state === 'rechazada') return refuse({ kind: 'already', state: person.state });
  if (person.state === 'verificada') return refuse({ kind: 'verified-already' });
  if (person.state === 'desactivada') return refuse({ kind: 'already', state: person.state });
  return accept({ ...person, state: 'rechazada', roles: [] });
};

/** The roles go with it, so that coming back one day never brings them back unseen. */
const deactivate = (person: Person, otherActiveAdmins: number): Result<Person, PersonRefusal> => {
  if (person.state === 'desactivada') return refuse({ kind: 'already', state: person.state });
  if (person.state !== 'verificada') return refuse({ kind: 'not-verified' });
  const withoutRoles = setRoles(person, [], otherActiveAdmins);
  return withoutRoles.ok ? accept({ ...withoutRoles.value, state: 'desactivada' }) : withoutRoles;
};

const setRoles = (
  person: Person,
  wanted: readonly Role[],
  otherActiveAdmins: number,
): Result<Person, PersonRefusal> => {
  if (person.state !== 'verificada' && wanted.some((role) => !person.roles.includes(role)))
    return refuse({ kind: 'not-verified' });
  const isActiveAdmin = person.roles.includes('admin') && person.state === 'verificada';
  if (isActiveAdmin && !wanted.includes('admin') && otherActiveAdmins < 1)
    return refuse({ kind: 'last-admin' });
  return accept({ ...person, roles: wanted });
};
