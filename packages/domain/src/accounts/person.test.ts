import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountState, accountState, changePerson, type Person, type PersonChange } from './person.ts';
import { roles } from './role.ts';

const states: AccountState[] = ['sin-codigo', 'pendiente', 'verificada', 'rechazada', 'desactivada'];
const changes: PersonChange[] = [
  'verify',
  'reject',
  'deactivate',
  { roles: ['admin'] },
  { roles: ['almacen', 'reparto'] },
  { roles: [] },
];

const aPerson = (overrides: Partial<Person> = {}): Person => ({
  state: 'pendiente',
  emailVerified: true,
  roles: [],
  ...overrides,
});

const isAdmin = ({ roles: held }: Person) => held.includes('admin');

const stateAfter = (from: AccountState, change: PersonChange): AccountState | string => {
  const result = changePerson(aPerson({ state: from, emailVerified: from !== 'sin-codigo' }), change, 1);
  return result.ok ? result.value.state : `no: ${result.refusal.kind}`;
};

describe('the state of an account', () => {
  it('follows from what was proven and decided; a no weighs most', () => {
    const facts = { emailVerified: true, isVerified: false, isRejected: false, isDeactivated: false };
    expect(accountState({ ...facts, emailVerified: false })).toBe('sin-codigo');
    expect(accountState(facts)).toBe('pendiente');
    expect(accountState({ ...facts, isVerified: true })).toBe('verificada');
    expect(accountState({ ...facts, isRejected: true })).toBe('rechazada');
    expect(accountState({ ...facts, isDeactivated: true, isRejected: true })).toBe('desactivada');
  });

  it('needs both gates: verified without a proven e-mail is not in', () => {
    const facts = { emailVerified: false, isVerified: true, isRejected: false, isDeactivated: false };
    expect(accountState(facts)).toBe('sin-codigo');
  });
});

describe('changing an account', () => {
  it('goes only where it may', () => {
    const rows = [
      ['sin-codigo', 'verify', 'no: email-unproven'],
      ['sin-codigo', 'reject', 'rechazada'],
      ['sin-codigo', 'deactivate', 'no: not-verified'],
      ['pendiente', 'verify', 'verificada'],
      ['pendiente', 'reject', 'rechazada'],
      ['pendiente', 'deactivate', 'no: not-verified'],
      ['verificada', 'verify', 'no: already'],
      ['verificada', 'reject', 'no: verified-already'],
      ['verificada', 'deactivate', 'desactivada'],
      ['rechazada', 'verify', 'verificada'],
      ['rechazada', 'reject', 'no: already'],
      ['rechazada', 'deactivate', 'no: not-verified'],
      ['desactivada', 'verify', 'verificada'],
      ['desactivada', 'reject', 'no: already'],
      ['desactivada', 'deactivate', 'no: already'],
    ] as const;
    expect(rows.map(([from, change]) => [from, change, stateAfter(from, change)])).toEqual(rows);
  });

  it.each(roles)('gives %s to verified people only, and takes it from anybody', (role) => {
    for (const state of states) {
      const given = changePerson(aPerson({ state }), { roles: [role] }, 1);
      expect(given.ok).toBe(state === 'verificada');
      expect(changePerson(aPerson({ state, roles: [role] }), { roles: [] }, 1)).toEqual({
        ok: true,
        value: aPerson({ state }),
      });
    }
  });

  it('lets the last administrator take on other work, and gives up only that role to nobody', () => {
    const last = aPerson({ state: 'verificada', roles: ['admin'] });
    expect(changePerson(last, { roles: ['admin', 'almacen'] }, 0).ok).toBe(true);
    const both = aPerson({ state: 'verificada', roles: ['admin', 'almacen'] });
    expect(changePerson(both, { roles: ['admin'] }, 0).ok).toBe(true);
    expect(changePerson(both, { roles: ['almacen'] }, 0)).toEqual({
      ok: false,
      refusal: { kind: 'last-admin' },
    });
    expect(changePerson(aPerson({ state: 'verificada', roles: ['cuentas'] }), { roles: [] }, 0).ok).toBe(
      true,
    );
  });

  it('takes the roles from somebody who is deactivated, so that coming back does not restore them', () => {
    const out = changePerson(aPerson({ state: 'verificada', roles: ['admin', 'almacen'] }), 'deactivate', 1);
    expect(out).toEqual({ ok: true, value: aPerson({ state: 'desactivada' }) });
    if (!out.ok) return;
    expect(changePerson(out.value, 'verify', 1)).toEqual({
      ok: true,
      value: aPerson({ state: 'verificada' }),
    });
  });

  it.each<PersonChange>(['deactivate', { roles: [] }])(
    'refuses to %j the last active administrator',
    (change) => {
      const last = aPerson({ state: 'verificada', roles: ['admin'] });
      expect(changePerson(last, change, 0)).toEqual({ ok: false, refusal: { kind: 'last-admin' } });
      expect(changePerson(last, change, 1).ok).toBe(true);
    },
  );

  it('whatever administrators do, in whatever order, somebody administers and only verified people hold roles', () => {
    const command = fc.record({ who: fc.nat({ max: 3 }), change: fc.constantFrom(...changes) });
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const people = [
          aPerson({ state: 'verificada', roles: ['admin'] }),
          aPerson({ state: 'verificada' }),
          aPerson(),
          aPerson({ state: 'sin-codigo', emailVerified: false }),
        ];
        for (const { who, change } of commands) {
          const person = people[who] ?? aPerson();
          const others = people.filter((other, index) => isAdmin(other) && index !== who).length;
          const result = changePerson(person, change, others);
          if (result.ok) people[who] = result.value;
        }
        expect(people.some(isAdmin)).toBe(true);
        const staff = people.filter((person) => person.roles.length > 0);
        expect(staff.every(({ state }) => state === 'verificada')).toBe(true);
      }),
    );
  });
});
