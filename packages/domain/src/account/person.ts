import { accept, type Result, refuse } from '../result.ts';

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

/** A person as administration sees them. Only a verified person ever holds the role. */
export interface Person {
  readonly state: AccountState;
  /** The code was entered once; stays true whatever an administrator decides afterwards. */
  readonly emailVerified: boolean;
  readonly isAdmin: boolean;
}

export type PersonChange = 'verify' | 'reject' | 'deactivate' | 'give-admin' | 'take-admin';

export type PersonRefusal =
  /** The e-mail address must be proven first: both gates are needed. */
  | { readonly kind: 'email-unproven' }
  /** Nothing to do: they are there already. */
  | { readonly kind: 'already'; readonly state: AccountState }
  /** Only those who are not in yet can be rejected; a verified person is deactivated instead. */
  | { readonly kind: 'verified-already' }
  /** Only a verified person can be deactivated or given the role. */
  | { readonly kind: 'not-verified' }
  /** Somebody must always be able to administer. */
  | { readonly kind: 'last-admin' };

/**
 * The person after the change, or why it can't be made. `otherActiveAdmins` counts the verified
 * people with the role besides this one; it must be read under a lock that stops it from changing.
 * Giving or taking a role that is so already changes nothing.
 */
export const changePerson = (
  person: Person,
  change: PersonChange,
  otherActiveAdmins: number,
): Result<Person, PersonRefusal> => {
  switch (change) {
    case 'verify':
      return verify(person);
    case 'reject':
      return reject(person);
    case 'deactivate':
      return deactivate(person, otherActiveAdmins);
    case 'give-admin':
      if (person.state !== 'verificada') return refuse({ kind: 'not-verified' });
      return accept({ ...person, isAdmin: true });
    case 'take-admin':
      return takeAdmin(person, otherActiveAdmins);
  }
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
  return accept({ ...person, state: 'rechazada', isAdmin: false });
};

/** The role goes with it, so that coming back one day never brings it back unseen. */
const deactivate = (person: Person, otherActiveAdmins: number): Result<Person, PersonRefusal> => {
  if (person.state === 'desactivada') return refuse({ kind: 'already', state: person.state });
  if (person.state !== 'verificada') return refuse({ kind: 'not-verified' });
  const withoutRole = takeAdmin(person, otherActiveAdmins);
  return withoutRole.ok ? accept({ ...withoutRole.value, state: 'desactivada' }) : withoutRole;
};

const takeAdmin = (person: Person, otherActiveAdmins: number): Result<Person, PersonRefusal> => {
  const isActiveAdmin = person.isAdmin && person.state === 'verificada';
  if (isActiveAdmin && otherActiveAdmins < 1) return refuse({ kind: 'last-admin' });
  return accept({ ...person, isAdmin: false });
};
